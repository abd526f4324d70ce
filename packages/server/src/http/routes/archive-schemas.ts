/** What the HTTP interface says of archives. */
import { AUDIENCES } from '@kingdomino/protocol';
import { PlayerSchema, SummarySchema, TimeSchema } from '@kingdomino/protocol/schemas';
import { ARCHIVE_MODES } from '@kingdomino/table/archive';
import Type from 'typebox';
import { RESULTS } from '../../storage/archive/archive-lists.ts';

export const ArchiveModeSchema = Type.Enum([...ARCHIVE_MODES]);

export const FILTER = {
  mode: Type.Optional(ArchiveModeSchema),
  opponent: Type.Optional(
    Type.String({
      pattern: '^(?:bot/[a-z]{1,20}|[A-Za-z0-9_-]{1,40})$',
      description: "a player's id, or `bot/` and a level",
    }),
  ),
  result: Type.Optional(Type.Enum([...RESULTS])),
  from: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,15}$', description: 'ended then or later, in milliseconds' }),
  ),
  to: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$', description: 'ended before' })),
};

export const ArchivedGameSchema = Type.Object({
  table: SummarySchema,
  mode: ArchiveModeSchema,
  seat: Type.Integer({ description: 'where the player of the archive sat' }),
  place: Type.Integer({ description: 'from 1, shared by those who are tied; 0 where there was no result' }),
  endedAt: TimeSchema,
  boards: Type.Array(
    Type.String({
      description:
        'by seat: western column, northern row and columns with dots between, then kind and marks of each cell, row by row',
    }),
  ),
});

export const GamesSchema = Type.Object({
  games: Type.Array(ArchivedGameSchema),
  next: Type.Optional(
    Type.String({ description: 'goes into `after` for the next page; there may be one after a short page' }),
  ),
});

const Numbers = Type.Record(Type.String(), Type.Integer());

export const StatisticsSchema = Type.Object({
  mode: ArchiveModeSchema,
  since: TimeSchema,
  games: Type.Integer(),
  places: Type.Array(Type.Integer()),
  scored: Type.Integer({ description: 'games played to the end without help; the rest is about these' }),
  points: Type.Integer({ description: 'of all games together' }),
  best: Type.Integer(),
  margin: Type.Integer({ description: 'more than the best of the others, of all games together' }),
  margins: { ...Numbers, description: 'how many games by so many tens of points, rounded down' },
  kinds: { ...Numbers, description: 'points by terrain or coat; of a Dynasty, in its last game' },
  bonuses: Type.Record(
    Type.String(),
    Type.Object({ possible: Type.Integer(), earned: Type.Integer(), points: Type.Integer() }),
  ),
});

export const OpponentSchema = Type.Object({
  opponent: Type.String({ description: "a player's id, or `bot/` and a level" }),
  name: Type.Optional(Type.String({ description: 'absent for bots, and for who is not there any more' })),
  member: Type.Optional(Type.Literal(true)),
  bot: Type.Optional(Type.Literal(true, { description: 'a program played under this name' })),
  games: Type.Integer(),
  lastAt: TimeSchema,
});

const SHOWN = {
  ratings: Type.Boolean({ description: 'and how they went; leaderboards show ratings anyway' }),
  statistics: Type.Boolean(),
  games: Type.Boolean({ description: 'those at public tables' }),
};
const PROFILE = {
  ...SHOWN,
  presence: Type.Enum([...AUDIENCES], { description: 'who may see that I am there' }),
  challenges: Type.Enum([...AUDIENCES], { description: 'who may challenge me' }),
};
export const ProfileSchema = Type.Object(PROFILE);
export const ProfileChangeSchema = Type.Partial(Type.Object(PROFILE), { additionalProperties: false });
export const MemberSchema = Type.Object({
  player: PlayerSchema,
  since: Type.Optional(TimeSchema),
  shows: Type.Object(SHOWN),
  finishes: Type.Optional(
    Type.Object(
      {
        games: Type.Integer({ description: 'the last ones among strangers, at most forty' }),
        share: Type.Optional(Type.Number({ description: 'of them, finished; absent: too few to say' })),
      },
      { description: 'where ratings are shown' },
    ),
  ),
});
