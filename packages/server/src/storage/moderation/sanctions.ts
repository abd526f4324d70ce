/** Sanctions: warnings, and suspensions from talk or from rated games. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { MeasuresRow } from './rows.ts';

export type SanctionKind = 'warning' | 'talk' | 'rated';

export interface Sanction {
  readonly id: string;
  readonly player: string;
  readonly kind: SanctionKind;
  readonly reason: string;
  readonly at: number;
  /** Absent for a warning. */
  readonly until?: number;
}

/** False when there is no such player. */
export async function addSanction(
  db: Kysely<Database>,
  { id, player, kind, reason, at, until }: Sanction,
): Promise<boolean> {
  const known = await db.selectFrom('players').select('id').where('id', '=', player).executeTakeFirst();
  if (!known) return false;
  await db
    .insertInto('measures')
    .values({ id, player_id: player, kind, reason, at, until: until ?? null, seen_at: null })
    .execute();
  return true;
}

/** Sanctions in force, the newest first; warnings are until they were read. */
export async function sanctionsOf(
  db: Kysely<Database>,
  { player, now }: { readonly player: string; readonly now: number },
): Promise<Sanction[]> {
  const rows = await db
    .selectFrom('measures')
    .selectAll()
    .where('player_id', '=', player)
    .where(eb => eb.or([eb('until', '>', now), eb.and([eb('until', 'is', null), eb('seen_at', 'is', null)])]))
    .orderBy('at', 'desc')
    .execute();
  return rows.map(storedSanction);
}

/** All that there ever were, for the operator and for the player's own export; the newest first. */
export async function allSanctionsOf(db: Kysely<Database>, player: string): Promise<Sanction[]> {
  const rows = await db
    .selectFrom('measures')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(storedSanction);
}

/** Until when a player is suspended; undefined when they are not. */
export async function suspendedUntil(
  db: Kysely<Database>,
  { player, kind, now }: { readonly player: string; readonly kind: 'talk' | 'rated'; readonly now: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('measures')
    .select(eb => eb.fn.max('until').as('until'))
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until == null ? undefined : Number(row.until);
}

export async function noteSanctionsSeen(
  db: Kysely<Database>,
  { player, at }: { readonly player: string; readonly at: number },
): Promise<void> {
  await db
    .updateTable('measures')
    .set({ seen_at: at })
    .where('player_id', '=', player)
    .where('seen_at', 'is', null)
    .execute();
}

/** Ends all sanctions in force; returns how many there were. */
export async function endSanctions(
  db: Kysely<Database>,
  { player, at }: { readonly player: string; readonly at: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('measures')
    .set({ until: at, seen_at: at })
    .where('player_id', '=', player)
    .where(eb => eb.or([eb('until', '>', at), eb.and([eb('until', 'is', null), eb('seen_at', 'is', null)])]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes old sanctions that are not in force; returns how many there were. */
export async function deleteOldSanctions(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('measures')
    .where('id', 'in', eb =>
      eb
        .selectFrom('measures')
        .select('id')
        .where('at', '<', before)
        .where(old => old.or([old('until', '<', before), old('seen_at', '<', before)]))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function storedSanction({ id, player_id, kind, reason, at, until }: MeasuresRow): Sanction {
  return {
    id,
    player: player_id,
    kind: kind === 'talk' || kind === 'rated' ? kind : 'warning',
    reason,
    at,
    ...(until === null ? {} : { until }),
  };
}
