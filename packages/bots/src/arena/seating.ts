/**
 * Who sits where in which game. Deals are paired: a deal is played once for every way to rotate the bots around the
 * table, and by every group of bots, so that luck with the cards falls on all of them alike.
 */

/** How many bots share how many seats. */
export interface Plan {
  readonly bots: number;
  readonly seats: number;
  /** The first bot alone against the second in every other seat, instead of all groups of bots. */
  readonly isVersus: boolean;
}

export interface PlannedGame {
  readonly deal: number;
  /** By seat: which bot. */
  readonly seating: readonly number[];
}

/** The seatings that every deal is played with, in the order of play. */
export function seatingsOf({ bots, seats, isVersus }: Plan): number[][] {
  const groups = isVersus
    ? [Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0 : 1))]
    : bots > seats
      ? groupsOf(bots, seats)
      : [Array.from({ length: seats }, (_, seat) => seat % bots)];
  return groups.flatMap(rotations);
}

export function plannedGame(seatings: readonly (readonly number[])[], index: number): PlannedGame {
  return { deal: Math.floor(index / seatings.length), seating: seatings[index % seatings.length]! };
}

/** Every different rotation: two bots in four seats have only two. */
function rotations(group: readonly number[]): number[][] {
  const all = group.map((_, shift) => [...group.slice(shift), ...group.slice(0, shift)]);
  return all.filter((one, index) => all.findIndex(other => String(other) === String(one)) === index);
}

function groupsOf(bots: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const groups: number[][] = [];
  for (let bot = from; bot <= bots - size; bot++)
    for (const rest of groupsOf(bots, size - 1, bot + 1)) groups.push([bot, ...rest]);
  return groups;
}
