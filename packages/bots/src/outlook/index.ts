/**
 * What the Grandmaster sees, for programs that study games: turns worth a look, and simulations of them.
 *
 * @module @kingdomino/bots/outlook
 */
export { utilityOf, WIN_POINTS } from '../evaluation/utility.ts';
export { loadOutlook, openOutlook } from '../open-outlook.ts';
export type { Outlook, OutlookTurn, Sample } from '../outlook.ts';
