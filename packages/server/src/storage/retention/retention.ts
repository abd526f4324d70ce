/** Deletes what is not needed any more, a few rows at a time, so that no move waits for it. */
import type { Kysely } from 'kysely';
import { deleteArchived, deleteArchivesOf } from '../archive/archiving.ts';
import { deleteLookedAt } from '../archive/played-games.ts';
import { leaveAllClubs } from '../clubs/leaving.ts';
import { deleteDailyResults } from '../deals/daily-results.ts';
import type { Database } from '../schema.ts';

/** Deletes expired tokens; returns how many there were. */
export async function deleteExpiredTokens(
  db: Kysely<Database>,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('hash', 'in', eb =>
      eb.selectFrom('tokens').select('hash').where('expires_at', '<', now).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface IdleGuests {
  /** Walks through all players by id; the first step starts with ''. */
  readonly after: string;
  readonly limit: number;
  readonly createdBefore: number;
  /** A session that ends before this has not been used for long. */
  readonly sessionsBefore: number;
}

/**
 * Guests (not members) whose name stands at no table and who have not been seen for long, and bot accounts that have
 * played nothing that is still there. The next step goes on after `last`.
 */
export async function deleteIdleGuests(
  db: Kysely<Database>,
  { after, limit, createdBefore, sessionsBefore }: IdleGuests,
): Promise<{ readonly deleted: number; readonly last: string | undefined }> {
  const looked = await db
    .selectFrom('players')
    .select(['id', 'created_at', 'bot', 'banned_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const old = looked.filter(player => player.banned_at === null && player.created_at < createdBefore);
  const ids = (bot: number) => old.filter(player => player.bot === bot).map(({ id }) => id);
  const idle = [
    ...(await withoutTablesAndSessions(db, ids(0), sessionsBefore)),
    // the token of a bot has no end and says nothing about when it was used
    ...(await withoutTablesAndSessions(db, ids(1), Number.POSITIVE_INFINITY)),
  ];
  if (idle.length > 0)
    await db.transaction().execute(async transaction => {
      await leaveAllClubs(transaction, idle);
      for (const child of IDLE_ROWS)
        await transaction.deleteFrom(child).where('player_id', 'in', idle).execute();
      await deleteArchivesOf(transaction, idle);
      await transaction
        .deleteFrom('relations')
        .where(eb => eb.or([eb('player_id', 'in', idle), eb('other_id', 'in', idle)]))
        .execute();
      await transaction.deleteFrom('players').where('id', 'in', idle).execute();
    });
  return { deleted: idle.length, last: looked.at(-1)?.id };
}

/** What there may be of a player that is not at any table. */
const IDLE_ROWS = [
  'tokens',
  'receivers',
  'measures',
  'tournament_players',
  'programs',
  'ladder_waits',
  'ladder_seats',
] as const;

async function withoutTablesAndSessions(
  db: Kysely<Database>,
  players: readonly string[],
  sessionsBefore: number,
): Promise<string[]> {
  if (players.length === 0) return [];
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('id', 'in', players)
    .where('id', 'not in', eb => eb.selectFrom('named').select('player_id').where('player_id', 'in', players))
    .where('id', 'not in', eb =>
      eb.selectFrom('members').select('player_id').where('player_id', 'in', players),
    )
    .$if(Number.isFinite(sessionsBefore), select =>
      select.where('id', 'not in', eb =>
        eb
          .selectFrom('tokens')
          .select('player_id')
          .where('player_id', 'in', players)
          .where(token =>
            token.or([token('expires_at', 'is', null), token('expires_at', '>=', sessionsBefore)]),
          ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Tables of a status that ended before a time. */
export async function endedTables(
  db: Kysely<Database>,
  { status, before, limit }: { readonly status: string; readonly before: number; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', status)
    .where('visibility', 'in', ['public', 'link'])
    .where('ended_at', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** With all that is known of them. */
export async function deleteTables(db: Kysely<Database>, tables: readonly string[]): Promise<number> {
  if (tables.length === 0) return 0;
  return db.transaction().execute(async transaction => {
    await deleteDailyResults(transaction, tables);
    await deleteLookedAt(transaction, tables);
    await deleteArchived(transaction, tables);
    for (const child of [
      'events',
      'seeds',
      'seats',
      'named',
      'reviews',
      'nudges',
      'talk',
      'relations',
      'ladder_games',
      'ladder_seats',
    ] as const)
      await transaction.deleteFrom(child).where('table_id', 'in', tables).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('tables')
      .where('id', 'in', tables)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
