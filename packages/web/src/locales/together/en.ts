/** The words for looking at a finished game together in English: the source of their keys for every other language. */
export const catalogue = {
  'together.title': 'Reviewing together',
  'together.leads': '{name} is in control.',
  'together.you-lead': 'You’re in control: everyone sees what you see.',
  'together.nobody': 'Nobody is in control.',
  'together.lead': 'Take control',
  'together.let': 'Hand over control',
  'together.follow': 'Follow {name}',
  'together.following': 'You’re following {name}.',
  'together.wander': 'You’re looking around on your own.',
  'together.people': 'Who’s here',
  'together.points': '{name} points at: {what}',
  'together.came': '{name} is here now.',
  'together.went': '{name} has left.',
  'together.look-only':
    'Only the players and whoever’s in control can change this. Open a copy to try it yourself.',
  'together.copy': 'Open a copy for yourself',
  'together.taken': 'Someone else is in control.',
  'together.changed': 'Someone else has just changed this. Take another look.',
  'together.full': 'There’s no more room for notes on this game.',
  'together.hint': 'Press a square, a domino or a die to point at it.',
  'together.running': 'This game isn’t over yet.',
  'together.to-table': 'Go to the table',
};

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
