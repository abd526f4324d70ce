/** The day's deal and deals of several tables, as `GET` requests answer. */
import Type, { type Static } from 'typebox';
import { SummarySchema } from './answers.ts';
import { closed, GameSchema, LevelSchema, OptionsSchema, TableIdSchema, TimeSchema } from './parts.ts';

const DaySchema = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: "by the server's clock, in UTC",
});
const CommitmentSchema = Type.String({ description: 'SHA-256 of the seed' });
const SeedSchema = Type.String({ description: 'only when nobody plays the deal any more' });
const PointsSchema = Type.Integer();
const RankSchema = Type.Integer({ description: 'at the own table, 1 is the winner' });
const PlaceSchema = Type.Integer({ description: 'among all who finished; equal points share it' });

const ApartSchema = Type.Enum(['guest', 'device'], {
  description:
    'listed apart, and placed among those: of a guest, or from a device on which somebody else had opened the deal',
});

/** What was published about a deal before its day, and when. */
const promise = {
  day: DaySchema,
  deal: TableIdSchema,
  commitment: CommitmentSchema,
  committedAt: TimeSchema,
};

export const MyDailySchema = Type.Object(
  {
    table: TableIdSchema,
    state: Type.Enum(['playing', 'finished', 'unfinished']),
    points: Type.Optional(PointsSchema),
    rank: Type.Optional(RankSchema),
    place: Type.Optional(PlaceSchema),
    apart: Type.Optional(ApartSchema),
  },
  closed,
);
/** What a player has made of a day's deal. */
export type MyDaily = Static<typeof MyDailySchema>;

const TodayGameSchema = Type.Object(
  {
    game: GameSchema,
    ...promise,
    closesAt: TimeSchema,
    options: OptionsSchema,
    bots: Type.Array(LevelSchema, { description: 'on the seats after yours' }),
    finished: Type.Integer({ description: 'how many have finished it and are ranked' }),
    apart: Type.Integer({ description: 'how many beside them have, and are listed apart' }),
    tomorrow: Type.Object(promise, closed),
    mine: Type.Optional(MyDailySchema),
  },
  closed,
);
export type DailyGame = Static<typeof TodayGameSchema>;

export const DailyTodaySchema = Type.Object(
  {
    day: DaySchema,
    endsAt: TimeSchema,
    time: TimeSchema,
    games: Type.Array(TodayGameSchema),
    streak: Type.Optional(
      Type.Integer({ description: 'days in a row on which you finished one, up to today or yesterday' }),
    ),
  },
  closed,
);
export type DailyToday = Static<typeof DailyTodaySchema>;

const ResultSchema = Type.Object(
  {
    place: PlaceSchema,
    name: Type.String(),
    points: PointsSchema,
    rank: RankSchema,
    finishedAt: TimeSchema,
    table: Type.Optional(TableIdSchema),
    you: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type DailyResult = Static<typeof ResultSchema>;

const BotResultSchema = Type.Object({ level: LevelSchema, points: PointsSchema, rank: RankSchema }, closed);
/** What a level makes of the same deal in the same seat, against the same bots. */
export type BotResult = Static<typeof BotResultSchema>;

const DistributionSchema = Type.Array(Type.Object({ points: PointsSchema, count: Type.Integer() }, closed), {
  description: 'fewest points first',
});

export const DailyDaySchema = Type.Object(
  {
    game: GameSchema,
    ...promise,
    beginsAt: TimeSchema,
    closesAt: TimeSchema,
    salts: Type.Array(Type.String()),
    seed: Type.Optional(SeedSchema),
    finished: Type.Integer(),
    distribution: DistributionSchema,
    apart: Type.Object(
      { finished: Type.Integer(), distribution: DistributionSchema },
      { ...closed, description: 'of guests, and where a device had seen the deal' },
    ),
    best: Type.Optional(ResultSchema),
    bots: Type.Array(BotResultSchema),
    mine: Type.Optional(MyDailySchema),
  },
  closed,
);
export type DailyDay = Static<typeof DailyDaySchema>;

const next = Type.Optional(Type.String({ description: 'ask for what follows with `after`' }));

export const DailyResultsSchema = Type.Object({ results: Type.Array(ResultSchema), next }, closed);
export type DailyResults = Static<typeof DailyResultsSchema>;

const PastSchema = Type.Object(
  { day: DaySchema, deal: TableIdSchema, finished: Type.Integer(), mine: MyDailySchema },
  closed,
);
export const DailyHistorySchema = Type.Object(
  { game: GameSchema, days: Type.Array(PastSchema), next },
  closed,
);
export type DailyHistory = Static<typeof DailyHistorySchema>;

export const DealTablesSchema = Type.Object(
  {
    deal: TableIdSchema,
    commitment: CommitmentSchema,
    seed: Type.Optional(SeedSchema),
    tables: Type.Array(SummarySchema, { description: 'the first opened first' }),
    next,
  },
  closed,
);
/** The tables that play one deal. */
export type DealTables = Static<typeof DealTablesSchema>;
