/**
 * The shape of the value nets, and what their outputs mean: the one place that says so. The C++ engine and the trainers have it
 * from headers that `node tools/build-kernels.mjs --tables` writes; a packed net carries its hash, and the loader checks it.
 */
export const NET_SHAPE = {
  /** Units of the first layer, which is shared by all numbers of seats: the accumulator. */
  hidden: 128,
  /** Units of the two layers of a head. */
  inner: 32,
  /** Own points, the best other's points, chance to win. */
  outputs: 3,
  /** How many points one stands for in the first two outputs. */
  pointsPerUnit: 20,
} as const;

/** FNV-1a of the names and numbers, 32 bits: a net of another shape has another one. */
export const NET_SHAPE_HASH: number = hashOf(
  Object.entries(NET_SHAPE)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
);

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
