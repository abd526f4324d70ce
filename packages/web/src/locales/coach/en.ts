/** The words of the coach in English: the source of their keys for every other language. */
export const catalogue = {
  'coach.title': 'Coach',
  'coach.thinking': 'Let me think…',
  'coach.failed': 'The coach couldn’t be loaded. Check your connection.',
  'coach.tell': 'Show me the move',
  'coach.why': 'Why?',
  'coach.play': 'Play it',
  'coach.look.board': 'Take your time and compare the spots.',
  'coach.look.gain': 'There’s +{points} to be had right here.',
  'coach.look.join': 'Something can grow together here: {what}.',
  'coach.look.centre': 'Keep an eye on the centre of your kingdom.',
  'coach.look.no-hole': 'Watch out for gaps that can’t be filled.',
  'coach.look.pick': 'One domino in the new line can score +{points} for you.',
  'coach.look.deny': '{name} would love one of these dominoes. Which one?',
  'coach.look.first': 'Whoever takes the lowest number picks first next round.',
  'coach.look.spell': 'Look at this spell in your spellbook: {spell}.',
  'coach.look.castle': 'Your castle has a cross to give.',
  'coach.look.die': 'Look for this on the dice: {what}.',
  'coach.look.dice': 'Two of these dice can score +{points} together.',
  'coach.warning': 'Are you sure?',
  'coach.warning.text':
    'This move lowers your chance to win by about {percent} and costs about {points, plural, one {# point} other {# points}}.',
  'coach.think-again': 'Think again',
  'coach.play-anyway': 'Play it anyway',
};

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
