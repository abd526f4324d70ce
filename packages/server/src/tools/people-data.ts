/**
 * A full store, as if so many games had been played: made in the database itself, table after table. Statistics and
 * ratings have the form of real ones, not their values; `rerate` makes those.
 */
import { NO_STATISTICS } from '@kingdomino/table/archive';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

export interface Amount {
  readonly players: number;
  readonly games: number;
}

/** In every so manyth game sits the busiest player, and in as many more the next one. */
const BUSY = 49;
const FIRST_END = 1_700_000_000_000;
const MINUTE = 60_000;
/** Indexes that are made when the rows are there: a tenth of the time. */
const LATER: Readonly<Record<string, readonly [table: keyof Database, ...columns: string[]]>> = {
  archive_list: ['archive', 'player_id', 'other_id', 'ended_at', 'table_id', 'mode', 'place', 'is_public'],
  archive_table: ['archive', 'table_id'],
  opponents_last: ['opponents', 'player_id', 'last_at', 'name_key', 'other_id', 'games'],
  opponents_other: ['opponents', 'other_id'],
};
/** Of a game of two, with names. */
const SUMMARY = JSON.stringify({
  game: 'kingdomino',
  options: { players: 2, middleKingdom: true, harmony: true },
  clock: { kind: 'stock', minutes: 10, increment: 5 },
  undo: false,
  status: 'over',
  seats: ['Barnaby of Kent', 'Rosalind'].map(name => ({
    kind: 'person',
    player: { id: 'player-with-id', name, member: true },
  })),
  rated: true,
  version: 112,
  totals: [57, 49],
  ranking: [[0], [1]],
  openedAt: FIRST_END,
  changedAt: FIRST_END,
});
const BOARDS = JSON.stringify(['-2.-2.5.', '-3.-1.5.'].map(at => at + '0011223300'.repeat(5)));
const FINISHED = JSON.stringify({
  game: 'kingdomino',
  switches: [],
  mine: { points: 57, place: 1 },
  others: [],
});

