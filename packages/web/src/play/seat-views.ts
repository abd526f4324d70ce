/** The seats of a game on this device, as screens show them. */
import type { Terms } from '@kingdomino/table';
import { coloursOf } from '../board/colours.ts';
import { seatSetups } from './local-table.ts';
import { seatText } from './seat-text.ts';
import type { SeatView } from './table-source.ts';

export function seatViews(terms: Pick<Terms, 'seats' | 'colours'>): SeatView[] {
  const setups = seatSetups(terms);
  const colours = coloursOf(setups.map(({ colour }) => colour));
  return setups.map(({ kind }, seat) => ({
    name: seatText(terms.seats[seat]!),
    kind,
    colour: colours[seat]!,
    isHere: true,
  }));
}
