/** The closed lists of the protocol. No schema library here: the page bundles this file. */

export const PROTOCOL_VERSION = 1;

/** The format of a table's events, told by the first of them: old tables must open for ever. */
export const TABLE_FORMAT = 'kingdomino-table/1';

/** The largest message a client may send, in bytes. */
export const MOST_BYTES = 8192;

/** The longest name, in characters. */
export const MOST_NAME = 24;

/** How deep branches of a study lie in each other, and how many moves one edit may bring. */
export const MOST_DEPTH = 64;
export const MOST_EDIT_MOVES = 40;

/** Bots for a seat, weakest first. */
export const BOT_LEVELS = ['squire', 'knight', 'baron', 'duke', 'prince', 'grandmaster'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What seats wear, in this order unless others are chosen. Looks only: no rule knows them. */
export const SEAT_COLOURS = ['pink', 'yellow', 'green', 'blue'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** What players may say, by key: the page translates them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'thinking',
  'nice-move',
  'oops',
  'thanks',
  'sorry',
  'well-played',
  'good-game',
  'rematch',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What all people at a table can agree on during a game. */
export const PROPOSALS = ['abort', 'pause'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

/** The longest free text, in characters. */
export const MOST_TEXT = 280;

/** Why somebody is reported. */
export const REPORT_REASONS = ['abuse', 'name', 'cheating', 'stalling', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What people are rated in, each apart: Kingdomino by seats, Mighty Duel, Duel. */
export const RATED_MODES = ['two', 'three', 'four', 'mighty', 'duel'] as const;
export type RatedMode = (typeof RATED_MODES)[number];

/** By what a club ranks its members. */
export const SCORINGS = ['wins', 'points', 'places'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** How a tournament goes. */
export const TOURNAMENT_KINDS = ['swiss', 'duplicate', 'arena', 'knockout'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/** The format of a tournament's events, told by the first of them. */
export const TOURNAMENT_FORMAT = 'kingdomino-tournament/1';

/** What a queued player wants the game to count for; `either`: whatever comes first. */
export const STAKES = ['rated', 'casual', 'either'] as const;
export type Stakes = (typeof STAKES)[number];

export const LISTS = ['open', 'watch', 'mine', 'finished'] as const;
export type ListName = (typeof LISTS)[number];

/** The kinds of notifications outside the page; each can be switched off. */
export const NOTIFICATION_KINDS = ['turn', 'invited', 'full', 'time'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
/** Webhooks are also told that a game is over. */
export const WEBHOOK_KINDS = [...NOTIFICATION_KINDS, 'finished'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Why a connection is closed: WebSocket close codes of our own range. */
export const CLOSE_CODES = {
  /** The server restarts: connect again. */
  restart: 4000,
  /** Too many bad or too many messages. */
  abuse: 4001,
  /** Neither said nor watched anything for long. */
  idle: 4003,
  /** The identity was signed out. */
  signedOut: 4004,
} as const;
export type CloseReason = keyof typeof CLOSE_CODES;
