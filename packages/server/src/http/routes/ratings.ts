/** Ratings: the best of each mode, somebody's own, how they went, and two players against each other. */

import { RATED_MODES } from '@kingdomino/protocol';
import { PlayerSchema } from '@kingdomino/protocol/schemas';
import { ARCHIVE_MODES } from '@kingdomino/table/archive';
import Type from 'typebox';
import { modeOf } from '../../ratings/mode.ts';
import { shownRating } from '../../ratings/rating.ts';
import { BAD_CURSOR } from '../../storage/cursors.ts';
import { RATINGS_PAGE, type StoredRating } from '../../storage/ratings/leaderboards.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate } from '../session-cookie.ts';
import { NOT_SHOWN, sightOf } from './archive.ts';
import { ArchiveModeSchema } from './archive-schemas.ts';

/** Players whose ratings are asked for at once: those of a list of tables. */
const MOST_PLAYERS = 100;

const ModeSchema = Type.Enum([...RATED_MODES]);
const IdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const RatingFields = {
  rating: Type.Integer({ description: '1500 is the middle; 400 more win ten games of eleven' }),
  deviation: Type.Integer({ description: 'how far off the rating may be, in nineteen of twenty cases' }),
  provisional: Type.Optional(Type.Literal(true, { description: 'too few games to be listed' })),
  games: Type.Integer(),
  wins: Type.Integer(),
};
const RatingSchema = Type.Object({ player: IdSchema, mode: ModeSchema, ...RatingFields });
const LeaderSchema = Type.Object({ place: Type.Integer(), player: PlayerSchema, ...RatingFields });
const LeadersSchema = Type.Object({
  mode: ModeSchema,
  players: Type.Array(LeaderSchema),
  next: Type.Optional(Type.String({ description: 'goes into `after` for the next page' })),
});
const LeadersQuery = Type.Object({
  list: Type.Optional(Type.Enum(['people', 'bots'])),
  after: Type.Optional(Type.String({ maxLength: 120 })),
});
const RatingsQuery = Type.Object({
  players: Type.String({
    pattern: `^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,${MOST_PLAYERS - 1}}$`,
    description: `ids, separated by commas, at most ${MOST_PLAYERS}`,
  }),
});
const CurveSchema = Type.Object({
  points: Type.Array(
    Type.Object({
      number: Type.Integer({ description: 'of the game, among all rated ones' }),
      at: Type.Integer(),
      table: Type.Optional(Type.String({ description: 'for the player, and for all where games are shown' })),
      place: Type.Integer(),
      rating: Type.Integer(),
      deviation: Type.Integer(),
    }),
    { description: 'the newest first, at most 500; ask for older ones with `before`' },
  ),
});
const VersusSchema = Type.Object({
  modes: Type.Array(
    Type.Object({
      mode: ArchiveModeSchema,
      games: Type.Integer(),
      ahead: Type.Integer({ description: 'games in which the player came before the other' }),
      behind: Type.Integer(),
    }),
  ),
});

const operation = operationsOf('ratings', 'none');

export function addRatingRoutes(app: TypedApp, parts: RouteParts): void {
  addLeaders(app, parts);
  addPlayers(app, parts);
}

function addLeaders(app: TypedApp, { store }: RouteParts): void {
  const config = operation({
    operationId: 'listLeaders',
    summary: 'The best of a mode: people, or bot accounts',
  });
  const schema = {
    params: Type.Object({ mode: ModeSchema }),
    querystring: LeadersQuery,
    response: { 200: LeadersSchema },
  };
  app.get('/api/leaders/:mode', { schema, config }, async (request, reply) => {
    const { mode } = request.params;
    const { list = 'people', after } = request.query;
    const page = after === undefined ? { place: 0 } : parsePage(after);
    if (!page) return replyRefused(reply, BAD_CURSOR);
    const rows = await store.listLeaders({ mode, list, ...('after' in page ? { after: page.after } : {}) });
    const players = rows.map(({ player: id, name, ...rating }, index) => ({
      place: page.place + index + 1,
      player: { id, name, ...(list === 'bots' ? { bot: true as const } : { member: true as const }) },
      ...shown(rating),
    }));
    const last = rows.at(-1);
    const next =
      rows.length === RATINGS_PAGE && last && `${page.place + rows.length}.${last.worth}.${last.player}`;
    return { mode, players, ...(next ? { next } : {}) };
  });
}

function addPlayers(app: TypedApp, parts: RouteParts): void {
  const { store } = parts;
  const ratings = operation({ operationId: 'getRatings', summary: 'All ratings of some players' });
  const ratingsSchema = {
    querystring: RatingsQuery,
    response: { 200: Type.Object({ ratings: Type.Array(RatingSchema) }) },
  };
  app.get('/api/ratings', { schema: ratingsSchema, config: ratings }, async request => {
    const rows = await store.ratingsOf(request.query.players.split(','));
    return { ratings: rows.map(row => ({ player: row.player, mode: modeOf(row.mode), ...shown(row) })) };
  });

  const curve = operation({
    operationId: 'getRatingCurve',
    summary: 'How a rating went, game by game',
    identity: 'optional',
    refusals: ['not-allowed'],
  });
  const curveSchema = {
    params: Type.Object({ player: IdSchema, mode: ModeSchema }),
    querystring: Type.Object({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,12}$' })) }),
    response: { 200: CurveSchema },
  };
  app.get(
    '/api/players/:player/ratings/:mode',
    { schema: curveSchema, config: curve },
    async (request, reply) => {
      const { player, mode } = request.params;
      const sight = await sightOf(request, parts, player);
      if (!sight.isOwn && !sight.shows.ratings) return replyRefused(reply, NOT_SHOWN);
      const hasTables = sight.isOwn || sight.shows.games;
      const { before } = request.query;
      const rows = await store.ratingCurve({
        player,
        mode,
        ...(before === undefined ? {} : { before: Number(before) }),
      });
      return {
        points: rows.map(({ number, at, table, place, ...rating }) => {
          const { rating: middle, deviation } = shownRating(rating, mode);
          return { number, at, ...(hasTables ? { table } : {}), place, rating: middle, deviation };
        }),
      };
    },
  );

  const versus = operation({
    operationId: 'getVersus',
    summary: 'Games of two players with each other: all of them for these two, the rated ones for others',
    identity: 'optional',
  });
  const versusSchema = {
    params: Type.Object({ player: IdSchema, other: IdSchema }),
    response: { 200: VersusSchema },
  };
  app.get('/api/players/:player/versus/:other', { schema: versusSchema, config: versus }, async request => {
    const { player, other } = request.params;
    const me = (await authenticate(request, parts.identity))?.player.id;
    const tally = await store.versus({ player, other });
    const kept = me === player || me === other ? 'all' : 'rated';
    const modes = ARCHIVE_MODES.flatMap(mode => {
      const counts = tally[mode]?.[kept];
      return counts && counts.games > 0 ? [{ mode, ...counts }] : [];
    });
    return { modes };
  });
}

function shown({ mu, sigma, mode, games, wins }: Omit<StoredRating, 'player'>) {
  return { ...shownRating({ mu, sigma }, modeOf(mode)), games, wins };
}

/** The place so far, and where in the list. */
function parsePage(text: string) {
  const match = /^([0-9]{1,9})\.(-?[0-9.]{1,30}(?:e-?[0-9]{1,3})?)\.([A-Za-z0-9_-]{1,40})$/.exec(text);
  if (!match) return undefined;
  return { place: Number(match[1]), after: { worth: Number(match[2]), player: match[3]! } };
}
