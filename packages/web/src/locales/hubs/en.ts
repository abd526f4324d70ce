/** The words of the pages “Study” and “People” in English: the source of their keys for every other language. */
export const catalogue = {
  'hub.study.text': 'Look back at your games and find the better move.',
  'hub.replay.text': 'From a file or a link, move by move.',
  'hub.editor.text': 'Any position you like, to analyse it.',
  'hub.archive.text': 'With statistics, ready to review.',
  'hub.results.text': 'What your games on this device add up to.',
  'hub.achievements.text': 'Medals for your milestones.',
  'hub.pad.text': 'Counts the points of a game at a real table.',
  'hub.people.text': 'Find company, compare, and stay in touch.',
  'hub.friends': 'Friends',
  'hub.friends.text': 'Who’s online, and a game in two taps.',
  'hub.now.text': 'Get paired with the next free player.',
  'hub.table.text': 'A link for your friends. No account needed.',
  'hub.clubs.text': 'A season among friends, with its own standings.',
  'hub.tournaments.text': 'Many players, one winner. Or the same deal for everyone.',
  'hub.leaders.text': 'Who’s strongest in rated games.',
  'hub.programs': 'Programs',
  'hub.programs.text': 'Written by players, they compete day and night.',
  'hub.account.text': 'Your name, devices and privacy.',
} as const satisfies Readonly<Record<string, string>>;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
