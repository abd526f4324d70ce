/** What the accumulators of a net can reach: a proof from its weights and from what excludes what. */
import { NET_SHAPE } from '../../nets/net-shape.ts';
import type { FeatureGroup } from './feature-groups.ts';

const { hidden: HIDDEN } = NET_SHAPE;

/** Beyond these a sum of 16 bits is not right any more. */
export const LARGEST_SUM = 32767;
export const SMALLEST_SUM = -32768;

export interface Bounds {
  readonly smallest: number;
  readonly largest: number;
}

/**
 * No sum of the weights of features that can be present together, of all of them or of some, is outside of these.
 *
 * @param weights by feature, then by hidden unit
 */
export function accumulatorBounds(weights: Int16Array, groups: readonly FeatureGroup[]): Bounds {
  let [smallest, largest] = [0, 0];
  for (let unit = 0; unit < HIDDEN; unit++) {
    const reach = (sign: 1 | -1) =>
      groups.reduce(
        (sum, group) => sum + mostOf(group, feature => sign * weights[feature * HIDDEN + unit]!),
        0,
      );
    largest = Math.max(largest, reach(1));
    smallest = Math.min(smallest, -reach(-1));
  }
  return { smallest: Math.floor(smallest), largest: Math.ceil(largest) };
}

/** The most that the features of a group add up to: its room goes to those slots first that make the most of it. */
function mostOf({ most, slots }: FeatureGroup, weightOf: (feature: number) => number): number {
  const offers = slots.map(({ times, cost = 1, features }) => ({
    room: times * cost,
    worth: features.reduce((best, feature) => Math.max(best, weightOf(feature)), 0) / cost,
  }));
  offers.sort((one, other) => other.worth - one.worth);
  let [left, sum] = [most, 0];
  for (const { room, worth } of offers) {
    const taken = Math.min(room, left);
    sum += taken * worth;
    left -= taken;
  }
  return sum;
}
