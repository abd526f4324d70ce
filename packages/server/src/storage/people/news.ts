/** News for members: a bounded list for each, in which what is newer about the same takes the place of what was there. */
import type { NewsKind } from '@kingdomino/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { NewsRow } from './rows.ts';

/** What it says beside whom it is about; no names. */
export type NewsBody = Readonly<Record<string, string | number>>;

export interface NewNews {
  readonly player: string;
  readonly kind: NewsKind;
  /** What it is about, of its kind: `kind/…`. */
  readonly key: string;
  /** A player. */
  readonly about?: string;
  readonly at: number;
  readonly body: NewsBody;
  /** Told once: what is about the same stays as it is. */
  readonly once?: true;
}

export interface StoredNews {
  readonly id: string;
  readonly player: string;
  readonly kind: NewsKind;
  readonly about: string;
  readonly at: number;
  readonly isRead: boolean;
  readonly body: NewsBody;
}

export function newsId(player: string, key: string): string {
  return `${player}/${key}`;
}

/** For members who want this kind; returns for whom something is new. Beyond `most` the oldest go. */
export async function addNews(
  db: Kysely<Database>,
  { news, most }: { readonly news: readonly NewNews[]; readonly most: number },
): Promise<string[]> {
  if (news.length === 0) return [];
  const players = [...new Set(news.map(({ player }) => player))];
  const wanting = await membersWanting(db, players);
  const wanted = news.filter(({ player, kind }) => wanting.get(player)?.includes(kind) === false);
  if (wanted.length === 0) return [];
  return db.transaction().execute(async transaction => {
    const told = new Set<string>();
    for (const one of wanted) if (await putNews(transaction, one, most)) told.add(one.player);
    return [...told];
  });
}

/** With the kinds that each does not want. */
async function membersWanting(
  db: Kysely<Database>,
  players: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('members')
    .leftJoin('news_settings', 'news_settings.player_id', 'members.player_id')
    .select(['members.player_id as player', 'news_settings.off'])
    .where('members.player_id', 'in', players)
    .execute();
  return new Map(rows.map(({ player, off }) => [player, kindsIn(off)]));
}

async function putNews(db: Transaction<Database>, news: NewNews, most: number): Promise<boolean> {
  const { player, kind, key, about = '', at, body, once } = news;
  const told = { kind, about_id: about, at, read_at: null, body: JSON.stringify(body) };
  const insert = db.insertInto('news').values({ id: newsId(player, key), player_id: player, ...told });
  const { numInsertedOrUpdatedRows } = await insert
    .onConflict(conflict => {
      const known = conflict.column('id');
      return once ? known.doNothing() : known.doUpdateSet(told);
    })
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const extra = await db
    .selectFrom('news')
    .select('id')
    .where('player_id', '=', player)
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(most)
    .limit(most)
    .execute();
  if (extra.length > 0)
    await db
      .deleteFrom('news')
      .where(
        'id',
        'in',
        extra.map(({ id }) => id),
      )
      .execute();
  return true;
}

/** The newest first. */
export async function newsOf(db: Kysely<Database>, player: string): Promise<StoredNews[]> {
  const rows = await db
    .selectFrom('news')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

export async function newsById(db: Kysely<Database>, id: string): Promise<StoredNews | undefined> {
  const row = await db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  return row && stored(row);
}

export async function countUnread(db: Kysely<Database>, player: string): Promise<number> {
  const { count } = await db
    .selectFrom('news')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('player_id', '=', player)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By their ids, or everything of a player. Returns for whom something has changed. */
export async function readNews(
  db: Kysely<Database>,
  {
    at,
    ...what
  }: { readonly at: number } & ({ readonly ids: readonly string[] } | { readonly player: string }),
): Promise<string[]> {
  if ('ids' in what && what.ids.length === 0) return [];
  const update = db.updateTable('news').set({ read_at: at }).where('read_at', 'is', null);
  const rows = await ('ids' in what
    ? update.where('id', 'in', what.ids)
    : update.where('player_id', '=', what.player)
  )
    .returning('player_id')
    .execute();
  return [...new Set(rows.map(({ player_id }) => player_id))];
}

/** Kinds that a player does not want. */
export async function newsOffFor(db: Kysely<Database>, player: string): Promise<string[]> {
  const row = await db
    .selectFrom('news_settings')
    .select('off')
    .where('player_id', '=', player)
    .executeTakeFirst();
  return kindsIn(row?.off ?? null);
}

export async function setNewsOff(
  db: Kysely<Database>,
  { player, off }: { readonly player: string; readonly off: readonly string[] },
): Promise<void> {
  const setting = { off: off.join(',') };
  await db
    .insertInto('news_settings')
    .values({ player_id: player, ...setting })
    .onConflict(conflict => conflict.column('player_id').doUpdateSet(setting))
    .execute();
}

export async function deleteOldNews(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('news')
    .where('id', 'in', eb => eb.selectFrom('news').select('id').where('at', '<', before).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Of a player, and about the player. */
export async function eraseNewsOf(db: Transaction<Database>, player: string): Promise<void> {
  await db
    .deleteFrom('news')
    .where(eb => eb.or([eb('player_id', '=', player), eb('about_id', '=', player)]))
    .execute();
  await db.deleteFrom('news_settings').where('player_id', '=', player).execute();
}

function kindsIn(text: string | null): string[] {
  return (text ?? '').split(',').filter(Boolean);
}

function stored(row: NewsRow): StoredNews {
  return {
    id: row.id,
    player: row.player_id,
    kind: row.kind as NewsKind,
    about: row.about_id,
    at: row.at,
    isRead: row.read_at !== null,
    body: JSON.parse(row.body) as NewsBody,
  };
}
