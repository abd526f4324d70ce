/** Tournaments: what they are planned as, their events, and what requests answer about them. */
import Type, { type Static } from 'typebox';
import {
  ClubIdSchema,
  closed,
  LevelSchema,
  NameSchema,
  PlayerSchema,
  TableIdSchema,
  TimeSchema,
  TournamentIdSchema,
  VisibilitySchema,
} from './parts.ts';
import { RATED_MODES, type TOURNAMENT_FORMAT, TOURNAMENT_KINDS } from './vocabulary.ts';

const TournamentKindSchema = Type.Enum([...TOURNAMENT_KINDS], {
  description: 'duplicate: every table of a round plays the same deal',
});

/** What whoever plans a tournament says about it. */
export const TournamentWishSchema = Type.Object(
  {
    kind: TournamentKindSchema,
    mode: Type.Enum([...RATED_MODES]),
    rated: Type.Boolean(),
    visibility: VisibilitySchema,
    club: Type.Optional(ClubIdSchema),
    byLink: Type.Optional(
      Type.Boolean({ description: 'of a club: whether also others who have the link may join' }),
    ),
    startsAt: Type.Optional(
      Type.Integer({ description: 'absent: when it is full, or when its organiser says so' }),
    ),
    most: Type.Integer({ minimum: 2, maximum: 1000, description: 'players' }),
    checkIn: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 60,
        description: 'minutes before the start in which players say that they are there',
      }),
    ),
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 15, description: 'swiss and duplicate' })),
    minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 720, description: 'arena' })),
    seconds: Type.Integer({ minimum: 30, maximum: 3600, description: 'each player’s time for a game' }),
    increment: Type.Integer({ minimum: 0, maximum: 60, description: 'seconds more for each turn' }),
    against: Type.Optional(
      Type.Enum(['people', 'bots'], { description: 'duplicate: at tables of people, or everybody alone' }),
    ),
    bots: Type.Optional(LevelSchema),
    late: Type.Optional(
      Type.Boolean({ description: 'whether players may join until half of the rounds are played' }),
    ),
  },
  closed,
);
export type TournamentWish = Static<typeof TournamentWishSchema>;

/** With its name, which the server draws: nobody writes one that others would have to read. */
export const TournamentPlanSchema = Type.Object(
  { name: NameSchema, ...TournamentWishSchema.properties },
  closed,
);
export type TournamentPlan = Static<typeof TournamentPlanSchema>;

/** By seat. Absent where the table was closed by the operator: it counts for nobody. */
export interface TournamentResult {
  /** 1 for the winner; who is tied shares it. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly forfeited?: readonly number[];
  /** Of these, who did not move at all. */
  readonly idle?: readonly number[];
}

export interface TournamentPairing {
  /** Its number in the tournament, from 0. */
  readonly game: number;
  readonly table: string;
  /** By seat; bots have the seats after them. */
  readonly players: readonly string[];
  /** Of a knock-out: which match of the round. */
  readonly match?: number;
}

interface Happened<Name extends string> {
  readonly type: Name;
  readonly at: number;
}

/** What happens in a tournament, in order and for ever. Players stand there by their ids alone. */
export type TournamentEvent =
  | (Happened<'created'> & {
      readonly format: typeof TOURNAMENT_FORMAT;
      readonly plan: TournamentPlan;
      /** Absent: the operator. */
      readonly by?: string;
      /** The commitments to the deals, by round. */
      readonly deals?: readonly string[];
    })
  | (Happened<'joined'> & { readonly player: string; readonly rating?: number })
  | (Happened<'left'> & { readonly player: string; readonly because?: 'no-show' | 'removed' })
  | (Happened<'checked-in'> & { readonly player: string })
  | Happened<'started'>
  | (Happened<'paired'> & {
      /** From 1. */
      readonly round: number;
      readonly games: readonly TournamentPairing[];
      readonly byes?: readonly string[];
    })
  | (Happened<'finished'> & { readonly game: number; readonly result?: TournamentResult })
  | Happened<'paused'>
  | Happened<'resumed'>
  /** Nobody could play from … to …: what was planned for later comes later. */
  | (Happened<'delayed'> & { readonly from: number; readonly to: number })
  | (Happened<'ended'> & { readonly because?: 'cancelled' | 'too-few' });
