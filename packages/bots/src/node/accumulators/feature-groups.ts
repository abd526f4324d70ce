/** Which features of a net exclude each other, in groups: what an accumulator can reach follows from it. */

/** Features of which at most `times` are present at once, the same one several times or different ones. */
export interface Slot {
  readonly times: number;
  /** How much of the group's room one of them takes: 1 where nothing is said. */
  readonly cost?: number;
  readonly features: readonly number[];
}

/** Slots that together have room for `most`: for so many features where each costs 1. */
export interface FeatureGroup {
  readonly name: string;
  readonly most: number;
  readonly slots: readonly Slot[];
}

/** Groups in the order of a feature index: each begins where the one before ends. */
export class GroupWriter {
  readonly groups: FeatureGroup[] = [];
  #next = 0;

  /** How many features there are so far. */
  get features(): number {
    return this.#next;
  }

  /** `count` slots one after the other, each of `width` features. */
  slots(name: string, count: number, width: number, { most = count, times = 1 } = {}): void {
    const from = this.#next;
    const slots = range(0, count).map(slot => ({ times, features: range(from + slot * width, width) }));
    this.groups.push({ name, most: most * times, slots });
    this.#next += count * width;
  }

  /** Slots that do not lie together: by feature, the number of its slot. */
  mixed(
    name: string,
    most: number,
    slotOf: readonly number[],
    rooms: readonly Omit<Slot, 'features'>[],
  ): void {
    const from = this.#next;
    const slots = rooms.map(room => ({ ...room, features: [] as number[] }));
    slotOf.forEach((slot, feature) => {
      slots[slot]!.features.push(from + feature);
    });
    this.groups.push({ name, most, slots });
    this.#next += slotOf.length;
  }
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}
