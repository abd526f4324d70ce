/** Archives: somebody's games, what they come to, and who played along; and what of it others may see. */
import type { CommandRefusal, Player, TableSummary } from '@kingdomino/protocol';
import { NameSchema } from '@kingdomino/protocol/schemas';
import { ARCHIVE_MODES, type ArchiveMode } from '@kingdomino/table/archive';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { NO_IDENTITY } from '../../command-executor.ts';
import { nameKey } from '../../identity/confusables.ts';
import { shownPlayer } from '../../identity/identity-service.ts';
import type { ArchivedGame, ArchiveFilter } from '../../storage/archive/archive-lists.ts';
import type { Profile } from '../../storage/archive/profiles.ts';
import { BAD_CURSOR, formatCursor, parseCursor } from '../../storage/cursors.ts';
import { shareFinished } from '../../storage/matchmaking/reliability.ts';
import { operationsOf } from '../openapi/operation.ts';
import { replyRefused } from '../refusal-reply.ts';
import type { RouteParts, TypedApp } from '../route-parts.ts';
import { authenticate, authenticateWithinRate } from '../session-cookie.ts';
import {
  type ArchivedGameSchema,
  FILTER,
  GamesSchema,
  MemberSchema,
  OpponentSchema,
  ProfileChangeSchema,
  ProfileSchema,
  StatisticsSchema,
} from './archive-schemas.ts';

const PlayerPath = Type.Object({ player: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) });
const GamesQuery = Type.Object({
  ...FILTER,
  as: Type.Optional(Type.Literal('others', { description: 'what others would see of my own' })),
  after: Type.Optional(Type.String({ maxLength: 80 })),
});
const OpponentsQuery = Type.Object({ name: Type.Optional(Type.String({ maxLength: 40 })) });

export const NOT_SHOWN: CommandRefusal = { code: 'not-allowed', text: 'the player shows this to nobody' };
const UNKNOWN_PLAYER: CommandRefusal = {
  code: 'unknown-player',
  text: 'nobody with a lasting name is called so',
};

const operation = operationsOf('archive');

export function addArchiveRoutes(app: TypedApp, parts: RouteParts): void {
  addGames(app, parts);
  addStatistics(app, parts);
  addOpponents(app, parts);
  addProfile(app, parts);
  addMember(app, parts);
}

function addGames(app: TypedApp, parts: RouteParts): void {
  const config = operation({
    operationId: 'listGames',
    summary: "A player's finished games, the newest first: one's own, or those that the player shows",
    identity: 'optional',
    refusals: ['not-allowed'],
  });
  const schema = { params: PlayerPath, querystring: GamesQuery, response: { 200: GamesSchema } };
  app.get('/api/players/:player/games', { schema, config }, async (request, reply) => {
    const { player } = request.params;
    const { after, as, ...query } = request.query;
    const before = after === undefined ? undefined : parseCursor(after);
    if (after !== undefined && !before) return replyRefused(reply, BAD_CURSOR);
    const sight = await sightOf(request, parts, player);
    if (!sight.isOwn && !sight.shows.games) return replyRefused(reply, NOT_SHOWN);
    const { games, next } = await parts.store.listArchive({
      ...filterOf(player, query),
      ...(sight.isOwn && as !== 'others' ? {} : { isPublic: true }),
      ...(before ? { before } : {}),
    });
    const shown = games.map(game => shownGame(game, player));
    return {
      games: await withNamesOfToday(shown, parts),
      ...(next ? { next: formatCursor(next) } : {}),
    };
  });
}

function addStatistics(app: TypedApp, parts: RouteParts): void {
  const config = operation({
    operationId: 'getStatistics',
    summary: "What all games of a player come to, mode by mode: one's own, or where the player shows it",
    identity: 'optional',
    refusals: ['not-allowed'],
  });
  const schema = {
    params: PlayerPath,
    response: { 200: Type.Object({ modes: Type.Array(StatisticsSchema) }) },
  };
  app.get('/api/players/:player/statistics', { schema, config }, async (request, reply) => {
    const { player } = request.params;
    const sight = await sightOf(request, parts, player);
    if (!sight.isOwn && !sight.shows.statistics) return replyRefused(reply, NOT_SHOWN);
    const rows = await parts.store.statisticsOf(player);
    return {
      modes: rows
        .map(row => ({ ...row, mode: archiveModeOf(row.mode), places: [...row.places] }))
        .sort((one, other) => ARCHIVE_MODES.indexOf(one.mode) - ARCHIVE_MODES.indexOf(other.mode)),
    };
  });
}

function addOpponents(app: TypedApp, parts: RouteParts): void {
  const config = operation({
    operationId: 'listOpponents',
    summary: 'Whom I have played with, by a part of the name or those I met last',
  });
  const schema = {
    querystring: OpponentsQuery,
    response: { 200: Type.Object({ opponents: Type.Array(OpponentSchema) }) },
  };
  app.get('/api/me/opponents', { schema, config }, async (request, reply) => {
    const known = await authenticate(request, parts.identity);
    if (!known) return replyRefused(reply, NO_IDENTITY);
    const { name = '' } = request.query;
    const key = name.trim() === '' ? '' : nameKey(name.trim());
    const rows = await parts.store.listOpponents({ player: known.player.id, key });
    return {
      opponents: rows.map(({ other, name: shown, isMember, isBot, games, lastAt }) => ({
        opponent: other,
        ...(shown === null ? {} : { name: shown }),
        ...(isMember ? { member: true as const } : {}),
        ...(isBot ? { bot: true as const } : {}),
        games,
        lastAt,
      })),
    };
  });
}

