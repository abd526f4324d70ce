/** Subscriptions to notifications (devices and webhooks), and keys that all processes share. */
import type { Kysely } from 'kysely';
import { lockPlayer } from '../players/lock-player.ts';
import type { Database } from '../schema.ts';

export type Channel = 'push' | 'hook';

/** What an address has answered. */
export interface WebhookResponse {
  readonly at: number;
  readonly kind: string;
  /** Of HTTP; 0: none. */
  readonly status: number;
}

/** Of each hook. */
const MOST_RESPONSES = 5;

export interface Subscription {
  readonly id: string;
  readonly player: string;
  readonly way: Channel;
  readonly url: string;
  readonly secret: string;
  readonly language: string;
  readonly kinds: readonly string[];
  readonly table: string | null;
  /** Of a club's finished tables alone. */
  readonly club: string | null;
  readonly session: string | null;
  readonly createdAt: number;
  /** The last first. */
  readonly answers: readonly WebhookResponse[];
}

/** Returns what was kept first: all processes, whichever starts first, have the same. */
export async function keepKey(
  db: Kysely<Database>,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<string> {
  await db
    .insertInto('keys')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  return (await db.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirstOrThrow())
    .value;
}

/** A device is known by its address: whoever uses it now is told there. Beyond `most` the oldest ones go. */
export async function addSubscription(
  db: Kysely<Database>,
  { subscription, most }: { readonly subscription: Subscription; readonly most: number },
): Promise<void> {
  const { id, way, url, secret, language, session } = subscription;
  const row = {
    player_id: subscription.player,
    way,
    url,
    secret,
    language,
    kinds: subscription.kinds.join(','),
    table_id: subscription.table,
    club_id: subscription.club,
    answers: null,
    session,
    created_at: subscription.createdAt,
  };
  await db.transaction().execute(async transaction => {
    await lockPlayer(transaction, subscription.player);
    await transaction
      .insertInto('receivers')
      .values({ id, ...row })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute();
    const all = await transaction
      .selectFrom('receivers')
      .select('id')
      .where('player_id', '=', subscription.player)
      .where('way', '=', way)
      .orderBy('created_at', 'desc')
      .execute();
    const others = all.map(one => one.id).filter(one => one !== id);
    const extra = others.slice(most - 1);
    if (extra.length > 0) await transaction.deleteFrom('receivers').where('id', 'in', extra).execute();
  });
}

export async function subscriptionsOf(db: Kysely<Database>, player: string): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('receivers')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    player: row.player_id,
    way: row.way === 'push' ? 'push' : 'hook',
    url: row.url,
    secret: row.secret,
    language: row.language,
    kinds: row.kinds.split(',').filter(Boolean),
    table: row.table_id,
    club: row.club_id,
    session: row.session,
    createdAt: row.created_at,
    answers: readResponses(row.answers),
  }));
}

function readResponses(text: string | null): WebhookResponse[] {
  return text === null ? [] : (JSON.parse(text) as WebhookResponse[]);
}

/** For its owner to look at. */
export async function noteWebhookResponse(
  db: Kysely<Database>,
  { id, answer }: { readonly id: string; readonly answer: WebhookResponse },
): Promise<void> {
  const row = await db.selectFrom('receivers').select('answers').where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const answers = [answer, ...readResponses(row.answers)].slice(0, MOST_RESPONSES);
  await db
    .updateTable('receivers')
    .set({ answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .execute();
}

/** Who has a program listening to what a club has finished. */
export async function clubWebhookPlayers(db: Kysely<Database>, club: string): Promise<string[]> {
  const rows = await db
    .selectFrom('receivers')
    .select('player_id')
    .distinct()
    .where('club_id', '=', club)
    .execute();
  return rows.map(({ player_id }) => player_id);
}

/** False when the player has none like this. */
export async function deleteSubscription(
  db: Kysely<Database>,
  { player, id }: { readonly player: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('receivers')
    .where('id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whoever has a program listening. */
export async function webhookPlayers(db: Kysely<Database>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('receivers')
    .select('player_id')
    .distinct()
    .where('way', '=', 'hook')
    .limit(limit)
    .execute();
  return rows.map(({ player_id }) => player_id);
}
