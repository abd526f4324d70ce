/** The nets whose accumulators have 16 bits, and the tables that they are used at. */
import { NET_SHAPE } from '../../nets/net-shape.ts';
import { writePackedNet } from '../../nets/packed-net.ts';
import { duelGroups } from './duel-groups.ts';
import type { FeatureGroup } from './feature-groups.ts';
import { kingdominoGroups, kingdominoSums } from './kingdomino-groups.ts';

export interface NetTable {
  /** In `assets`. */
  readonly file: string;
  readonly name: string;
  readonly groups: readonly FeatureGroup[];
  /** What is added up in 16 bits, each by itself; all together are added up in 32. */
  readonly sums: readonly (readonly FeatureGroup[])[];
}

export const NET_TABLES: readonly NetTable[] = [
  kingdomino(5, 2),
  kingdomino(5, 3),
  kingdomino(5, 4),
  kingdomino(7, 2),
  { file: 'duel.bin', name: 'Duel', groups: duelGroups(), sums: [duelGroups()] },
];

function kingdomino(size: 5 | 7, players: number): NetTable {
  return {
    file: `kingdomino-${size}.bin`,
    name: `Kingdomino, ${size} x ${size}, ${players} seats`,
    groups: kingdominoGroups(size, players),
    sums: kingdominoSums(size, players),
  };
}

/** How many weights a net with these features has. */
export function weightCount(groups: readonly FeatureGroup[]): number {
  const features = groups.flatMap(({ slots }) => slots.map(slot => slot.features.length));
  return NET_SHAPE.hidden * features.reduce((sum, count) => sum + count, 0);
}

/** Where a packed net says how many features it has. */
const FEATURES_AT = 12;

/** The weights of a packed net by feature, then by hidden unit. */
export function weightsOf(packed: Uint8Array): Int16Array {
  const features = new DataView(packed.buffer, packed.byteOffset).getInt32(FEATURES_AT, true);
  const length = features * NET_SHAPE.hidden;
  // without room for heads, which are left out then: bias and step follow the weights
  const buffer = new ArrayBuffer(2 * length + 4 * NET_SHAPE.hidden + 4);
  writePackedNet(packed, { buffer, at: 0, features, seats: [] });
  return new Int16Array(buffer, 0, length);
}
