/** Reads and stores the seasons of clubs. */
import { SCORINGS } from '@kingdomino/protocol';
import type { PlannedSeason } from '@kingdomino/table/clubs';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

export async function readSeasons(db: Kysely<Database>, club: string): Promise<PlannedSeason[]> {
  const rows = await db
    .selectFrom('club_seasons')
    .selectAll()
    .where('club_id', '=', club)
    .orderBy('from_at', 'desc')
    .execute();
  return rows.map(({ number, from_at, until_at, scoring }) => ({
    number,
    from: from_at,
    ...(until_at === null ? {} : { until: until_at }),
    scoring: SCORINGS.find(name => name === scoring) ?? 'wins',
  }));
}

export async function writeSeasons(
  db: Transaction<Database>,
  club: string,
  seasons: readonly PlannedSeason[],
): Promise<void> {
  const rows = seasons.map(({ number, from, until, scoring }) => ({
    club_id: club,
    number,
    from_at: from,
    until_at: until ?? null,
    scoring,
  }));
  await db
    .insertInto('club_seasons')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['club_id', 'number']).doUpdateSet(eb => ({
        from_at: eb.ref('excluded.from_at'),
        until_at: eb.ref('excluded.until_at'),
        scoring: eb.ref('excluded.scoring'),
      })),
    )
    .execute();
}
