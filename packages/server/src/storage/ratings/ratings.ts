/** The log of rated games, and the ratings that are computed from it: at the end of each game, or all again (`rerate`). */
import type { RatedMode } from '@kingdomino/protocol';
import type { Kysely, Transaction } from 'kysely';
import { anchorOf, anchorRating } from '../../ratings/anchors.ts';
import { MEETINGS_WITHIN, newcomersWeight, pairWeight, seatWeight } from '../../ratings/game-weight.ts';
import { modeOf } from '../../ratings/mode.ts';
import type { Rating } from '../../ratings/plackett-luce.ts';
import type { RatedResult } from '../../ratings/rated-result.ts';
import { isProvisional, NEWCOMER, partly, rateGame, worthOf } from '../../ratings/rating.ts';
import type { Database } from '../schema.ts';
import type { RatingsRow } from './rows.ts';

/** Rows in one statement: few different numbers, because every statement is kept for the next time. */
const ROWS = [512, 64, 8, 1];
/** Games of a player that are looked at, however many there are. */
const MOST_LOOKED = 200;

interface Standing extends Rating {
  readonly games: number;
  readonly wins: number;
}

interface RatedGame {
  readonly number: number;
  readonly mode: RatedMode;
  readonly ofBots: boolean;
  readonly weight: number;
  readonly seats: readonly { readonly player: string; readonly place: number; readonly counts: number }[];
}

/**
 * In the transaction that ends the table, so that it counts once, whatever happens. Whoever has the row of `rating_runs`
 * is alone with the ratings until the commit: games of all processes are rated one after the other, in the order of
 * their numbers.
 */
export async function noteRatedGame(
  db: Transaction<Database>,
  table: string,
  at: number,
  { mode, ofBots, isLadder = false, seats }: RatedResult,
): Promise<void> {
  const { games: number, shown } = await db
    .updateTable('rating_runs')
    .set(eb => ({ games: eb('games', '+', 1) }))
    .where('id', '=', 1)
    .returning(['games', 'shown'])
    .executeTakeFirstOrThrow();
  const players = seats.map(({ player }) => player);
  // levels of ours are in league with nobody
  const chosen = players.filter(player => anchorOf(player) === undefined);
  const weight = pairWeight(await mostMeetings(db, mode, chosen, at - MEETINGS_WITHIN), isLadder);
  await db
    .insertInto('rated_games')
    .values({ number, table_id: table, mode, of_bots: ofBots ? 1 : 0, at, weight })
    .execute();
  const standings = await standingsOf(db, shown, players);
  const ratings = players.map(player => standings.get(`${player}/${mode}`) ?? firstStanding(player, mode));
  const weighed: RatedGame['seats'][number][] = [];
  for (const [seat, { player, place, counts }] of seats.entries()) {
    const others = ratings.filter((_, other) => other !== seat);
    const known = counts === false ? 0 : seatWeight(ratings[seat]!, others, mode);
    const isDoubtful = known > 0 && known < 1 && !isLadder;
    const met = isDoubtful ? await metNewcomers(db, { player, mode, since: at - MEETINGS_WITHIN }) : 0;
    weighed.push({ player, place, counts: known * newcomersWeight(met) });
  }
  const rows = weighed.map(({ player, ...rest }, seat) => ({ player_id: player, number, seat, ...rest }));
  await db.insertInto('rated_seats').values(rows).execute();
  await rateGames(db, shown, [{ number, mode, ofBots, weight, seats: weighed }]);
}

/** How often those two of them have met who have met most often. */
async function mostMeetings(
  db: Transaction<Database>,
  mode: RatedMode,
  players: readonly string[],
  since: number,
): Promise<number> {
  const met = await db
    .selectFrom('rated_seats as one')
    .innerJoin('rated_seats as other', join =>
      join.onRef('other.number', '=', 'one.number').onRef('other.player_id', '>', 'one.player_id'),
    )
    .innerJoin('rated_games', 'rated_games.number', 'one.number')
    .select(eb => eb.fn.countAll<number>().as('meetings'))
    .where('one.player_id', 'in', players)
    .where('other.player_id', 'in', players)
    .where('rated_games.mode', '=', mode)
    .where('rated_games.at', '>', since)
    .groupBy(['one.player_id', 'other.player_id'])
    .execute();
  return Math.max(0, ...met.map(({ meetings }) => Number(meetings)));
}