export type TournamentEventOf<Name extends TournamentEvent['type']> = Extract<
  TournamentEvent,
  { readonly type: Name }
>;

export const TOURNAMENT_STATES = ['open', 'running', 'over', 'cancelled'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];
export const TOURNAMENT_LISTS = ['running', 'soon', 'past', 'mine', 'all'] as const;
export type TournamentList = (typeof TOURNAMENT_LISTS)[number];

/** One line of a list. */
export const TournamentSummarySchema = Type.Object(
  {
    tournament: TournamentIdSchema,
    ...TournamentPlanSchema.properties,
    state: Type.Enum([...TOURNAMENT_STATES]),
    paused: Type.Optional(Type.Literal(true)),
    players: Type.Integer(),
    round: Type.Optional(Type.Integer({ description: 'that is played' })),
    endsAt: Type.Optional(Type.Integer({ description: 'of an arena' })),
    endedAt: Type.Optional(TimeSchema),
    createdAt: TimeSchema,
    podium: Type.Optional(Type.Array(PlayerSchema, { description: 'the first three, once it is over' })),
  },
  closed,
);
export type TournamentSummary = Static<typeof TournamentSummarySchema>;

export const TournamentsSchema = Type.Object(
  {
    tournaments: Type.Array(TournamentSummarySchema),
    next: Type.Optional(Type.String({ description: 'the `after` of the next page' })),
  },
  closed,
);
export type Tournaments = Static<typeof TournamentsSchema>;

