/**
 * Matches, tournaments and the signature of what bots play. Runs in a page too; worker threads are in `/node`.
 *
 * @module @kingdomino/bots/arena
 */
export type { ArenaRefusal } from '../refusals.ts';
export { type BotSignature, botSignatures, signatureLine } from '../signature/signature.ts';
export { crossText } from './cross-table.ts';
export { type MatchResult, type MatchSetup, playMatch } from './match.ts';
export { PAPER_OPTIONS, paperOutcome } from './paper.ts';
export {
  type ArenaPlayer,
  Forfeit,
  makeBotPlayer,
  type NewGame,
  type PlayerMaker,
  type Question,
} from './player.ts';
export { reportJson, reportText } from './report.ts';
export type { Plan } from './seating.ts';
export { type Rating, ratings, type Standing, standings } from './standings.ts';
export type { Interval } from './statistics.ts';
export {
  type ArenaGame,
  type ArenaParts,
  checkTournament,
  playGames,
  type Stop,
  type Tournament,
} from './tournament.ts';
