/** Pieces that several messages share. */
import Type, { type Static } from 'typebox';
import {
  AVATARS,
  type Avatar,
  BOT_LEVELS,
  MOST_DEPTH,
  MOST_EDIT_MOVES,
  MOST_NAME,
  MOST_NOTICE,
  MOST_TEXT,
  PACES,
  PHRASES,
  PROPOSALS,
  RATED_MODES,
  REPORT_REASONS,
  SEAT_COLOURS,
  STAKES,
} from './vocabulary.ts';

const closed = { additionalProperties: false } as const;

export const LevelSchema = Type.Enum([...BOT_LEVELS]);
export const PhraseSchema = Type.Enum([...PHRASES]);
export const ProposalSchema = Type.Enum([...PROPOSALS]);
export const ReportReasonSchema = Type.Enum([...REPORT_REASONS]);
export const GameSchema = Type.Enum(['kingdomino', 'duel']);

/** Client-chosen and unique for its player at a table: a repeat is answered, not played twice. */
export const CommandIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
export const TableIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{12,32}$' });
export const SaltSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });
export const SeatSchema = Type.Integer({ minimum: 0, maximum: 3 });
export const VersionSchema = Type.Integer({ minimum: 0, maximum: 100_000 });
export const TimeSchema = Type.Integer({ description: 'milliseconds since 1970, by the server' });
export const NameSchema = Type.String({
  minLength: 1,
  maxLength: 64,
  description: `at most ${MOST_NAME} characters count`,
});

export const AvatarSchema = Type.Enum([...AVATARS], { description: 'the head that one is shown by' });

export const PlayerSchema = Type.Object(
  {
    id: Type.String({ description: 'public, tells nothing about the token' }),
    name: Type.String(),
    bot: Type.Optional(Type.Literal(true, { description: 'a program plays under this name' })),
    member: Type.Optional(Type.Literal(true, { description: 'has a name that lasts and is nobody else’s' })),
    // the list of them stands once, in the command: this schema is in every answer and event
    avatar: Type.Optional(Type.Unsafe<Avatar>(Type.String({ maxLength: 16 }))),
  },
  closed,
);
export type Player = Static<typeof PlayerSchema>;

export const ClockSchema = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object({ kind: Type.Literal('turn'), seconds: Type.Integer({ minimum: 5, maximum: 3600 }) }, closed),
  Type.Object(
    {
      kind: Type.Literal('game'),
      seconds: Type.Integer({ minimum: 30, maximum: 14_400 }),
      increment: Type.Integer({ minimum: 0, maximum: 300 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, closed),
]);
export type Clock = Static<typeof ClockSchema>;

/** What becomes of a seat whose time is over or whose player leaves. */
export const AbsenceSchema = Type.Union([
  Type.Object({ kind: Type.Literal('bot'), level: LevelSchema }, closed),
  Type.Object({ kind: Type.Literal('forfeit') }, closed),
]);
export type Absence = Static<typeof AbsenceSchema>;

export const VISIBILITIES = ['public', 'link'] as const;
export const VisibilitySchema = Type.Enum([...VISIBILITIES]);
export type Visibility = Static<typeof VisibilitySchema>;

export const OptionsSchema = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.Boolean(), Type.Integer()]),
  {
    description: 'as in the game record',
    maxProperties: 20,
  },
);

export const ColourSchema = Type.Enum([...SEAT_COLOURS], { description: 'one that nobody has yet' });

/** By seat. */
export const ColoursSchema = Type.Array(Type.Enum([...SEAT_COLOURS]), {
  minItems: 2,
  maxItems: SEAT_COLOURS.length,
  uniqueItems: true,
  description: 'of the seats, in their order; absent: as listed',
});

/** A deal that more than one table plays: the same seed and the same salts, whoever sits there. */
export const SharedDealSchema = Type.Object(
  {
    deal: TableIdSchema,
    salts: Type.Array(Type.String(), { description: 'by seat, fixed for all tables of the deal' }),
    known: Type.Optional(
      Type.Literal(true, { description: 'the seed was revealed before this table was opened' }),
    ),
    until: Type.Optional(
      Type.Integer({ description: "a day's deal: closed then, unfinished or not, and the seed revealed" }),
    ),
  },
  closed,
);
export type SharedDeal = Static<typeof SharedDealSchema>;

/** Which deal a new table plays, where not one of its own: a new one for several tables, or another table's. */
export const DealPlanSchema = Type.Union([
  Type.Object({ kind: Type.Literal('shared') }, closed),
  Type.Object({ kind: Type.Literal('of'), table: TableIdSchema }, closed),
]);
export type DealPlan = Static<typeof DealPlanSchema>;

export const RatedSchema = Type.Literal(true, {
  description:
    'the result counts for ratings: members only (or bot accounts only), a clock, no undo, absence is forfeit',
});

export const LadderMarkSchema = Type.Literal(true, {
  description: 'a game of the ladder of programs: nobody’s to close, break off or pause',
});

export const ClubIdSchema = Type.String({
  pattern: '^[A-Za-z0-9_-]{12,32}$',
  description: 'opens nothing by itself: only members read their club',
});

export const TournamentIdSchema = Type.String({
  pattern: '^[A-Za-z0-9_-]{12,32}$',
  description: 'of a tournament; who has it may look at it',
});

