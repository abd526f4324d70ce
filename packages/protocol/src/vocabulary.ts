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

/** The longest notice of a club, in characters, and how many its board has room for. */
export const MOST_NOTICE = 500;
export const MOST_NOTICES = 20;

/** Why somebody is reported. */
export const REPORT_REASONS = ['abuse', 'name', 'cheating', 'stalling', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What people are rated in, each apart: Kingdomino by seats, Mighty Duel, Duel. */
export const RATED_MODES = ['two', 'three', 'four', 'mighty', 'duel'] as const;
export type RatedMode = (typeof RATED_MODES)[number];

/** How long to think, for those who are paired with strangers. */
export const PACES = ['fast', 'normal', 'daily'] as const;
export type Pace = (typeof PACES)[number];

/** What one member can challenge another to. */
export const CHALLENGE_MODES = ['two', 'mighty', 'duel'] as const satisfies readonly RatedMode[];
export type ChallengeMode = (typeof CHALLENGE_MODES)[number];

/** For whom something of a member is. Friends are those who follow each other. */
export const AUDIENCES = ['nobody', 'friends', 'everybody'] as const;
export type Audience = (typeof AUDIENCES)[number];

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
/**
 * The kinds of news in the page, each with one switch for everything: what is off is neither listed nor sent. `club`: a
 * table of one's club waits for players; `write`: free text is asked for; `study`: a finished game is looked at together.
 * Of tournaments: one begins, a round is paired, one is over.
 */
export const NEWS_KINDS = [
  'turn',
  'challenge',
  'rematch',
  'club',
  'write',
  'study',
  'followed',
  'tournament',
  'paired',
  'result',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];
/** News that devices get as they are, and webhooks that ask for them. Of turns and rematches both are told by the table. */
export const SENT_NEWS_KINDS = [
  'challenge',
  'club',
  'write',
  'study',
  'followed',
  'tournament',
  'paired',
  'result',
] as const satisfies readonly NewsKind[];
export type SentNewsKind = (typeof SENT_NEWS_KINDS)[number];
/** What webhooks are told of a table: also that a game is over. */
export const TABLE_WEBHOOK_KINDS = [...NOTIFICATION_KINDS, 'finished'] as const;
export type TableWebhookKind = (typeof TABLE_WEBHOOK_KINDS)[number];
export const WEBHOOK_KINDS = [...TABLE_WEBHOOK_KINDS, ...SENT_NEWS_KINDS] as const;
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

/** The heads that a player can be shown by: looks only. */
export const AVATARS = [
  'baker',
  'bard',
  'falconer',
  'fisher',
  'gardener',
  'herbalist',
  'jester',
  'mason',
  'miller',
  'miner',
  'monk',
  'shepherd',
] as const;
export type Avatar = (typeof AVATARS)[number];
