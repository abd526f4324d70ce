/** The colours of seats: looks only, no rule knows them. */
import { SEAT_COLOURS, type SeatColour } from '@kingdomino/protocol';
import type { SeatState } from './seat-state.ts';

/**
 * One colour for each seat, all different: what it wishes, unless an earlier one has that; else its usual one, or one that
 * is left.
 *
 * @param wishes by seat; anything that is no colour is no wish
 */
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

/** What who sits there has chosen goes before what was planned for the seats when the table was opened. */
export function seatColours(
  seats: readonly SeatState[],
  planned: readonly SeatColour[] | undefined,
): SeatColour[] {
  const chosen = seats.map(seat => (seat.kind === 'person' ? seat.colour : undefined));
  return coloursOf(
    chosen.map((colour, seat) => {
      const plan = planned?.[seat];
      return colour ?? (plan && chosen.includes(plan) ? undefined : plan);
    }),
  );
}
