/** The colours of seats, each with its emblem. Looks only: no rule knows them. */
import { SEAT_COLOURS, type SeatColour } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';

export { SEAT_COLOURS, type SeatColour };

export const EMBLEMS = { pink: 'rose', yellow: 'sun', green: 'leaf', blue: 'wave' } as const;

/** One for each seat, all different: what it wishes, unless an earlier one has that; else its usual one, or one that is left. */
export function coloursOf(wishes: readonly unknown[]): SeatColour[] {
  const granted = wishes.map((wish, seat) =>
    wishes.indexOf(wish) === seat ? SEAT_COLOURS.find(colour => colour === wish) : undefined,
  );
  const left = new Set(SEAT_COLOURS.filter(colour => !granted.includes(colour)));
  return granted.map((colour, seat) => {
    if (colour) return colour;
    const [first] = left;
    const next = left.has(SEAT_COLOURS[seat]!) ? SEAT_COLOURS[seat]! : first!;
    left.delete(next);
    return next;
  });
}

/** A seat takes a colour; who had it gets the old one. */
export function withColour(colours: readonly SeatColour[], seat: Seat, colour: SeatColour): SeatColour[] {
  return colours.map((other, at) => (at === seat ? colour : other === colour ? colours[seat]! : other));
}
