/** The queue of notifications. A process claims one before it delivers it, so exactly one process does. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { NudgesRow } from './rows.ts';
import type { Channel } from './subscriptions.ts';

export interface NewNotification {
  readonly way: Channel;
  readonly player: string;
  readonly table: string;
  readonly kind: string;
  /** Of the table. */
  readonly version: number;
  /** The version after the last thing that the player did there; 0: nothing yet. */
  readonly acted: number;
  readonly dueAt: number;
}

export interface StoredNotification {
  readonly id: string;
  readonly way: Channel;
  readonly player: string;
  readonly table: string;
  readonly kind: string;
  readonly version: number;
  readonly madeAt: number;
  readonly tries: number;
  readonly reached: readonly string[];
}

/** On devices one for each player and table. */
export function pushNotificationId(player: string, table: string): string {
  return `${player}/${table}`;
}

/**
 * For those who have somewhere to be told. On devices a new one takes the place of the one before only when the player
 * has been at the table or has acted since, and nothing is told twice.
 */
export async function queueNotifications(
  db: Kysely<Database>,
  { notifications, at }: { readonly notifications: readonly NewNotification[]; readonly at: number },
): Promise<void> {
  if (notifications.length === 0) return;
  const players = [...new Set(notifications.map(({ player }) => player))];
  const known = await db
    .selectFrom('receivers')
    .select(['player_id', 'way'])
    .distinct()
    .where('player_id', 'in', players)
    .execute();
  for (const notification of notifications)
    if (known.some(({ player_id, way }) => player_id === notification.player && way === notification.way))
      await queueNotification(db, notification, at);
}

async function queueNotification(
  db: Kysely<Database>,
  notification: NewNotification,
  at: number,
): Promise<void> {
  const { way, player, table, kind, version, acted, dueAt } = notification;
  const about = { kind, version, made_at: at, due_at: dueAt, tries: 0, reached: '', answered: 0 };
  const first = pushNotificationId(player, table);
  const id = way === 'push' ? first : `${first}/${version}/${kind}`;
  const insert = db.insertInto('nudges').values({ id, way, player_id: player, table_id: table, ...about });
  if (way === 'hook') {
    await insert.onConflict(conflict => conflict.column('id').doNothing()).execute();
    return;
  }
  await insert
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet(about)
        .where(eb => eb.or([eb('nudges.answered', '=', 1), eb('nudges.version', '<', acted)]))
        .where(eb => eb.or([eb('nudges.version', '!=', version), eb('nudges.kind', '!=', kind)])),
    )
    .execute();
}

/** Those that are due, the oldest first; nobody else gets them before `until`. */
export async function claimNotifications(
  db: Kysely<Database>,
  { now, until, limit, share = limit, busy = [] }: NotificationClaim,
): Promise<StoredNotification[]> {
  const rows = await db
    .updateTable('nudges')
    .set(eb => ({ due_at: until, tries: eb('tries', '+', 1) }))
    .where('id', 'in', eb =>
      eb
        .selectFrom(
          eb
            .selectFrom('nudges')
            .select(inner => [
              'id',
              'due_at',
              inner.fn
                .agg<number>('row_number')
                .over(over => over.partitionBy(['way', 'player_id']).orderBy('due_at'))
                .as('place'),
            ])
            .where('due_at', '<=', now)
            .$if(busy.length > 0, due => due.where('player_id', 'not in', busy))
            .as('due'),
        )
        .select('due.id')
        .where('due.place', '<=', share)
        .orderBy('due.due_at')
        .limit(limit),
    )
    // asked again of each row: another process may have been faster
    .where('due_at', '<=', now)
    .returningAll()
    .execute();
  return rows.map(storedNotification);
}

export interface NotificationClaim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  /** Of one player, of each kind of way: nobody keeps all others waiting. */
  readonly share?: number;
  /** Players of whom enough is under way. */
  readonly busy?: readonly string[];
}

function storedNotification(row: NudgesRow): StoredNotification {
  return {
    id: row.id,
    way: row.way === 'push' ? 'push' : 'hook',
    player: row.player_id,
    table: row.table_id,
    kind: row.kind,
    version: row.version,
    madeAt: row.made_at,
    tries: row.tries,
    reached: row.reached.split(',').filter(Boolean),
  };
}

export interface SettledNotification {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly reached: readonly string[];
  /** Absent when nobody is left to be told. */
  readonly dueAt?: number;
}

/** Stores the outcome of a delivery, unless the row is about something else by now or was acknowledged meanwhile. */
export async function settleNotification(
  db: Kysely<Database>,
  { id, version, kind, reached, dueAt }: SettledNotification,
): Promise<void> {
  await db
    .updateTable('nudges')
    .set({ reached: reached.join(','), due_at: dueAt ?? null })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('kind', '=', kind)
    .where('answered', '=', 0)
    .execute();
}

/** Deletes a notification that nobody has to remember. */
export async function dropNotification(
  db: Kysely<Database>,
  { id, version, kind }: Pick<SettledNotification, 'id' | 'version' | 'kind'>,
): Promise<void> {
  await db
    .deleteFrom('nudges')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('kind', '=', kind)
    .execute();
}

/** The players are at their tables: what was not delivered yet need not be. */
export async function acknowledgeNotifications(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('nudges')
    .set({ answered: 1, due_at: null })
    .where('id', 'in', ids)
    .where('answered', '=', 0)
    .execute();
}

/** Tables at which something is due in this time, and somebody who can be told is to act. */
export async function tablesLowOnTime(
  db: Kysely<Database>,
  { from, to, limit }: { readonly from: number; readonly to: number; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', join =>
      join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.to_act'),
    )
    .innerJoin('receivers', 'receivers.player_id', 'seats.player_id')
    .select('tables.id')
    .distinct()
    .where('tables.due_at', '>', from)
    .where('tables.due_at', '<=', to)
    .where('tables.status', '=', 'playing')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes old notifications; returns how many there were. */
export async function deleteOldNotifications(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('nudges')
    .where('id', 'in', eb => eb.selectFrom('nudges').select('id').where('made_at', '<', before).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
