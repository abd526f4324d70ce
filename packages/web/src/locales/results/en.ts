/** What is asked before a result is deleted. */
export const catalogue = {
  'results.delete': 'Delete the result from {when}',
  'results.delete.text': 'The game and its replay will go too, and it will no longer count in your results.',
  'results.delete-all': 'Delete all results',
  'results.delete-all.text':
    'All results and finished games on this device will go. Games you haven’t finished stay.',
  'results.deleted': 'Deleted.',
  'results.delete.yes': 'Delete',
};

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