export const TournamentStandingSchema = Type.Object(
  {
    place: Type.Integer({ description: 'equal results share it' }),
    player: Type.Optional(PlayerSchema),
    score: Type.Number({
      description:
        'swiss: one for each opponent behind, half for a tied one; duplicate: percent of the match points, among people the mean lead in points; arena: points; knock-out: matches won',
    }),
    games: Type.Integer(),
    buchholz: Type.Optional(Type.Number({ description: 'the scores of all opponents' })),
    margin: Type.Optional(Type.Number({ description: 'points more than the others at the table, in all' })),
    streak: Type.Optional(Type.Integer({ description: 'arena: games won in a row' })),
    out: Type.Optional(Type.Literal(true, { description: 'has left, or was knocked out' })),
    you: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type TournamentStanding = Static<typeof TournamentStandingSchema>;

const GamePlayerSchema = Type.Object(
  {
    player: Type.Optional(PlayerSchema),
    place: Type.Optional(Type.Integer()),
    points: Type.Optional(Type.Integer()),
    percent: Type.Optional(
      Type.Number({ description: 'duplicate against bots: of the match points of this seat' }),
    ),
    forfeited: Type.Optional(Type.Literal(true)),
  },
  closed,
);

export const TournamentGameRowSchema = Type.Object(
  {
    game: Type.Integer(),
    round: Type.Integer(),
    match: Type.Optional(Type.Integer()),
    table: Type.Optional(
      Type.String({ description: 'absent while one must not look: a deal that others still play' }),
    ),
    state: Type.Enum(['playing', 'finished', 'void']),
    seats: Type.Array(GamePlayerSchema),
  },
  closed,
);
export type TournamentGameRow = Static<typeof TournamentGameRowSchema>;

const RoundDealSchema = Type.Object(
  {
    deal: TableIdSchema,
    commitment: Type.String(),
    seed: Type.Optional(Type.String({ description: 'once the round is over' })),
  },
  closed,
);

export const TournamentRoundSchema = Type.Object(
  {
    round: Type.Integer(),
    games: Type.Array(TournamentGameRowSchema),
    byes: Type.Array(PlayerSchema),
    deal: Type.Optional(RoundDealSchema),
    next: Type.Optional(Type.Integer({ description: 'the `after` of the next page' })),
  },
  closed,
);
export type TournamentRound = Static<typeof TournamentRoundSchema>;

const BracketSideSchema = Type.Object(
  {
    player: Type.Optional(PlayerSchema),
    wins: Type.Number({ description: 'games; a drawn one is half' }),
    won: Type.Optional(Type.Literal(true, { description: 'the match; without an opponent: a bye' })),
  },
  closed,
);

const BracketMatchSchema = Type.Object(
  {
    match: Type.Integer({
      description: 'from 0, from top to bottom; two of them lead to one of the next round',
    }),
    sides: Type.Array(BracketSideSchema, { minItems: 2, maxItems: 2 }),
    table: Type.Optional(Type.String({ description: 'of the game that is played' })),
  },
  closed,
);
export type BracketMatch = Static<typeof BracketMatchSchema>;

const MyTournamentSchema = Type.Object(
  {
    state: Type.Enum(['in', 'left', 'out']),
    checkedIn: Type.Optional(Type.Literal(true)),
    table: Type.Optional(TableIdSchema),
    bye: Type.Optional(Type.Literal(true)),
    standing: Type.Optional(TournamentStandingSchema),
  },
  closed,
);

/** A tournament as its page shows it. */
export const TournamentViewSchema = Type.Object(
  {
    ...TournamentSummarySchema.properties,
    version: Type.Integer({ description: 'the number of its events' }),
    by: Type.Optional(PlayerSchema),
    organiser: Type.Optional(Type.Literal(true, { description: 'I may start, pause and end it' })),
    checkInFrom: Type.Optional(TimeSchema),
    nextRoundAt: Type.Optional(TimeSchema),
    playing: Type.Integer({ description: 'games' }),
    deals: Type.Optional(Type.Array(Type.String(), { description: 'the commitments, by round' })),
    standings: Type.Array(TournamentStandingSchema, { description: 'the first of them' }),
    games: Type.Array(TournamentGameRowSchema, { description: 'that are played, the highest first' }),
    bracket: Type.Optional(
      Type.Array(Type.Array(BracketMatchSchema), { description: 'of a knock-out, by round' }),
    ),
    mine: Type.Optional(MyTournamentSchema),
    now: TimeSchema,
  },
  closed,
);
export type TournamentView = Static<typeof TournamentViewSchema>;

export const TournamentStandingsSchema = Type.Object(
  {
    standings: Type.Array(TournamentStandingSchema),
    next: Type.Optional(Type.Integer({ description: 'the `after` of the next page' })),
  },
  closed,
);
export type TournamentStandings = Static<typeof TournamentStandingsSchema>;

const TOURNAMENT_ORDERS = ['start', 'pause', 'resume', 'cancel', 'remove'] as const;
export const TournamentOrderSchema = Type.Object(
  {
    order: Type.Enum([...TOURNAMENT_ORDERS]),
    player: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$', description: 'who is removed' })),
  },
  closed,
);
export type TournamentOrder = Static<typeof TournamentOrderSchema>;
/** By the names that the description of the interface gives them. */
export const TournamentSchemas = {
  TournamentId: TournamentIdSchema,
  TournamentKind: TournamentKindSchema,
  TournamentPlan: TournamentPlanSchema,
  TournamentSummary: TournamentSummarySchema,
  Tournaments: TournamentsSchema,
  TournamentStanding: TournamentStandingSchema,
  TournamentStandings: TournamentStandingsSchema,
  TournamentGame: TournamentGameRowSchema,
  TournamentRoundDeal: RoundDealSchema,
  TournamentRound: TournamentRoundSchema,
  TournamentMatch: BracketMatchSchema,
  MyTournament: MyTournamentSchema,
  Tournament: TournamentViewSchema,
  TournamentOrder: TournamentOrderSchema,
};
export { TournamentIdSchema };
