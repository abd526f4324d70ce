/** The levels offered to people, weakest first. Kept apart from the bots so that a page can list them without loading any. */
export const LEVELS = ['squire', 'knight', 'baron', 'duke', 'prince', 'grandmaster'] as const;
/** One of the levels. */
export type Level = (typeof LEVELS)[number];
