/** Free text begins when all at a table have agreed to it. */
import type { Seat } from '@kingdomino/rules';
import { isAmongFriends, type ReadonlyTable } from '@kingdomino/table';

/** Who waits for my consent; nobody whom I do not want to hear. */
export function askingSeats(
  table: ReadonlyTable,
  mySeat: Seat | undefined,
  isMutedPlayer: (player: string) => boolean,
): readonly Seat[] {
  if (mySeat === undefined || !isAmongFriends(table.terms) || table.status === 'closed') return [];
  if (table.consents.includes(mySeat)) return [];
  return table.consents.filter(seat => {
    const state = table.seats[seat];
    return state?.kind === 'person' && !isMutedPlayer(state.player.id);
  });
}
