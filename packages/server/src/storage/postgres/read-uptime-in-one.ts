/**
 * A look around as one statement, which every process makes every second and every command may wait for. All processes
 * go by the database's clock.
 */
import { type Kysely, sql } from 'kysely';
import type { Uptime } from '../outages/uptime.ts';
import type { Database } from '../schema.ts';

export async function readUptimeInOne(db: Kysely<Database>, since: number): Promise<Uptime> {
  const { rows } = await sql<Omit<Uptime, 'ended'> & { readonly ended: number | null }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now,
      (select coalesce(json_agg(json_build_object('id', id, 'place', place, 'at', at)), '[]'::json)
        from processes) as processes,
      (select coalesce(json_agg(json_build_object('from', began_at, 'to', ended_at) order by ended_at), '[]'::json)
        from outages where ended_at > ${since}) as outages,
      (select at from heartbeat where id = 1) as ended`.execute(db);
  const { now, processes, outages, ended } = rows[0]!;
  const latest = Math.max(now, ...processes.map(({ at }) => at));
  return { now: latest, processes, outages, ended: ended ?? undefined };
}
