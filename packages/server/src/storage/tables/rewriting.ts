/** Rewrites what is stored of a table where names or texts must not stand any more: its game stays as it was. */
import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Applies a change to every object in events and summary that name a player. */
export async function rewriteTable(
  db: Transaction<Database>,
  { table, player }: { readonly table: string; readonly player: string },
  change: (value: object) => object,
): Promise<void> {
  const mark = `"${player}"`;
  const events = await db
    .selectFrom('events')
    .select(['version', 'body'])
    .where('table_id', '=', table)
    .where('body', 'like', `%${mark}%`)
    .execute();
  for (const { version, body } of events)
    await db
      .updateTable('events')
      .set({ body: rewritten(body, change) })
      .where('table_id', '=', table)
      .where('version', '=', version)
      .execute();
  const row = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirst();
  if (row?.summary.includes(mark))
    await db
      .updateTable('tables')
      .set({ summary: rewritten(row.summary, change) })
      .where('id', '=', table)
      .execute();
}

function rewritten(json: string, change: (value: object) => object): string {
  return JSON.stringify(
    JSON.parse(json, (_key, value: unknown) =>
      typeof value === 'object' && value !== null ? change(value) : value,
    ),
  );
}

/** Every `{id, name}` of the player; the head goes with the old name. */
export function renameIn(value: object, player: string, name: string): object {
  if (!('name' in value && 'id' in value && value.id === player)) return value;
  const { avatar: _, ...rest } = value as { readonly avatar?: unknown };
  return { ...rest, name };
}

/** A change to a study without its text: an empty one takes a name or a comment away. */
export function withoutText<Event extends { readonly edit: object }>(event: Event): Event {
  return 'text' in event.edit ? { ...event, edit: { ...event.edit, text: '' } } : event;
}
