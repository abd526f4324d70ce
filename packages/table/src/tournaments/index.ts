/** Tournaments of all kinds: the public face. */
export { ARENA_STEP, BREAK, nextAdvance, pairRound } from './advance.ts';
export { pairArena, type Waiting } from './arena.ts';
export {
  create,
  decideTournament,
  type FinishedGame,
  type TournamentCommand,
  type TournamentDecision,
} from './decide.ts';
export { matchPoints, roundPercents } from './duplicate.ts';
export { bracket, type Match } from './knockout.ts';
export { readPlan } from './plan.ts';
export { TOURNAMENT_OVER, UNKNOWN_TOURNAMENT } from './refusals.ts';
export { type RankedPlayer, tournamentStandings } from './standings.ts';
export { pairSwiss } from './swiss.ts';
export { type TournamentTableResult, tournamentResult } from './table-result.ts';
export {
  type Entrant,
  type ReadonlyTournament,
  SEATS,
  Tournament,
  type TournamentGame,
} from './tournament.ts';
