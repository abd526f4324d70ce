/** The ladder of programs: their accounts, standings and games. */
import Type, { type Static } from 'typebox';
import { closed, LevelSchema, ModesSchema, PlayerSchema, TableIdSchema, TimeSchema } from './parts.ts';
import { RATED_MODES } from './vocabulary.ts';

const ModeSchema = Type.Enum([...RATED_MODES]);
const page = { next: Type.Optional(Type.String({ description: 'goes into `after` for the next page' })) };

/** A program of the member who asks. Its token is shown when it is made, and never again. */
export const ProgramSchema = Type.Object(
  {
    program: PlayerSchema,
    madeAt: TimeSchema,
    games: Type.Integer({ description: 'of the ladder, within the last day' }),
    playing: Type.Optional(TableIdSchema),
  },
  closed,
);
export type Program = Static<typeof ProgramSchema>;

export const MyProgramsSchema = Type.Object(
  { programs: Type.Array(ProgramSchema), most: Type.Integer({ description: 'that a member may have' }) },
  closed,
);
export type MyPrograms = Static<typeof MyProgramsSchema>;

/** What a program waits for: the first of these that comes about. */
export const LadderWishSchema = Type.Object({ modes: ModesSchema }, closed);

export const LadderTurnSchema = Type.Object(
  {
    table: Type.Optional(
      Type.Object(
        { id: TableIdSchema, mode: ModeSchema },
        {
          ...closed,
          description: 'where a seat is taken for the program: send `ready`; absent: ask again',
        },
      ),
    ),
  },
  closed,
);
export type LadderTurn = Static<typeof LadderTurnSchema>;

const Strength = {
  rating: Type.Integer({ description: '1500 is a Baron; 400 more win ten games of eleven' }),
  deviation: Type.Integer({ description: 'how far off the rating may be, in nineteen of twenty cases' }),
};

/** A program, or a level of ours, whose rating is fixed: the others are measured by it. */
export const LadderStandingSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('program'),
      program: PlayerSchema,
      owner: Type.String({ description: 'the name of the member whose program it is' }),
      ...Strength,
      provisional: Type.Optional(Type.Literal(true, { description: 'too few games to be sure' })),
      games: Type.Integer(),
      wins: Type.Integer(),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('level'), level: LevelSchema, ...Strength }, closed),
]);
export type LadderStanding = Static<typeof LadderStandingSchema>;

export const LadderSchema = Type.Object(
  {
    mode: ModeSchema,
    standings: Type.Array(LadderStandingSchema, { description: 'the strongest first' }),
    waiting: Type.Integer({ description: 'programs that wait for a game of this mode' }),
    time: TimeSchema,
  },
  closed,
);
export type Ladder = Static<typeof LadderSchema>;

export const LadderGameSchema = Type.Object(
  {
    table: TableIdSchema,
    mode: ModeSchema,
    at: TimeSchema,
    running: Type.Optional(Type.Literal(true, { description: 'it can be watched' })),
    seats: Type.Array(
      Type.Object(
        {
          program: Type.Optional(PlayerSchema),
          level: Type.Optional(LevelSchema),
          place: Type.Optional(Type.Integer({ description: '1 has won; who is tied shares it' })),
        },
        closed,
      ),
      { description: 'by seat; a program that was erased has no name' },
    ),
  },
  closed,
);
export type LadderGame = Static<typeof LadderGameSchema>;

export const LadderGamesSchema = Type.Object({ games: Type.Array(LadderGameSchema), ...page }, closed);
export type LadderGames = Static<typeof LadderGamesSchema>;
