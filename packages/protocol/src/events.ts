/**
 * What happens at a table, in order and for ever. A table is the list of its events: the server stores exactly
 * these, sends exactly these, and everything shown is derived from them (`Table` in `@kingdomino/table`).
 * A game on one device is kept as the same events.
 */
import type { Deal, Outcome } from '@kingdomino/rules';
import Type, { type Static } from 'typebox';
import {
  AbsenceSchema,
  ClockSchema,
  ClubIdSchema,
  ColourSchema,
  ColoursSchema,
  closed,
  FirstSeatSchema,
  GameSchema,
  KnowsSchema,
  LadderMarkSchema,
  LevelSchema,
  OptionsSchema,
  PhraseSchema,
  PlayerSchema,
  ProposalSchema,
  RatedSchema,
  SaltSchema,
  SeatSchema,
  SharedDealSchema,
  StudyEditSchema,
  TableIdSchema,
  TimeSchema,
  TournamentGameSchema,
  VISIBILITIES,
} from './parts.ts';
import { TABLE_FORMAT } from './vocabulary.ts';

const event = <const Name extends string, Fields extends Type.TProperties>(type: Name, fields: Fields) =>
  Type.Object({ type: Type.Literal(type), at: TimeSchema, ...fields }, closed);

/** Out of time, gone by its own will, or called without an answer. */
const BecauseSchema = Type.Enum(['time', 'left', 'away']);

export const EventSchemas = {
  /** Always the first. The commitment is to the secret seed of the deal. */
  opened: event('opened', {
    format: Type.Literal(TABLE_FORMAT),
    game: GameSchema,
    options: OptionsSchema,
    seats: Type.Array(FirstSeatSchema),
    colours: Type.Optional(ColoursSchema),
    clock: ClockSchema,
    absence: AbsenceSchema,
    undo: Type.Boolean(),
    /** `device`: everybody sits at one device. A server has no such tables. */
    visibility: Type.Enum([...VISIBILITIES, 'device']),
    by: PlayerSchema,
    commitment: Type.String(),
    previous: Type.Optional(TableIdSchema),
    sharedDeal: Type.Optional(SharedDealSchema),
    rated: Type.Optional(RatedSchema),
    /** The club for which it was opened, and in whose results the game may count. */
    club: Type.Optional(ClubIdSchema),
    /** The tournament that has opened it; such a table is neither broken off nor paused by its players. */
    tournament: Type.Optional(TournamentGameSchema),
    /** Between programs that the server has paired; levels of ours may sit here, too, and have fixed ratings. */
    ladder: Type.Optional(LadderMarkSchema),
  }),
  /** A person takes a free seat. */
  seated: event('seated', {
    seat: SeatSchema,
    player: PlayerSchema,
    knows: Type.Optional(KnowsSchema),
    /** What the player has chosen; absent: what the seat has. */
    colour: Type.Optional(ColourSchema),
  }),
  /** A bot is put on a free seat. */
  filled: event('filled', { seat: SeatSchema, level: LevelSchema }),
  /** A person gets up before the game. */
  vacated: event('vacated', { seat: SeatSchema }),
  /** Whoever opened the table has somebody get up, who does not sit down here again. */
  removed: event('removed', { seat: SeatSchema }),
  /** A person does not want the seat that was kept. */
  declined: event('declined', { seat: SeatSchema, player: PlayerSchema }),
  /** A person's own randomness for the deal; says at the same time that the person is ready. */
  salted: event('salted', { seat: SeatSchema, salt: SaltSchema }),
  /** The salts by seat, empty where none came; the first draw follows. */
  started: event('started', { salts: Type.Array(Type.String()) }),
  moved: event('moved', {
    by: Type.Union([SeatSchema, Type.Literal('chance')]),
    move: Type.String({ description: 'as in the game record' }),
    bot: Type.Optional(LevelSchema),
  }),
  undone: event('undone', { by: SeatSchema }),
  said: event('said', { seat: SeatSchema, phrase: PhraseSchema }),
  /** Somebody asks whether the seat to act is still there; it has a while to move or to say something. */
  called: event('called', { seat: SeatSchema, by: SeatSchema }),
  /** Somebody asks all people at the table whether they agree. */
  proposed: event('proposed', { seat: SeatSchema, what: ProposalSchema }),
  /** One who does not agree ends it. */
  answered: event('answered', { seat: SeatSchema, agrees: Type.Boolean() }),
  /** All agreed: clocks stand and nobody moves, until somebody goes on or the time is over. */
  halted: event('halted', { until: TimeSchema }),
  /** By a seat, or by itself when the time was over. */
  resumed: event('resumed', { seat: Type.Optional(SeatSchema) }),
  /** Somebody did not want to wait any longer for a seat whose player is gone; what came of it follows. */
  claimed: event('claimed', { seat: SeatSchema, by: SeatSchema }),
  /** Whether a seat wants free text. Whoever sits down ends all that was agreed before. */
  consented: event('consented', { seat: SeatSchema, agrees: Type.Boolean() }),
  /** A bot plays on for a person. */
  substituted: event('substituted', { seat: SeatSchema, level: LevelSchema, because: BecauseSchema }),
  /** The person is back. */
  returned: event('returned', { seat: SeatSchema }),
  /** The seat is last; a squire moves for it while others play on. */
  forfeited: event('forfeited', { seat: SeatSchema, because: BecauseSchema }),
  /** The server was down from … to …: clocks stood still. */
  paused: event('paused', { from: TimeSchema, to: TimeSchema }),
  /**
   * Reveals the seed, except of a shared deal: others may still play it. `outcome` is absent when a forfeit ended the
   * game early.
   */
  ended: event('ended', {
    reason: Type.Enum(['finished', 'forfeit']),
    ranking: Type.Array(Type.Array(SeatSchema)),
    outcome: Type.Optional(Type.Unsafe<Outcome>({ type: 'object' })),
    deal: Type.Optional(Type.Unsafe<Deal>({ type: 'object' })),
  }),
  /** The next game of the same players, and who asked for it. */
  rematched: event('rematched', { table: TableIdSchema, by: Type.Optional(PlayerSchema) }),
  /** Given up before the game began, broken off by agreement, or ended by the operator. */
  closed: event('closed', {
    because: Type.Optional(
      Type.Literal('agreed', { description: 'all people agreed to break the game off' }),
    ),
  }),
  /** Who leads those who look at the finished game together; nobody, where nobody is named. */
  led: event('led', { by: Type.Optional(PlayerSchema) }),
  /** The study of the finished game was changed. */
  studied: event('studied', { by: PlayerSchema, edit: StudyEditSchema }),
} as const;

export type EventOf<Name extends keyof typeof EventSchemas> = Static<(typeof EventSchemas)[Name]>;
export type TableEvent = { [Name in keyof typeof EventSchemas]: EventOf<Name> }[keyof typeof EventSchemas];

export const TableEventSchema = Type.Unsafe<TableEvent>(Type.Union(Object.values(EventSchemas)));
