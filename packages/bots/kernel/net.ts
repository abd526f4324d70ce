// The two inner loops of the value net in AssemblyScript, four numbers at a time. Built by tools/build-net-kernel.mjs
// into src/kingdomino/net-kernel.ts. Memory is laid out by the caller; every pointer is a byte offset.

const HIDDEN: usize = 128;
const SECOND: usize = 32;

/** Adds the embeddings of `count` features (16-bit numbers at `list`) to the sum. */
export function add(sum: usize, list: usize, count: i32, embeddings: usize): void {
  for (let index = 0; index < count; index++) {
    const row = embeddings + (<usize>load<u16>(list + (<usize>index << 1))) * (HIDDEN << 2);
    for (let byte: usize = 0; byte < HIDDEN << 2; byte += 64) {
      v128.store(sum + byte, f32x4.add(v128.load(sum + byte), v128.load(row + byte)));
      v128.store(sum + byte, f32x4.add(v128.load(sum + byte, 16), v128.load(row + byte, 16)), 16);
      v128.store(sum + byte, f32x4.add(v128.load(sum + byte, 32), v128.load(row + byte, 32)), 32);
      v128.store(sum + byte, f32x4.add(v128.load(sum + byte, 48), v128.load(row + byte, 48)), 48);
    }
  }
}

/** The output for a sum; `upper` holds the second layer row by row, its bias, the output weights, the output bias. */
export function value(sum: usize, upper: usize): f32 {
  const zero = f32x4.splat(0);
  const bias = upper + ((HIDDEN * SECOND) << 2);
  const output = bias + (SECOND << 2);
  let result: f32 = load<f32>(output + (SECOND << 2));
  for (let second: usize = 0; second < SECOND; second++) {
    const row = upper + ((second * HIDDEN) << 2);
    let one = zero;
    let two = zero;
    for (let byte: usize = 0; byte < HIDDEN << 2; byte += 32) {
      one = f32x4.add(one, f32x4.mul(f32x4.max(v128.load(sum + byte), zero), v128.load(row + byte)));
      two = f32x4.add(two, f32x4.mul(f32x4.max(v128.load(sum + byte, 16), zero), v128.load(row + byte, 16)));
    }
    const all = f32x4.add(one, two);
    const total =
      f32x4.extract_lane(all, 0) +
      f32x4.extract_lane(all, 1) +
      f32x4.extract_lane(all, 2) +
      f32x4.extract_lane(all, 3) +
      load<f32>(bias + (second << 2));
    if (total > 0) result += total * load<f32>(output + (second << 2));
  }
  return result;
}
