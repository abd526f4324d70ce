/** How a camera was held, which a photograph only notes; and the photograph as it was meant. */
import type { Picture } from '@kingdomino/vision';

/** As EXIF numbers them: 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION_TAG = 0x0112;
const ENTRY = 12;

/**
 * The orientation in the EXIF block of a JPEG. What cannot be understood there is no reason to refuse a photograph: it counts
 * as upright.
 *
 * @param block the block from its byte order mark on
 */
export function orientationIn(block: Uint8Array): Orientation {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const order = block.length >= 8 ? view.getUint16(0) : 0;
  const isLittle = order === 0x4949;
  if (!isLittle && order !== 0x4d4d) return 1;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > block.length) return 1;
  const count = view.getUint16(start, isLittle);
  for (let entry = start + 2; entry < start + 2 + count * ENTRY; entry += ENTRY) {
    if (entry + ENTRY > block.length) return 1;
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** The picture as the photographer saw it. */
export function upright(picture: Picture, orientation: Orientation): Picture {
  if (orientation === 1) return picture;
  const { width, height, data } = picture;
  const isTurned = orientation >= 5;
  const [wide, high] = isTurned ? [height, width] : [width, height];
  const turned = new Uint8ClampedArray(4 * wide * high);
  for (let y = 0, to = 0; y < high; y++)
    for (let x = 0; x < wide; x++, to += 4) {
      const [across, down] = isTurned ? [y, x] : [x, y];
      // 2, 3, 7 and 8 begin at the right, 3, 4, 6 and 7 at the bottom
      const column = [2, 3, 7, 8].includes(orientation) ? width - 1 - across : across;
      const row = [3, 4, 6, 7].includes(orientation) ? height - 1 - down : down;
      const from = 4 * (row * width + column);
      turned.set(data.subarray(from, from + 4), to);
    }
  return { width: wide, height: high, data: turned };
}
