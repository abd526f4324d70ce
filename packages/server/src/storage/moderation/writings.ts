/** What players write for others to read, wherever it is stored: found for the operator, and removed. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { renameIn, rewriteTable, withoutText } from '../tables/rewriting.ts';

/** Whoever adds a kind is asked by the types, and by writings.test, how it is reported and removed. */
export const WRITING_KINDS = ['name', 'club', 'notice', 'chat', 'study'] as const;
export type WritingKind = (typeof WRITING_KINDS)[number];

/** One text: `id` is that of its player, club, notice or chat message, or `TABLE/VERSION` of the event in a study. */
export interface Writing {
  readonly kind: WritingKind;
  readonly id: string;
}

export interface StudyText {
  readonly table: string;
  readonly version: number;
  readonly at: number;
  readonly text: string;
}

interface StudiedEvent {
  readonly type: string;
  readonly at: number;
  readonly by: { readonly id: string };
  readonly edit: { readonly text?: string };
}

/** Texts in studies of the player's last tables, the last first. */
export async function studyTextsBy(
  db: Kysely<Database>,
  { player, tables, limit }: { readonly player: string; readonly tables: number; readonly limit: number },
): Promise<StudyText[]> {
  const rows = await db
    .selectFrom('events')
    .select(['table_id', 'version', 'body'])
    .where('table_id', 'in', eb =>
      eb
        .selectFrom('named')
        .innerJoin('tables', 'tables.id', 'named.table_id')
        .select('tables.id')
        .where('named.player_id', '=', player)
        .where('tables.status', '=', 'over')
        .orderBy('tables.changed_at', 'desc')
        .limit(tables),
    )
    .where('body', 'like', '%"studied"%')
    .where('body', 'like', `%"${player}"%`)
    .execute();
  const texts = rows.flatMap(({ table_id: table, version, body }) => {
    const { by, at, edit } = JSON.parse(body) as StudiedEvent;
    return by.id === player && edit.text ? [{ table, version, at, text: edit.text }] : [];
  });
  return texts.sort((one, other) => other.at - one.at).slice(0, limit);
}

/** Clubs whose names are the player's. */
export async function clubsFoundedBy(
  db: Kysely<Database>,
  player: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db
    .selectFrom('clubs')
    .select(['id', 'name'])
    .where('founder_id', '=', player)
    .where('closed', '=', 0)
    .orderBy('created_at')
    .execute();
}

/** False when there is no such text. */
export async function removeTalk(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('talk').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** An empty text takes a name or a comment away. False when there is no text. */
export async function removeStudyText(
  db: Kysely<Database>,
  { table, version }: { readonly table: string; readonly version: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('body')
    .where('table_id', '=', table)
    .where('version', '=', version)
    .executeTakeFirst();
  const event = row && (JSON.parse(row.body) as StudiedEvent);
  if (event?.type !== 'studied' || !event.edit.text) return false;
  await db
    .updateTable('events')
    .set({ body: JSON.stringify(withoutText(event)) })
    .where('table_id', '=', table)
    .where('version', '=', version)
    .execute();
  return true;
}

/** False when there is no such club. */
export async function removeClubName(
  db: Kysely<Database>,
  { club, name }: { readonly club: string; readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clubs')
    .set({ name })
    .where('id', '=', club)
    .where('closed', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts another name in place of a player's, in what is stored of these tables. */
export async function renameAtTables(
  db: Kysely<Database>,
  renaming: { readonly player: string; readonly name: string; readonly tables: readonly string[] },
): Promise<void> {
  const { player, name, tables } = renaming;
  await db.transaction().execute(async transaction => {
    for (const table of tables)
      await rewriteTable(transaction, { table, player }, value => renameIn(value, player, name));
  });
}
