/** Reads ratings: leaderboards, those of players, and rating histories. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Players in one answer, and points of a curve. */
export const RATINGS_PAGE = 50;
const MOST_POINTS = 500;

const SHOWN = sql<number>`(select shown from rating_runs where id = 1)`;

export interface StoredRating {
  readonly player: string;
  readonly mode: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly wins: number;
}

export interface ListedRating extends StoredRating {
  readonly name: string;
  readonly worth: number;
}

export interface LeadersQuery {
  readonly mode: string;
  readonly list: 'people' | 'bots';
  /** Where the page before ended. */
  readonly after?: { readonly worth: number; readonly player: string };
}

/** The best first, of those who are known well enough and still have a name. */
export async function listLeaders(
  db: Kysely<Database>,
  { mode, list, after }: LeadersQuery,
): Promise<ListedRating[]> {
  return db
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player_id')
    .select(['player_id as player', 'mode', 'mu', 'sigma', 'games', 'wins', 'worth', 'players.name'])
    .where('run', '=', SHOWN)
    .where('mode', '=', mode)
    .where('list', '=', list)
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(worth, player_id) < (${after!.worth}, ${after!.player})`),
    )
    .orderBy('worth', 'desc')
    .orderBy('player_id', 'desc')
    .limit(RATINGS_PAGE)
    .execute();
}

/** All ratings of these players. */
export async function ratingsOf(db: Kysely<Database>, players: readonly string[]): Promise<StoredRating[]> {
  if (players.length === 0) return [];
  return db
    .selectFrom('ratings')
    .select(['player_id as player', 'mode', 'mu', 'sigma', 'games', 'wins'])
    .where('run', '=', SHOWN)
    .where('player_id', 'in', players)
    .orderBy('player_id')
    .orderBy('mode')
    .execute();
}

export interface CurvePoint {
  readonly number: number;
  readonly at: number;
  readonly table: string;
  readonly place: number;
  readonly mu: number;
  readonly sigma: number;
}

/** The newest games first, before a number. */
export async function ratingCurve(
  db: Kysely<Database>,
  { player, mode, before }: { readonly player: string; readonly mode: string; readonly before?: number },
): Promise<CurvePoint[]> {
  // first the points and then what belongs to them: PostgreSQL would join all games of a busy player before it counts
  const points = db
    .selectFrom('rating_points')
    .select(['number', 'mu', 'sigma'])
    .where('run', '=', SHOWN)
    .where('player_id', '=', player)
    .where('mode', '=', mode)
    .$if(before !== undefined, query => query.where('number', '<', before!))
    .orderBy('number', 'desc')
    .limit(MOST_POINTS);
  return db
    .selectFrom(points.as('points'))
    .innerJoin('rated_games', 'rated_games.number', 'points.number')
    .innerJoin('rated_seats', join =>
      join.onRef('rated_seats.number', '=', 'points.number').on('rated_seats.player_id', '=', player),
    )
    .select([
      'points.number',
      'rated_games.at',
      'rated_games.table_id as table',
      'rated_seats.place',
      'points.mu',
      'points.sigma',
    ])
    .orderBy('points.number', 'desc')
    .execute();
}

/** The result of a table as it was rated. */
export async function ratedSeats(
  db: Kysely<Database>,
  table: string,
): Promise<{ readonly player: string; readonly place: number }[]> {
  return db
    .selectFrom('rated_games')
    .innerJoin('rated_seats', 'rated_seats.number', 'rated_games.number')
    .select(['player_id as player', 'place'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
}
