/** Leaving clubs, removing members and closing a club; also when a player is erased. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { changeClub, lockClub } from './changes.ts';
import { deleteNoticesOf } from './notices.ts';

/** `last-admin`: others are left, and none of them could decide. With the last member the club is closed. */
export async function leaveClub(
  db: Kysely<Database>,
  { club, player }: { readonly club: string; readonly player: string },
): Promise<'done' | 'no-member' | 'last-admin'> {
  return db.transaction().execute(async transaction => {
    const founder = await lockClub(transaction, club);
    if (founder === player && !(await hasHeir(transaction, club, player))) return 'last-admin';
    return (await takeOut(transaction, club, player)) ? 'done' : 'no-member';
  });
}

/** Another admin, or nobody at all who would be left without one. */
async function hasHeir(db: Transaction<Database>, club: string, player: string): Promise<boolean> {
  const others = await db
    .selectFrom('club_members')
    .select('admin')
    .where('club_id', '=', club)
    .where('player_id', '!=', player)
    .execute();
  return others.length === 0 || others.some(({ admin }) => admin === 1);
}

/**
 * With a new link, or who was removed would be back by the old one. False for who is no admin; an admin is removed by
 * the founder, who is removed by nobody.
 */
export async function removeMember(
  db: Kysely<Database>,
  change: {
    readonly club: string;
    readonly by: string;
    readonly player: string;
    readonly link: string;
  },
): Promise<boolean> {
  const { club, by, player, link } = change;
  return db.transaction().execute(async transaction => {
    if (!(await changeClub(transaction, { club, by }))) return false;
    const founder = await lockClub(transaction, club);
    const isTaken = by === founder ? player !== founder : !(await isAdmin(transaction, club, player));
    if (!isTaken || !(await takeOut(transaction, club, player))) return false;
    return changeClub(transaction, { club, by, link });
  });
}

async function isAdmin(db: Transaction<Database>, club: string, player: string): Promise<boolean> {
  const row = await db
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .select(['club_members.admin', 'clubs.founder_id'])
    .where('club_members.club_id', '=', club)
    .where('club_members.player_id', '=', player)
    .executeTakeFirst();
  return row !== undefined && (row.admin === 1 || row.founder_id === player);
}

/** For good, with its results. False for who is not the founder. */
export async function closeClub(
  db: Kysely<Database>,
  { club, founder }: { readonly club: string; readonly founder: string },
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    if ((await lockClub(transaction, club)) !== founder) return false;
    await close(transaction, club);
    return true;
  });
}

/** Somebody is no player any more. Who has founded a club is followed by its longest admin, else its longest member. */
export async function leaveAllClubs(db: Transaction<Database>, players: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('club_members')
    .select(['club_id', 'player_id'])
    .where('player_id', 'in', players)
    .orderBy('club_id')
    .execute();
  for (const { club_id, player_id } of rows) await takeOut(db, club_id, player_id);
  await deleteNoticesOf(db, players);
}

async function takeOut(db: Transaction<Database>, club: string, player: string): Promise<boolean> {
  // the row first, as everybody has it: two who leave in the same moment leave one founder or none
  const founder = await lockClub(db, club);
  const { numDeletedRows } = await db
    .deleteFrom('club_members')
    .where('club_id', '=', club)
    .where('player_id', '=', player)
    .executeTakeFirst();
  if (founder === undefined || numDeletedRows !== 1n) return false;
  await db.deleteFrom('receivers').where('club_id', '=', club).where('player_id', '=', player).execute();
  if (founder !== player) return true;
  const next = await db
    .selectFrom('club_members')
    .select('player_id')
    .where('club_id', '=', club)
    .orderBy('admin', 'desc')
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
  await db.deleteFrom('club_notices').where('club_id', '=', club).execute();
  await db.deleteFrom('receivers').where('club_id', '=', club).execute();
}
