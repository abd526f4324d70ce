/** The words for looking at a finished game together in English: the source of their keys for every other language. */
export const catalogue = {
  'together.title': 'Looking at it together',
  'together.leads': '{name} leads.',
  'together.you-lead': 'You lead: the others see what you see.',
  'together.nobody': 'Nobody leads.',
  'together.lead': 'Take the lead',
  'together.let': 'Let someone else lead',
  'together.follow': 'Follow {name}',
  'together.following': 'You’re following {name}.',
  'together.wander': 'You’re looking around on your own.',
  'together.people': 'Who’s here',
  'together.points': '{name} points at: {what}',
  'together.came': '{name} is here now.',
  'together.went': '{name} has left.',
  'together.look-only': 'Only whoever leads or played can change this. Open a copy to try it yourself.',
  'together.copy': 'Open a copy for yourself',
  'together.taken': 'Someone else is leading.',
  'together.changed': 'Someone else has just changed this. Take another look.',
  'together.full': 'There’s no more room for notes on this game.',
  'together.hint': 'Press a square, a domino or a die to point at it.',
  'together.running': 'This game isn’t over yet.',
  'together.to-table': 'To the table',
};

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