/** Of how many of the last games something was taken off because others were little known. */
async function metNewcomers(
  db: Transaction<Database>,
  { player, mode, since }: { readonly player: string; readonly mode: RatedMode; readonly since: number },
): Promise<number> {
  const last = db
    .selectFrom('rated_seats')
    .select(['number', 'counts'])
    .where('player_id', '=', player)
    .orderBy('number', 'desc')
    .limit(MOST_LOOKED);
  const rows = await db
    .selectFrom(last.as('last'))
    .innerJoin('rated_games', 'rated_games.number', 'last.number')
    .select('last.number')
    .where('last.counts', '>', 0)
    .where('last.counts', '<', 1)
    .where('rated_games.mode', '=', mode)
    .where('rated_games.at', '>', since)
    .execute();
  return rows.length;
}

/** Rates games one after the other, and stores the ratings after the last. */
async function rateGames(db: Transaction<Database>, run: number, games: readonly RatedGame[]): Promise<void> {
  const players = [...new Set(games.flatMap(({ seats }) => seats.map(({ player }) => player)))];
  const standings = await standingsOf(db, run, players);
  const changed = new Map<string, RatingsRow>();
  const points: Database['rating_points'][] = [];
  for (const { number, mode, ofBots, weight, seats } of games) {
    const keys = seats.map(({ player }) => `${player}/${mode}`);
    const before = seats.map(({ player }, seat) => standings.get(keys[seat]!) ?? firstStanding(player, mode));
    const after = rateGame(
      before,
      seats.map(({ place }) => place),
    );
    for (const [index, whole] of after.entries()) {
      const { player, place, counts } = seats[index]!;
      if (counts === 0) continue;
      const { mu, sigma } = partly(before[index]!, whole, weight * counts);
      const { games: played, wins } = before[index]!;
      const standing = { mu, sigma, games: played + 1, wins: wins + (place === 1 ? 1 : 0) };
      const list = `${isProvisional(standing, mode) ? 'provisional ' : ''}${ofBots ? 'bots' : 'people'}`;
      standings.set(keys[index]!, standing);
      changed.set(keys[index]!, {
        run,
        player_id: player,
        mode,
        ...standing,
        worth: worthOf(standing),
        list,
      });
      points.push({ run, player_id: player, mode, number, mu, sigma });
    }
  }
  for (const rows of inParts([...changed.values()])) await upsertRatings(db, rows);
  for (const rows of inParts(points)) await db.insertInto('rating_points').values(rows).execute();
}

/** Of a newcomer, or of a level of ours, which has no other. */
function firstStanding(player: string, mode: RatedMode): Standing {
  const level = anchorOf(player);
  return { ...(level ? anchorRating(level, mode) : NEWCOMER), games: 0, wins: 0 };
}

async function standingsOf(
  db: Transaction<Database>,
  run: number,
  players: readonly string[],
): Promise<Map<string, Standing>> {
  const known = new Map<string, Standing>();
  for (const ids of inParts(players)) {
    const rows = await db
      .selectFrom('ratings')
      .select(['player_id', 'mode', 'mu', 'sigma', 'games', 'wins'])
      .where('run', '=', run)
      .where('player_id', 'in', ids)
      .execute();
    for (const { player_id, mode, ...standing } of rows) known.set(`${player_id}/${mode}`, standing);
  }
  return known;
}

