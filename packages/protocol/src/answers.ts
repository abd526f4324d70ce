/** What the server sends: answers (they carry `to`, the id of the command) and news (without). Keyed by `type`. */
import type { GameId, RefusalCodeOf } from '@kingdomino/rules';
import Type, { type Static } from 'typebox';
import { TableEventSchema } from './events.ts';
import {
  ClockSchema,
  ColoursSchema,
  CommandIdSchema,
  closed,
  FirstSeatSchema,
  GameSchema,
  LevelSchema,
  ModesSchema,
  OfferSchema,
  OptionsSchema,
  OutageSchema,
  PaceSchema,
  PlaceSchema,
  PlayerSchema,
  PointSchema,
  RatedSchema,
  SeatSchema,
  SharedDealSchema,
  StakesSchema,
  TableIdSchema,
  TimeSchema,
  VersionSchema,
  WrittenSchema,
} from './parts.ts';
import { NewsItemSchema } from './people.ts';
import { REFUSALS, type RefusalCode } from './refusal-codes.ts';
import { CLOSE_CODES, type CloseReason, LISTS } from './vocabulary.ts';

const message = <const Name extends string, Fields extends Type.TProperties>(type: Name, fields: Fields) =>
  Type.Object({ type: Type.Literal(type), ...fields }, closed);

const to = Type.Optional(CommandIdSchema);

/** Why the rules refused a move or options: their own code. */
type Reason = RefusalCodeOf<GameId> | 'bad-options';

/** A table as a list shows it. */
export const SummarySchema = Type.Object(
  {
    table: TableIdSchema,
    game: GameSchema,
    options: OptionsSchema,
    clock: ClockSchema,
    undo: Type.Boolean(),
    status: Type.Enum(['open', 'playing', 'over', 'closed']),
    seats: Type.Array(FirstSeatSchema),
    colours: Type.Optional(ColoursSchema),
    sharedDeal: Type.Optional(SharedDealSchema),
    rated: Type.Optional(RatedSchema),
    version: VersionSchema,
    toAct: Type.Optional(SeatSchema),
    deadline: Type.Optional(TimeSchema),
    totals: Type.Optional(Type.Array(Type.Integer())),
    ranking: Type.Optional(Type.Array(Type.Array(SeatSchema))),
    openedAt: TimeSchema,
    changedAt: TimeSchema,
    yourSeat: Type.Optional(SeatSchema),
    yourTurn: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type TableSummary = Static<typeof SummarySchema>;

export const AnswerSchemas = {
  pong: message('pong', { to, time: TimeSchema }),
  me: message('me', { to, player: PlayerSchema, protocol: Type.Integer(), time: TimeSchema }),
  tables: message('tables', {
    to,
    list: Type.Enum([...LISTS]),
    tables: Type.Array(SummarySchema),
    next: Type.Optional(Type.String()),
    time: TimeSchema,
  }),
  /** The command was taken (now or when it was first sent); `version` is the table's after it. */
  done: message('done', { to, table: TableIdSchema, version: VersionSchema }),
  refused: message('refused', {
    to,
    code: Type.Unsafe<RefusalCode>(Type.Enum(Object.keys(REFUSALS))),
    text: Type.String(),
    /** The id of the broken rule, for example K-P2, and its own short code. */
    rule: Type.Optional(Type.String()),
    reason: Type.Optional(Type.Unsafe<Reason>(Type.String())),
    version: Type.Optional(VersionSchema),
    retryAfter: Type.Optional(Type.Integer({ description: 'milliseconds' })),
  }),
  /** Events number `from` + 1, `from` + 2, … of a table. `time` is the server's, to show clocks by. */
  events: message('events', {
    to,
    table: TableIdSchema,
    from: VersionSchema,
    events: Type.Array(TableEventSchema),
    /** Of late: they are not among the events before something happens at the table. */
    outages: Type.Optional(Type.Array(OutageSchema)),
    /** With answers: of the store. With another one than before, forget what you have and ask again from 0. */
    generation: Type.Optional(Type.String()),
    time: TimeSchema,
  }),
  /** Nobody could play for a while: clocks stand still from … to …, at every table. */
  outages: message('outages', { outages: Type.Array(OutageSchema), time: TimeSchema }),
  /** Who is connected: by seat, and the number of others who watch. Of who is not, since when, as far as it was seen. */
  presence: message('presence', {
    table: TableIdSchema,
    seats: Type.Array(Type.Boolean()),
    absentSince: Type.Optional(Type.Array(Type.Union([TimeSchema, Type.Null()]))),
    watchers: Type.Integer(),
  }),
  /** What people here wrote to each other: as an answer all of it, as news one. Only for those who sit here. */
  talk: message('talk', { to, table: TableIdSchema, written: Type.Array(WrittenSchema) }),
  /** Somebody who looks at the finished game, where, and what they point at. */
  shown: message('shown', {
    table: TableIdSchema,
    player: PlayerSchema,
    place: Type.Optional(PlaceSchema),
    point: Type.Optional(PointSchema),
    follows: Type.Optional(Type.Literal(true)),
    asks: Type.Optional(Type.Literal(true)),
    gone: Type.Optional(Type.Literal(true)),
  }),
  /** How my wait for other players stands; as news: it has changed. */
  waiting: message('waiting', {
    to,
    state: Type.Enum(['none', 'waiting', 'offered', 'seated']),
    /** With `none`: the others waited for my yes in vain. */
    missed: Type.Optional(Type.Literal(true)),
    modes: Type.Optional(ModesSchema),
    stakes: Type.Optional(StakesSchema),
    pace: Type.Optional(PaceSchema),
    bots: Type.Optional(LevelSchema),
    since: Type.Optional(TimeSchema),
    /** My rating in the first of my modes, and how far from it others may be by now; without `range`: anybody. */
    rating: Type.Optional(Type.Integer()),
    range: Type.Optional(Type.Integer()),
    /** Who else waits for one of my modes. */
    others: Type.Optional(Type.Integer()),
    offer: Type.Optional(OfferSchema),
    /** With `seated`. */
    table: Type.Optional(TableIdSchema),
    time: TimeSchema,
  }),
  /** How many news I have not read; as news: what has just come, and whether something about my challenges has changed. */
  news: message('news', {
    to,
    unread: Type.Integer(),
    item: Type.Optional(NewsItemSchema),
    challenges: Type.Optional(Type.Literal(true)),
  }),
  /** The server is about to close the connection. */
  goodbye: message('goodbye', {
    reason: Type.Unsafe<CloseReason>(Type.Enum(Object.keys(CLOSE_CODES))),
    retryAfter: Type.Integer({ description: 'milliseconds' }),
  }),
} as const;

export type AnswerType = keyof typeof AnswerSchemas;
export type AnswerOf<Name extends AnswerType> = Static<(typeof AnswerSchemas)[Name]>;
export type Answer = { [Name in AnswerType]: AnswerOf<Name> }[AnswerType];
export type Refused = AnswerOf<'refused'>;
/** Why a command was refused, before it is known to whom that is said. */
export type CommandRefusal = Omit<Refused, 'type' | 'to'>;
