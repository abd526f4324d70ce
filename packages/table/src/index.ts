/** A table of either game: the public face. */
export type { Halt, Proposal } from './agreement.ts';
export { askedSeats, isCalledOffAlone } from './agreement.ts';
export { coloursOf } from './colours.ts';
export type { CommandNamed, Decision, HostCommand, PlayerCommand, TableCommand, Terms } from './command.ts';
export { DAILY, DAILY_SEAT, dailySalts, dailyTerms } from './daily-terms.ts';
export { decide } from './decide/decide.ts';
export { isAmongFriends } from './decide/decide-agreement.ts';
export { isDealDue } from './decide/decide-deal.ts';
export { type Due, nextDue } from './decide/decide-host.ts';
export { rematchTerms, requestedTerms } from './decide/decide-opening.ts';
export type { TableStatus } from './facts.ts';
export type { Clocks } from './game-clock.ts';
export { withOutages } from './outages.ts';
export { PAIRING_CLOCKS } from './pairing-clocks.ts';
export type { PlayedMove, SpelledMove } from './played-game.ts';
export { ratedMode } from './rated.ts';
export {
  CLOSED,
  MEMBERS_ONLY,
  NOT_AGREED,
  NOT_OVER,
  NOT_SEATED,
  NOT_WELCOME,
  UNKNOWN_TABLE,
} from './refusals.ts';
export { type BotSeat, botOf, type OpenSeat, type PersonSeat, type SeatState } from './seat-state.ts';
export { type ReadonlyTable, Table } from './table.ts';
