/** Which devices have seen a day's deal: it counts once on each. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

export interface DailyDevice {
  readonly deal: string;
  readonly device: string;
  readonly player: string;
}

/** A device on which a player has opened the deal: whoever else plays there may have seen it. */
export async function noteDailyDevice(db: Kysely<Database>, seen: DailyDevice): Promise<void> {
  await db.transaction().execute(transaction => noteDevice(transaction, seen));
}

/** False where somebody else has opened the deal there. */
export async function noteDevice(
  db: Transaction<Database>,
  { deal, device, player }: DailyDevice,
): Promise<boolean> {
  const { player_id } = await db
    .insertInto('daily_devices')
    .values({ deal_id: deal, device, player_id: player })
    .onConflict(conflict =>
      conflict
        .columns(['deal_id', 'device'])
        .doUpdateSet(eb => ({ player_id: eb.ref('daily_devices.player_id') })),
    )
    .returning('player_id')
    .executeTakeFirstOrThrow();
  return player_id === player;
}

/** The device has still seen the deal: else who is erased could come back as somebody who has not. */
export async function forgetDevicesOf(db: Transaction<Database>, player: string): Promise<void> {
  await db.updateTable('daily_devices').set({ player_id: '' }).where('player_id', '=', player).execute();
}

/** Nobody plays the deals of days before: what was kept of devices goes. */
export async function deleteOldDevices(
  db: Kysely<Database>,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  const old = await db
    .selectFrom('daily_devices')
    .innerJoin('deals', 'deals.id', 'daily_devices.deal_id')
    .select(['daily_devices.deal_id', 'daily_devices.device'])
    .where('deals.closes_at', '<', now)
    .limit(limit)
    .execute();
  for (const deal of new Set(old.map(({ deal_id }) => deal_id))) {
    const devices = old.filter(row => row.deal_id === deal).map(({ device }) => device);
    await db.deleteFrom('daily_devices').where('deal_id', '=', deal).where('device', 'in', devices).execute();
  }
  return old.length;
}
