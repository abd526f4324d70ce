/** Who decides in a club: its founder, and the admins whom these appoint. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { changeClub, lockClub } from './changes.ts';

interface Appointment {
  readonly club: string;
  /** Who asks. */
  readonly by: string;
  readonly player: string;
}

/** By any admin. False for everybody else, and for who is no member. */
export async function appointAdmin(
  db: Kysely<Database>,
  { club, by, player }: Appointment,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    if (!(await changeClub(transaction, { club, by }))) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('club_members')
      .set({ admin: 1 })
      .where('club_id', '=', club)
      .where('player_id', '=', player)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
}

/** By the founder, or by the admin alone who does not want to be one any more. */
export async function dismissAdmin(
  db: Kysely<Database>,
  { club, by, player }: Appointment,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const founder = await lockClub(transaction, club);
    if (founder === undefined || player === founder || (by !== founder && by !== player)) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('club_members')
      .set({ admin: 0 })
      .where('club_id', '=', club)
      .where('player_id', '=', player)
      .where('admin', '=', 1)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
}

/** False for who is not the founder, and to who is no member. Who was the founder stays an admin. */
export async function passClub(
  db: Kysely<Database>,
  { club, founder, to }: { readonly club: string; readonly founder: string; readonly to: string },
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    if ((await lockClub(transaction, club)) !== founder) return false;
    const heir = await transaction
      .selectFrom('club_members')
      .select('player_id')
      .where('club_id', '=', club)
      .where('player_id', '=', to)
      .executeTakeFirst();
    if (!heir) return false;
    await transaction.updateTable('clubs').set({ founder_id: to }).where('id', '=', club).execute();
    await transaction
      .updateTable('club_members')
      .set({ admin: 1 })
      .where('club_id', '=', club)
      .where('player_id', '=', founder)
      .execute();
    return true;
  });
}