async function upsertRatings(db: Transaction<Database>, rows: readonly RatingsRow[]): Promise<void> {
  await db
    .insertInto('ratings')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['run', 'player_id', 'mode']).doUpdateSet(eb => ({
        mu: eb.ref('excluded.mu'),
        sigma: eb.ref('excluded.sigma'),
        worth: eb.ref('excluded.worth'),
        list: eb.ref('excluded.list'),
        games: eb.ref('excluded.games'),
        wins: eb.ref('excluded.wins'),
      })),
    )
    .execute();
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  let from = 0;
  for (const rows of ROWS)
    for (; from + rows <= items.length; from += rows) parts.push(items.slice(from, from + rows));
  return parts;
}

export interface RerateStep {
  /** Games to be rated in this step. */
  readonly limit: number;
  /** Throws away what an earlier attempt has built. */
  readonly isFirst: boolean;
}

export interface RerateProgress {
  readonly rated: number;
  readonly games: number;
  readonly isDone: boolean;
}

/**
 * A step of computing all ratings again from the log of results, beside those that are shown. The step that reaches the
 * last game shows the new run, in one transaction with whatever games end meanwhile.
 */
export async function rerateStep(
  db: Kysely<Database>,
  { limit, isFirst }: RerateStep,
): Promise<RerateProgress> {
  return db.transaction().execute(async transaction => {
    // taken first, so that no game ends between the look at the last one and the change of runs
    const { games, shown, built, built_to } = await transaction
      .updateTable('rating_runs')
      .set(eb => ({ games: eb.ref('games') }))
      .where('id', '=', 1)
      .returning(['games', 'shown', 'built', 'built_to'])
      .executeTakeFirstOrThrow();
    const run = isFirst || built === null ? Math.max(shown, built ?? 0) + 1 : built;
    const from = run === built ? built_to : 0;
    const next = await readGames(transaction, from, limit);
    await rateGames(transaction, run, next);
    const rated = next.at(-1)?.number ?? from;
    const isDone = rated >= games;
    const state = isDone ? { shown: run, built: null, built_to: 0 } : { built: run, built_to: rated };
    await transaction.updateTable('rating_runs').set(state).where('id', '=', 1).execute();
    return { rated, games, isDone };
  });
}

async function readGames(db: Transaction<Database>, after: number, limit: number): Promise<RatedGame[]> {
  const games = await db
    .selectFrom('rated_games')
    .select(['number', 'mode', 'of_bots', 'weight'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  const last = games.at(-1);
  if (!last) return [];
  const seats = await db
    .selectFrom('rated_seats')
    .select(['number', 'player_id as player', 'place', 'counts'])
    .where('number', '>', after)
    .where('number', '<=', last.number)
    .orderBy('number')
    .orderBy('seat')
    .execute();
  const byGame = new Map<number, RatedGame['seats'][number][]>();
  for (const { number, ...seat } of seats) byGame.set(number, [...(byGame.get(number) ?? []), seat]);
  return games.map(({ number, mode, of_bots, weight }) => ({
    number,
    weight,
    mode: modeOf(mode),
    ofBots: of_bots === 1,
    seats: byGame.get(number) ?? [],
  }));
}

/** Deletes some ratings of runs that are neither shown nor being built; returns how many there were. */
export async function deleteOldRatings(db: Kysely<Database>, limit: number): Promise<number> {
  return db.transaction().execute(async transaction => {
    const { shown, built } = await transaction
      .selectFrom('rating_runs')
      .select(['shown', 'built'])
      .executeTakeFirstOrThrow();
    const old = await transaction
      .selectFrom('ratings')
      .select(['run', 'player_id'])
      .where('run', '<', shown)
      .$if(built !== null, query => query.where('run', '<>', built!))
      .orderBy('run')
      .orderBy('player_id')
      .limit(limit)
      .execute();
    const [first] = old;
    const last = old.findLast(({ run }) => run === first?.run);
    if (!last) return 0;
    for (const table of ['rating_points', 'ratings'] as const)
      await transaction
        .deleteFrom(table)
        .where('run', '=', last.run)
        .where('player_id', '<=', last.player_id)
        .execute();
    return old.length;
  });
}
