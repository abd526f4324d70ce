// The two inner loops of the value net in AssemblyScript, four numbers at a time. Built by tools/build-kernels.mjs
// into src/net/net-kernel.ts. Memory is laid out by the caller; every pointer is a byte offset.

const HIDDEN: usize = 128;
const SECOND: usize = 32;

/** Adds the embeddings of `count` features (16-bit numbers at `list`) to the sum. */
export function add(sum: usize, list: usize, count: i32, embeddings: usize): void {
  for (let index = 0; index < count; index++) {
    const row = embeddings + <usize>load<u16>(list + ((<usize>index) << 1)) * (HIDDEN << 2);
    for (let byte: usize = 0; byte < HIDDEN << 2; byte += 64) {
      v128.store(sum + byte, f32x4.add(v128.load(sum + byte), v128.load(row + byte)));
      v128.store(sum + byte, f32x4.add(v128.load(sum + byte, 16), v128.load(row + byte, 16)), 16);
      v128.store(sum + byte, f32x4.add(v128.load(sum + byte, 32), v128.load(row + byte, 32)), 32);
      v128.store(sum + byte, f32x4.add(v128.load(sum + byte, 48), v128.load(row + byte, 48)), 48);
    }
  }
}

/**
 * The output for a sum; `upper` holds the second layer row by row, its bias, the output weights, the output bias.
 * `active` is room for the first layer after its ReLU, which all rows share; four rows are done at a time.
 */
export function value(sum: usize, upper: usize, active: usize): f32 {
  const zero = f32x4.splat(0);
  for (let byte: usize = 0; byte < HIDDEN << 2; byte += 16) {
    v128.store(active + byte, f32x4.max(v128.load(sum + byte), zero));
  }
  const bias = upper + ((HIDDEN * SECOND) << 2);
  const output = bias + (SECOND << 2);
  let result = zero;
  for (let second: usize = 0; second < SECOND; second += 4) {
    const row = upper + ((second * HIDDEN) << 2);
    let one = zero;
    let two = zero;
    let three = zero;
    let four = zero;
    for (let byte: usize = 0; byte < HIDDEN << 2; byte += 16) {
      const units = v128.load(active + byte);
      one = f32x4.add(one, f32x4.mul(units, v128.load(row + byte)));
      two = f32x4.add(two, f32x4.mul(units, v128.load(row + byte, HIDDEN << 2)));
      three = f32x4.add(three, f32x4.mul(units, v128.load(row + byte, HIDDEN << 3)));
      four = f32x4.add(four, f32x4.mul(units, v128.load(row + byte, (HIDDEN << 2) * 3)));
    }
    const low = f32x4.add(v128.shuffle<f32>(one, two, 0, 1, 4, 5), v128.shuffle<f32>(one, two, 2, 3, 6, 7));
    const high = f32x4.add(
      v128.shuffle<f32>(three, four, 0, 1, 4, 5),
      v128.shuffle<f32>(three, four, 2, 3, 6, 7),
    );
    const totals = f32x4.add(
      v128.shuffle<f32>(low, high, 0, 2, 4, 6),
      v128.shuffle<f32>(low, high, 1, 3, 5, 7),
    );
    const shifted = f32x4.max(f32x4.add(totals, v128.load(bias + (second << 2))), zero);
    result = f32x4.add(result, f32x4.mul(shifted, v128.load(output + (second << 2))));
  }
  return (
    f32x4.extract_lane(result, 0) +
    f32x4.extract_lane(result, 1) +
    f32x4.extract_lane(result, 2) +
    f32x4.extract_lane(result, 3) +
    load<f32>(output + (SECOND << 2))
  );
}
