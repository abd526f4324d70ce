/** The words of firsts and bests in English: the source of their keys for every other language. */
export const catalogue = {
  'achieve.more': 'More goals',
  'achieve.text': 'Milestones and records from your games on this device.',
  'achieve.text.account': 'Milestones and records from your games on this device and in your account.',
  'achieve.away': 'Can’t reach your account right now. Showing games on this device only.',
  'achieve.ask':
    'Before you signed in, {count, plural, one {# game was} other {# games were}} finished on this device. Did you play {count, plural, one {it} other {them}}?',
  'achieve.ask.yes': 'Yes, add to my account',
  'achieve.ask.no': 'No, not me',
  'achieve.sign-in': 'Sign in to see them on all your devices',
  'achieve.bests': 'Records',
  'achieve.points': 'Points',
  'achieve.wins': 'First wins',
  'achieve.levels': 'Bots beaten',
  'achieve.feats': 'Feats',
  'achieve.most': 'Most points',
  'achieve.row': 'Wins in a row',
  'achieve.whole-dynasty': 'All three games of a Dynasty won',
  'achieve.spells': 'Every spell used',
  'achieve.streak': 'Three wins in a row',
  'achieve.games': 'Games played: {count}',
  'achieve.pad': 'Score a game played at home',
  'achieve.not-yet': 'Not yet',
  'achieve.count': '{count} of {all}',
  'achieve.new': 'New: {what}',
  'achieve.new.more': 'New: {what} (and {count} more)',
};

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
