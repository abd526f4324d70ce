/** The protocol without its schemas: types and closed lists, for the page. */
export type { Answer, AnswerOf, AnswerType, CommandRefusal, Refused, TableSummary } from './answers.ts';
export type {
  Club,
  ClubInvitation,
  ClubMember,
  ClubResults,
  ClubTables,
  MyClub,
  Season,
  Standing,
} from './clubs.ts';
export type { Command, CommandOf, CommandType, StudyCommand, TableCommand } from './commands.ts';
export type {
  BotResult,
  DailyDay,
  DailyGame,
  DailyHistory,
  DailyResult,
  DailyResults,
  DailyToday,
  DealTables,
  MyDaily,
} from './daily.ts';
export type { EventOf, TableEvent } from './events.ts';
export type {
  Absence,
  Clock,
  DealPlan,
  FirstSeat,
  Offer,
  Place,
  Player,
  Point,
  SeatPlan,
  SharedDeal,
  StudyEdit,
  Visibility,
} from './parts.ts';
export { REFUSALS, type RefusalCode } from './refusal-codes.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  CLOSE_CODES,
  type CloseReason,
  HOOK_KINDS,
  type HookKind,
  LISTS,
  type ListName,
  MOST_BYTES,
  MOST_EDIT_MOVES,
  MOST_NAME,
  NUDGE_KINDS,
  type NudgeKind,
  PHRASES,
  type Phrase,
  PROTOCOL_VERSION,
  RATED_MODES,
  type RatedMode,
  SCORINGS,
  type Scoring,
  SEAT_COLOURS,
  type SeatColour,
  STAKES,
  type Stakes,
  TABLE_FORMAT,
} from './vocabulary.ts';
