/** What is asked before a result is deleted. */
export const catalogue = {
  'results.delete': 'Delete the result from {when}',
  'results.delete.text':
    'The game and its replay will be deleted too, and it’ll no longer count in your results.',
  'results.delete-all': 'Delete all results',
  'results.delete-all.text':
    'All results and finished games on this device will be deleted. Unfinished games stay.',
  'results.deleted': 'Deleted.',
  'results.delete.yes': 'Delete',
  'games.title': 'My games',
  'results.none': 'Play a game to the end and your results will appear here.',
  'results.modes': 'By game',
  'results.bots': 'Against bots',
  'results.players': '{players, plural, one {# player} other {# players}}',
  'results.at-home': 'At the table at home',
  'results.games': 'Games',
  'results.won': 'Won',
  'results.mean': 'Average',
  'results.best': 'Best',
};

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
