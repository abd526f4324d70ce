/** A store with many live tables: one that two players have opened, copied with other ids. */
import { type Kysely, sql } from 'kysely';
import { hashOf } from '../identity/identity-service.ts';
import type { Database } from '../storage/schema.ts';
import { openForTwo } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';

/** What one client of the crowd does. */
export interface CrowdPart {
  /** Its players are these; each sits at the table of the same number, and at the one before. */
  readonly first: number;
  readonly count: number;
  readonly origins: readonly string[];
  /** Milliseconds of thinking, on the average. */
  readonly pace: number;
}

/** Rows in one statement. */
const PART = 500;
const CLOCK = { kind: 'game', seconds: 7200, increment: 0 } as const;

export const playerId = (number: number): string => `crowd-player-${number}`;
export const playerToken = (number: number): string => `token-of-the-crowd-${number}`;
export const tableId = (number: number): string => `crowd-table-${number}`;

/** Whose rows are copied. */
export interface Template {
  readonly table: string;
  readonly players: readonly [string, string];
}

export async function openTemplate(origin: string): Promise<Template> {
  const [one, other] = [await PlayerClient.connected(origin), await PlayerClient.connected(origin)];
  const table = await openForTwo(one, other, { clock: CLOCK, visibility: 'link' });
  one.close();
  other.close();
  return { table, players: [one.player.id, other.player.id] };
}

/** In rings of so many: whoever opened a table sits at the one before, too. */
export async function copyTables(
  db: Kysely<Database>,
  { table, players }: Template,
  count: number,
  ring: number,
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const guest = await db
    .selectFrom('players')
    .selectAll()
    .where('id', '=', players[0])
    .executeTakeFirstOrThrow();
  const token = await db
    .selectFrom('tokens')
    .selectAll()
    .where('player_id', '=', players[0])
    .executeTakeFirstOrThrow();
  await insert(
    db,
    'players',
    numbers.map(number => ({ ...guest, id: playerId(number) })),
  );
  await insert(
    db,
    'tokens',
    numbers.map(number => ({ ...token, player_id: playerId(number), hash: hashOf(playerToken(number)) })),
  );
  for (const name of ['tables', 'seeds', 'events', 'seats', 'named'] as const) {
    const key = name === 'tables' ? 'id' : 'table_id';
    const rows = await db
      .selectFrom(name)
      .selectAll()
      .where(key as 'id', '=', table)
      .execute();
    const copyOf = (number: number) => {
      const neighbour = number - (number % ring) + ((number + 1) % ring);
      const ids: Readonly<Record<string, string>> = {
        [table]: tableId(number),
        [players[0]]: playerId(number),
        [players[1]]: playerId(neighbour),
      };
      return rows.map(row => withIds(row, ids));
    };
    await insert(db, name, numbers.flatMap(copyOf));
  }
}

/** Wherever they stand: in columns and inside of what is stored as text. */
function withIds(row: object, ids: Readonly<Record<string, string>>): object {
  let text = JSON.stringify(row);
  for (const [id, other] of Object.entries(ids)) text = text.replaceAll(id, other);
  return JSON.parse(text) as object;
}

/** Objects with the columns of the table. */
async function insert(db: Kysely<Database>, name: keyof Database, rows: readonly object[]): Promise<void> {
  const table = sql.table(name);
  for (let index = 0; index < rows.length; index += PART) {
    const part = JSON.stringify(rows.slice(index, index + PART));
    await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${part})`.execute(
      db,
    );
  }
}
