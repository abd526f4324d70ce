/** Leaving clubs, removing members, passing a club on and closing it; also when a player is erased. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { changeClub } from './clubs.ts';

/** False for who is no member. Where the founder goes, the longest member decides from then on; after the last it is closed. */
export async function leaveClub(
  db: Kysely<Database>,
  { club, player }: { readonly club: string; readonly player: string },
): Promise<boolean> {
  return db.transaction().execute(transaction => takeOut(transaction, club, player));
}

/** With a new link, or who was removed would be back by the old one. False for who is not the founder. */
export async function removeMember(
  db: Kysely<Database>,
  change: {
    readonly club: string;
    readonly founder: string;
    readonly player: string;
    readonly link: string;
  },
): Promise<boolean> {
  const { club, founder, player, link } = change;
  if (player === founder) return false;
  return db.transaction().execute(async transaction => {
    if (!(await changeClub(transaction, { club, founder }))) return false;
    if (!(await takeOut(transaction, club, player))) return false;
    return changeClub(transaction, { club, founder, link });
  });
}

/** False for who is not the founder, and to who is no member. */
export async function passClub(
  db: Kysely<Database>,
  { club, founder, to }: { readonly club: string; readonly founder: string; readonly to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clubs')
    .set({ founder_id: to })
    .where('id', '=', club)
    .where('founder_id', '=', founder)
    .where('closed', '=', 0)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('club_members')
          .select('player_id')
          .where('club_id', '=', club)
          .where('player_id', '=', to),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For good, with its results. False for who is not the founder. */
export async function closeClub(
  db: Kysely<Database>,
  { club, founder }: { readonly club: string; readonly founder: string },
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    if (!(await changeClub(transaction, { club, founder }))) return false;
    await close(transaction, club);
    return true;
  });
}

/** Somebody is no player any more. */
export async function leaveAllClubs(db: Transaction<Database>, players: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('club_members')
    .select(['club_id', 'player_id'])
    .where('player_id', 'in', players)
    .orderBy('club_id')
    .execute();
  for (const { club_id, player_id } of rows) await takeOut(db, club_id, player_id);
}

async function takeOut(db: Transaction<Database>, club: string, player: string): Promise<boolean> {
  // the row first, as everybody has it: two who leave in the same moment leave one founder or none
  const row = await db
    .updateTable('clubs')
    .set(eb => ({ name: eb.ref('name') }))
    .where('id', '=', club)
    .returning('founder_id')
    .executeTakeFirst();
  const { numDeletedRows } = await db
    .deleteFrom('club_members')
    .where('club_id', '=', club)
    .where('player_id', '=', player)
    .executeTakeFirst();
  if (!row || numDeletedRows !== 1n) return false;
  await db.deleteFrom('receivers').where('club_id', '=', club).where('player_id', '=', player).execute();
  if (row.founder_id !== player) return true;
  const next = await db
    .selectFrom('club_members')
    .select('player_id')
    .where('club_id', '=', club)
    .orderBy('joined_at')
    .orderBy('player_id')
    .limit(1)
    .executeTakeFirst();
  if (next)
    await db.updateTable('clubs').set({ founder_id: next.player_id }).where('id', '=', club).execute();
  else await close(db, club);
  return true;
}

/** Nobody sees it any more; what it counted goes little by little. */
async function close(db: Transaction<Database>, club: string): Promise<void> {
  await db.updateTable('clubs').set({ closed: 1, link: null }).where('id', '=', club).execute();
  await db.deleteFrom('club_members').where('club_id', '=', club).execute();
  await db.deleteFrom('receivers').where('club_id', '=', club).execute();
}
