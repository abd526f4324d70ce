/** The words of the coach in English: the source of their keys for every other language. */
export const catalogue = {
  'coach.title': 'Coach',
  'coach.thinking': 'Let me think…',
  'coach.failed': 'I couldn’t be loaded. Check your connection.',
  'coach.tell': 'Show me the turn',
  'coach.place': 'row {row}, column {column}',
  'coach.look.board': 'Compare the possible places calmly.',
  'coach.look.gain': 'There are points to be had right now.',
  'coach.look.join': 'Look at this: {what}.',
  'coach.look.centre': 'Keep an eye on the centre of your kingdom.',
  'coach.look.no-hole': 'Watch out for gaps that can’t be filled.',
  'coach.look.pick': 'Look closely at the new line.',
  'coach.look.deny': 'What would {name} like to have?',
  'coach.look.first': 'Think of who picks first next round.',
  'coach.look.spell': 'Look at the spellbook.',
  'coach.look.dice': 'Look closely at the dice.',
  'coach.warning': 'Are you sure?',
  'coach.warning.text': 'This turn gives away about {percent} % of your chance to win, and {points} points.',
  'coach.think-again': 'Think again',
  'coach.play-anyway': 'Play it anyway',
};

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
