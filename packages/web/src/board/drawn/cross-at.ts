/** Where the crosses of a coat stand, from the right to the left: four of them (D-B1) move together, so that they fit. */
const ROOM = 64;
const STEP = 26;

/** The left edge of a cross, in hundredths of a square. */
export function crossAt(index: number, count: number): number {
  return ROOM - index * Math.min(STEP, ROOM / Math.max(1, count - 1));
}
