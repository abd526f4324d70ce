/** The colours of seats, each with its emblem. Looks only: no rule knows them. */
import { SEAT_COLOURS, type SeatColour } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';

export { coloursOf } from '@kingdomino/table';
export { SEAT_COLOURS, type SeatColour };

export const EMBLEMS = { pink: 'rose', yellow: 'sun', green: 'leaf', blue: 'wave' } as const;

/** A seat takes a colour; who had it gets the old one. */
export function withColour(colours: readonly SeatColour[], seat: Seat, colour: SeatColour): SeatColour[] {
  return colours.map((other, at) => (at === seat ? colour : other === colour ? colours[seat]! : other));
}