export async function fillStore(
  db: Kysely<Database>,
  amount: Amount,
  isPostgres: boolean,
  tell: (part: string) => void,
): Promise<void> {
  const steps: readonly (readonly [name: string, fill: () => Promise<unknown>])[] = [
    ['players', () => fillPlayers(db, amount)],
    ['rated games', () => fillGames(db, amount)],
    ['seats', () => fillSeats(db, amount)],
    ['tables', () => fillTables(db, amount)],
    ['archives', () => fillArchives(db)],
    ['sums', () => fillSums(db)],
    ['ratings', () => fillRatings(db)],
    ['order', () => fillOrder(db, amount)],
    ['clubs', () => fillClubs(db, amount)],
    ['waits', () => fillWaits(db)],
    ['looks', () => (isPostgres ? sql`vacuum analyze`.execute(db) : sql`analyze`.execute(db))],
  ];
  for (const [name, fill] of steps) {
    const start = performance.now();
    await fill();
    tell(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
}

const numbers = (count: number) =>
  sql`with recursive numbers(n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${sql.lit(count)})`;

async function fillPlayers(db: Kysely<Database>, { players }: Amount): Promise<void> {
  await sql`insert into players (id, name, bot, created_at) ${numbers(players)}
    select 'player-' || (n - 1), 'Player ' || n, 0, n from numbers`.execute(db);
  await sql`insert into members (player_id, name_key, since) ${numbers(players)}
    select 'player-' || (n - 1), 'key-' || n, n from numbers`.execute(db);
  await sql`insert into profiles (player_id, ratings, statistics, games) ${numbers(players)}
    select 'player-' || (n - 1), 1, 1, n % 2 from numbers`.execute(db);
}

async function fillGames(db: Kysely<Database>, { games }: Amount): Promise<void> {
  await sql`insert into rated_games (number, table_id, mode, of_bots, at) ${numbers(games)}
    select n, 'rated-' || n, case n % 5 when 0 then 'two' when 1 then 'three' when 2 then 'four'
      when 3 then 'mighty' else 'duel' end, 0, ${sql.lit(FIRST_END)} + n * ${sql.lit(MINUTE)} from numbers`.execute(
    db,
  );
  await sql`update rating_runs set games = ${sql.lit(games)}`.execute(db);
}

/** Numbers far apart, so that nobody sits twice at a table; the smaller ones win more often. */
async function fillSeats(db: Kysely<Database>, { players }: Amount): Promise<void> {
  const [count, busy] = [sql.lit(players), sql.lit(BUSY)];
  const quarter = sql.lit(Math.floor(players / 4));
  for (let seat = 0; seat < 4; seat++) {
    const own = sql.lit(seat);
    await sql`insert into rated_seats (player_id, number, seat, place)
      select 'player-' || case when number % ${busy} = 0 and ${own} < 2 then ${own}
        else 2 + ((number * 7919 + ${own} * ${quarter}) % (${count} - 2)) end,
        number, ${own}, 1 + (${own} + (number / 7) % seats) % seats
      from (select number, case mode when 'three' then 3 when 'four' then 4 else 2 end as seats from rated_games) as games
      where ${own} < seats`.execute(db);
  }
}

async function fillTables(db: Kysely<Database>, { games }: Amount): Promise<void> {
  await sql`insert into tables (id, game, visibility, status, version, summary, opened_at, changed_at, ended_at,
      opened_by, command, club_id)
    select table_id, case mode when 'duel' then 'duel' else 'kingdomino' end, 'public', 'over', 112,
      '{"table":"' || table_id || '",' || ${sql.lit(SUMMARY.slice(1))}, at, at, at,
      'player-' || ((number * 7919) % 1000), table_id, ${CLUB}
    from rated_games`.execute(db);
  await sql`insert into seats (table_id, seat, player_id, ended_at)
    select table_id, seat, player_id, at from rated_seats join rated_games using (number)`.execute(db);
  await sql`insert into final_boards (table_id, boards)
    select table_id, ${sql.lit(BOARDS)} from rated_games`.execute(db);
  // of a thousand members, the busiest among them, of whom the last thousand games are remembered
  const forgotten = sql.lit(games - 1000 * BUSY);
  await sql`insert into played_games (player_id, origin, id, at, body)
    select player_id, 'table', table_id, at,
      case when player_id in ('player-0', 'player-1') and number <= ${forgotten} then null else ${sql.lit(FINISHED)} end
    from rated_seats join rated_games using (number)
    where length(player_id) <= ${sql.lit('player-999'.length)}`.execute(db);
}

async function fillArchives(db: Kysely<Database>): Promise<void> {
  for (const name of Object.keys(LATER)) await sql`drop index ${sql.ref(name)}`.execute(db);
  const columns = sql`player_id, other_id, ended_at, table_id, mode, place, is_public`;
  await sql`insert into archive (${columns})
    select player_id, '', at, table_id, mode, place, 1 from rated_seats join rated_games using (number)`.execute(
    db,
  );
  await sql`insert into archive (${columns})
    select mine.player_id, theirs.player_id, at, table_id, mode, mine.place, 1
    from rated_games join rated_seats mine using (number)
      join rated_seats theirs on theirs.number = mine.number and theirs.seat <> mine.seat`.execute(db);
}

async function fillSums(db: Kysely<Database>): Promise<void> {
  const tally = JSON.stringify({ two: { all: { games: 1, ahead: 1, behind: 0 } } });
  await sql`insert into opponents (player_id, other_id, name_key, games, last_at, tally)
    select player_id, other_id, replace(other_id, '-', ''), count(*), max(ended_at), ${sql.lit(tally)}
    from archive where other_id <> '' group by player_id, other_id`.execute(db);
  for (const [name, [table, ...columns]] of Object.entries(LATER))
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  const kinds = { wheat: 400, forest: 300, lake: 500, grassland: 200, swamp: 100, mine: 300 };
  const margins = { '-2': 3, '-1': 7, 0: 9, 1: 6 };
  const body = JSON.stringify({ ...NO_STATISTICS, games: 25, scored: 25, points: 1400, kinds, margins });
  await sql`insert into statistics (player_id, mode, since, body)
    select player_id, mode, min(at), ${sql.lit(body)} from rated_seats join rated_games using (number)
    group by player_id, mode`.execute(db);
}

async function fillRatings(db: Kysely<Database>): Promise<void> {
  await sql`insert into ratings (run, player_id, mode, mu, sigma, worth, list, games, wins)
    select 1, player_id, mode, 20 + sum(place) * 7919 % 1000 / 100.0, 2.5, 15 + sum(place) * 7919 % 1000 / 100.0,
      'people', count(*), sum(case place when 1 then 1 else 0 end)
    from rated_seats join rated_games using (number) group by player_id, mode`.execute(db);
  await sql`insert into rating_points (run, player_id, mode, number, mu, sigma)
    select 1, player_id, mode, number, 20 + number % 100 / 10.0, 2.5
    from rated_seats join rated_games using (number)`.execute(db);
}

/** Every hundredth game is one of the busiest club, nine more are those of other clubs. */
const CLUB = sql`case when number % 100 = 0 then 'club-0' when number % 10 = 0 then 'club-' || ((number / 10) % 500) end`;

async function fillClubs(db: Kysely<Database>, { players }: Amount): Promise<void> {
  await sql`insert into clubs (id, name, link, founder_id, bots, created_at, closed) ${numbers(500)}
    select 'club-' || (n - 1), 'Club ' || n, 'link-of-club-' || n, 'player-' || n, 0, n, 0 from numbers`.execute(
    db,
  );
  await sql`insert into club_members (club_id, player_id, joined_at) ${numbers(50_000)}
    select 'club-' || (n % 500), 'player-' || (n % ${sql.lit(players)}), n from numbers where n > 0
    on conflict do nothing`.execute(db);
  await sql`insert into club_seasons (club_id, number, from_at, until_at, scoring) ${numbers(500)}
    select 'club-' || (n - 1), 1, 0, null, 'wins' from numbers`.execute(db);
  await sql`insert into club_results (club_id, at, table_id, seat, player_id, seats, place, tied, points)
    select ${CLUB}, at, table_id, seat, 'player-' || ((number * 7919 + seat * 31) % 100), 2, place, 1, 50
    from rated_seats join rated_games using (number) where number % 10 = 0`.execute(db);
}

/** Who wait to be paired, for ever. */
async function fillWaits(db: Kysely<Database>): Promise<void> {
  await sql`insert into waits (player_id, modes, stakes, bots, people_only, strengths, since, seen_at, accepted)
    ${numbers(500)}
    select 'player-' || n, 'two,duel', 'rated', null, 0, '{}', 1, 9000000000000, 0 from numbers`.execute(db);
}

/** Some hundred thousand mutes and blocks, and thousands of reports. */
async function fillOrder(db: Kysely<Database>, { players }: Amount): Promise<void> {
  await sql`insert into relations (player_id, other_id, kind, table_id, at) ${numbers(3 * players)}
    select 'player-' || (n % ${sql.lit(players)}), 'player-' || ((n * 7919 + 1) % ${sql.lit(players)}),
      case n % 3 when 0 then 'block' else 'mute' end, '', n from numbers where n > 0 on conflict do nothing`.execute(
    db,
  );
  await sql`insert into reports (id, reporter_id, player_id, table_id, reason, body, evidence, at, note)
    ${numbers(Math.ceil(players / 10))}
    select 'report-' || n, 'player-' || n, 'player-' || (n * 7), 'rated-' || n, 'rude', 'words', '[]', n, ''
    from numbers`.execute(db);
}
