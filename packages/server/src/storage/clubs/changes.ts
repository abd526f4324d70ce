/** What its admins change in a club. Every change has the row of the club first, so that limits hold in any race. */
import { planSeason, type SeasonPlan } from '@kingdomino/table/clubs';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { readSeasons, writeSeasons } from './seasons.ts';

export interface ClubChange {
  readonly club: string;
  /** Who asks; only the founder and admins may. */
  readonly by: string;
  readonly name?: string;
  readonly bots?: boolean;
  readonly link?: string;
}

/** False for everybody else. The row is had until the end of the transaction. */
export async function changeClub(
  db: Kysely<Database>,
  { club, by, name, bots, link }: ClubChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clubs')
    .set(eb => ({
      name: name ?? eb.ref('name'),
      bots: bots === undefined ? eb.ref('bots') : bots ? 1 : 0,
      link: link ?? eb.ref('link'),
    }))
    .where('id', '=', club)
    .where('closed', '=', 0)
    .where(eb =>
      eb.or([
        eb('founder_id', '=', by),
        eb.exists(
          eb
            .selectFrom('club_members')
            .select('player_id')
            .where('club_id', '=', club)
            .where('player_id', '=', by)
            .where('admin', '=', 1),
        ),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Its founder; the row is had until the commit, as everybody has it who changes something. */
export async function lockClub(db: Transaction<Database>, club: string): Promise<string | undefined> {
  const row = await db
    .updateTable('clubs')
    .set(eb => ({ name: eb.ref('name') }))
    .where('id', '=', club)
    .where('closed', '=', 0)
    .returning('founder_id')
    .executeTakeFirst();
  return row?.founder_id;
}

/** The refusal, if the season cannot be as planned; `not-admin` for everybody else. */
export async function changeSeason(
  db: Kysely<Database>,
  { club, by, plan }: { readonly club: string; readonly by: string; readonly plan: SeasonPlan },
): Promise<'done' | 'not-admin' | { readonly refused: string }> {
  return db.transaction().execute(async transaction => {
    if (!(await changeClub(transaction, { club, by }))) return 'not-admin';
    const planned = planSeason(await readSeasons(transaction, club), plan);
    if (!planned.ok) return { refused: planned.error.text };
    await writeSeasons(transaction, club, planned.value);
    return 'done';
  });
}