/** What I let others see. */
function addProfile(app: TypedApp, parts: RouteParts): void {
  const { store, identity } = parts;
  const read = operation({
    operationId: 'getProfile',
    summary: 'What others may see of me',
  });
  const readSchema = { response: { 200: ProfileSchema } };
  app.get('/api/me/profile', { schema: readSchema, config: read }, async (request, reply) => {
    const known = await authenticate(request, identity);
    return known ? store.profileOf(known.player.id) : replyRefused(reply, NO_IDENTITY);
  });

  const change = operation({
    operationId: 'changeProfile',
    summary: 'Change what others may see of me',
  });
  const schema = { body: ProfileChangeSchema, response: { 200: ProfileSchema } };
  app.patch('/api/me/profile', { schema, config: change }, async (request, reply) => {
    const known = await authenticateWithinRate(request, reply, parts);
    if (!known) return reply;
    const shows = { ...(await store.profileOf(known.player.id)), ...request.body };
    await store.setProfile({ player: known.player.id, ...shows });
    return shows;
  });
}

/** Only members have a name that leads to one of them. */
function addMember(app: TypedApp, parts: RouteParts): void {
  const { store } = parts;
  const config = operation({
    operationId: 'getMember',
    summary: 'Who has a lasting name, and what is shown of them',
    identity: 'none',
    refusals: ['unknown-player'],
  });
  const schema = { params: Type.Object({ name: NameSchema }), response: { 200: MemberSchema } };
  app.get('/api/members/:name', { schema, config }, async (request, reply) => {
    const id = await store.nameHolder({ nameKey: nameKey(request.params.name), now: parts.ports.now() });
    const player = id === undefined ? undefined : await store.playerById(id);
    if (!player) return replyRefused(reply, UNKNOWN_PLAYER);
    const { since } = (await store.membershipOf(player.id)) ?? {};
    const member: Player = { ...shownPlayer(player), member: true };
    // whom they let see and challenge them is nobody's business
    const { ratings, statistics, games } = await store.profileOf(player.id);
    const shows = { ratings, statistics, games };
    const known = await store.reliabilityOf(player.id);
    const share = shareFinished(known);
    const finishes = { games: known.games, ...(share === undefined ? {} : { share }) };
    return { player: member, ...(since === undefined ? {} : { since }), shows, ...(ratings && { finishes }) };
  });
}

type ShownGame = Static<typeof ArchivedGameSchema>;

interface Sight {
  readonly isOwn: boolean;
  readonly shows: Profile;
}

/** What of a player's archive whoever asks may see. */
export async function sightOf(
  request: FastifyRequest,
  { identity, store }: Pick<RouteParts, 'identity' | 'store'>,
  player: string,
): Promise<Sight> {
  const known = await authenticate(request, identity);
  return { isOwn: known?.player.id === player, shows: await store.profileOf(player) };
}

type FilterQuery = Partial<Record<'mode' | 'opponent' | 'from' | 'to', string>> & {
  readonly result?: NonNullable<ArchiveFilter['result']>;
};

export function filterOf(player: string, { mode, opponent, result, from, to }: FilterQuery): ArchiveFilter {
  return {
    player,
    ...(mode === undefined ? {} : { mode }),
    ...(opponent === undefined ? {} : { other: opponent }),
    ...(result === undefined ? {} : { result }),
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
}

function shownGame({ at, mode, place, summary, boards }: ArchivedGame, player: string): ShownGame {
  const table = JSON.parse(summary) as TableSummary;
  const seat = table.seats.findIndex(one => one.kind === 'person' && one.player.id === player);
  return {
    table,
    mode: archiveModeOf(mode),
    seat,
    place,
    endedAt: at,
    boards: JSON.parse(boards) as string[],
  };
}

/** As the list of opponents calls them; the records of the games keep the names they were played under. */
async function withNamesOfToday(games: readonly ShownGame[], { store }: RouteParts): Promise<ShownGame[]> {
  const seats = games.flatMap(({ table }) => table.seats);
  const ids = new Set(seats.flatMap(seat => (seat.kind === 'person' ? [seat.player.id] : [])));
  const names = await store.playerNames([...ids]);
  const named = (player: Player) => ({ ...player, name: names.get(player.id) ?? player.name });
  return games.map(game => ({
    ...game,
    table: {
      ...game.table,
      seats: game.table.seats.map(seat =>
        seat.kind === 'person' ? { ...seat, player: named(seat.player) } : seat,
      ),
    },
  }));
}

function archiveModeOf(text: string): ArchiveMode {
  const mode = ARCHIVE_MODES.find(name => name === text);
  if (!mode) throw new Error(`the mode ${text} is unknown here`);
  return mode;
}
