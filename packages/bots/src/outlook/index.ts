/**
 * What the Grandmaster sees, for programs that study games: turns worth a look, and simulations of them.
 *
 * @module @kingdomino/bots/outlook
 */
export { loadOutlook, openOutlook } from '../open-outlook.ts';
export { type Outlook, type OutlookTurn, type Sample, worthOf } from '../outlook.ts';
