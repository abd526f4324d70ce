/** Erases a player: the account and everything of it goes, the games stay without the name. */
import type { Kysely, Transaction } from 'kysely';
import { deleteArchivesOf } from '../archive/archiving.ts';
import { leaveAllClubs } from '../clubs/leaving.ts';
import { eraseModerationOf } from '../moderation/sanctions.ts';
import type { Database } from '../schema.ts';

/** Takes a player's name out of a table, and what they wrote there: the game stays, its player has no name. */
async function eraseNameAt(
  db: Transaction<Database>,
  table: string,
  player: string,
  name: string,
): Promise<void> {
  const mark = `%"${player}"%`;
  const events = await db
    .selectFrom('events')
    .select(['version', 'body'])
    .where('table_id', '=', table)
    .where('body', 'like', mark)
    .execute();
  for (const { version, body } of events)
    await db
      .updateTable('events')
      .set({ body: renamed(body, player, name) })
      .where('table_id', '=', table)
      .where('version', '=', version)
      .execute();
  const row = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirst();
  if (row?.summary.includes(`"${player}"`))
    await db
      .updateTable('tables')
      .set({ summary: renamed(row.summary, player, name) })
      .where('id', '=', table)
      .execute();
}

/** Every `{id, name}` of the player, wherever it stands, and every text in the study of a game that is theirs. */
function renamed(json: string, player: string, name: string): string {
  return JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if ('name' in value && 'id' in value) return value.id === player ? { ...value, name } : value;
      return 'edit' in value && 'by' in value ? withoutText(value, player) : value;
    }),
  );
}

/** An empty text takes a name or a comment away. */
function withoutText(event: { readonly edit: unknown; readonly by: unknown }, player: string): object {
  const { by, edit } = event as { readonly by: { readonly id?: string }; readonly edit: object };
  return by.id === player && 'text' in edit ? { ...event, edit: { ...edit, text: '' } } : event;
}

export interface Erasure {
  readonly player: string;
  /** What stands in place of the name. */
  readonly name: string;
}

/** Returns the tables from which the name was taken. Done again it finds nothing more to do. */
export async function erasePlayer(db: Kysely<Database>, { player, name }: Erasure): Promise<string[]> {
  await db.transaction().execute(async transaction => {
    await leaveAllClubs(transaction, [player]);
    for (const child of [
      'tokens',
      'passkeys',
      'members',
      'receivers',
      'nudges',
      'played_games',
      'waits',
    ] as const)
      await transaction.deleteFrom(child).where('player_id', '=', player).execute();
    await deleteArchivesOf(transaction, [player]);
    await eraseModerationOf(transaction, player);
    await transaction.deleteFrom('players').where('id', '=', player).execute();
  });
  const tables = await tablesNaming(db, player);
  for (const table of tables)
    await db.transaction().execute(transaction => eraseNameAt(transaction, table, player, name));
  return tables;
}

async function tablesNaming(db: Kysely<Database>, player: string): Promise<string[]> {
  const rows = await db.selectFrom('named').select('table_id').where('player_id', '=', player).execute();
  return rows.map(({ table_id }) => table_id);
}