/** The game of a tournament that a table plays. */
export const TournamentGameSchema = Type.Object(
  { id: TournamentIdSchema, game: Type.Integer({ description: 'its number in the tournament' }) },
  closed,
);

/** What somebody waits for: the first of these that comes about. */
export const ModesSchema = Type.Array(Type.Enum([...RATED_MODES]), {
  minItems: 1,
  maxItems: RATED_MODES.length,
  uniqueItems: true,
});
export const PaceSchema = Type.Enum([...PACES], { description: 'absent: `normal`' });
export const StakesSchema = Type.Enum([...STAKES]);
export const OfferIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' });

/** A time in which nobody could play. */
export const OutageSchema = Type.Object({ from: TimeSchema, to: TimeSchema }, closed);

/** Those who were paired: a table, once everybody has said yes. */
export const OfferSchema = Type.Object(
  {
    id: OfferIdSchema,
    mode: Type.Enum([...RATED_MODES]),
    rated: Type.Optional(RatedSchema),
    pace: Type.Optional(PaceSchema),
    people: Type.Integer({ description: 'who were paired, myself among them' }),
    bots: Type.Integer({ description: 'seats that bots take' }),
    until: Type.Integer({ description: 'who has not said yes by then waits no more' }),
    accepted: Type.Boolean({ description: 'I have said yes' }),
    ready: Type.Integer({ description: 'how many have' }),
  },
  closed,
);
export type Offer = Static<typeof OfferSchema>;

/** How a seat begins. */
export const SeatPlanSchema = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, closed),
  Type.Object({ kind: Type.Literal('open') }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: LevelSchema }, closed),
]);
export type SeatPlan = Static<typeof SeatPlanSchema>;

/** Sat at another table of the same deal before. Who only watched one is known to nobody. */
export const KnowsSchema = Type.Literal(true, { description: 'has played this deal at another table' });

/** How a seat began, with names. A seat `for` a player is kept for that player. */
export const FirstSeatSchema = Type.Union([
  Type.Object(
    { kind: Type.Literal('person'), player: PlayerSchema, knows: Type.Optional(KnowsSchema) },
    closed,
  ),
  Type.Object({ kind: Type.Literal('open'), for: Type.Optional(PlayerSchema) }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: LevelSchema }, closed),
]);
export type FirstSeat = Static<typeof FirstSeatSchema>;

/** A place in a study: the branches that lead to its line, each by number, and how many moves come before. */
const at = Type.Integer({ minimum: 0, maximum: 10_000 });
const path = Type.Array(Type.Integer({ minimum: 0, maximum: 2000 }), { maxItems: MOST_DEPTH });
export const PlaceSchema = Type.Object({ path, at }, closed);
export type Place = Static<typeof PlaceSchema>;

/** Plain text of lines, without characters that control how it or what stands beside it is shown. */
const plainText = (maxLength: number) =>
  Type.String({
    maxLength,
    pattern: '^[^\\u0000-\\u0009\\u000B-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$',
  });

/** One line that people write to each other; also without characters that nobody sees, but those that join letters. */
/** What cannot be seen, or changes how others see the rest; a new line is neither. */
const UNSEEN =
  '\\u007F-\\u009F\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB';

export const FreeTextSchema = Type.String({
  minLength: 1,
  maxLength: MOST_TEXT,
  pattern: `^[^\\u0000-\\u001F${UNSEEN}]*$`,
  description: 'plain text of one line',
});

/** What an admin of a club writes for all members. */
export const NoticeTextSchema = Type.String({
  minLength: 1,
  maxLength: MOST_NOTICE,
  pattern: `^[^\\u0000-\\u0009\\u000B-\\u001F${UNSEEN}]*$`,
  description: 'plain text, of several lines',
});

/** What somebody at a table wrote to the others there. */
export const WrittenSchema = Type.Object(
  { id: Type.String(), seat: SeatSchema, player: Type.String(), text: Type.String(), at: TimeSchema },
  closed,
);
export type Written = Static<typeof WrittenSchema>;

const MoveTextSchema = Type.String({ minLength: 1, maxLength: 200 });

/** One change to the study of a finished game; none of them touches the game as it was played. */
export const StudyEditSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('play'),
      path,
      at,
      moves: Type.Array(MoveTextSchema, { minItems: 1, maxItems: MOST_EDIT_MOVES }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('takeBack'), path, at }, closed),
  Type.Object({ kind: Type.Literal('name'), path, text: plainText(200) }, closed),
  Type.Object({ kind: Type.Literal('comment'), path, at, text: plainText(2000) }, closed),
  Type.Object({ kind: Type.Literal('promote'), path }, closed),
  Type.Object({ kind: Type.Literal('remove'), path }, closed),
]);
export type StudyEdit = Static<typeof StudyEditSchema>;

/** What somebody points at. */
export const PointSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('square'),
      seat: SeatSchema,
      x: Type.Integer({ minimum: -20, maximum: 20 }),
      y: Type.Integer({ minimum: -20, maximum: 20 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('domino'), domino: Type.Integer({ minimum: 1, maximum: 48 }) }, closed),
  Type.Object({ kind: Type.Literal('die'), die: Type.Integer({ minimum: 0, maximum: 3 }) }, closed),
  Type.Object(
    { kind: Type.Literal('turn'), moves: Type.Array(MoveTextSchema, { minItems: 1, maxItems: 4 }) },
    closed,
  ),
]);
export type Point = Static<typeof PointSchema>;

export { closed };
