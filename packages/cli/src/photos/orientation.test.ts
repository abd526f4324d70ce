import { expect, test } from 'vitest';
import { type Orientation, orientationIn, upright } from './orientation.ts';

/** Three pixels wide and two high; their red values say which is which. */
const STORED = { width: 3, height: 2, data: pixels(1, 2, 3, 4, 5, 6) };

function pixels(...reds: number[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(reds.flatMap(red => [red, 0, 0, 255]));
}

const redsOf = ({ data }: { data: Uint8ClampedArray | Uint8Array }) =>
  [...data].filter((_, at) => at % 4 === 0);

test.each<[Orientation, number, number[]]>([
  [1, 3, [1, 2, 3, 4, 5, 6]],
  [2, 3, [3, 2, 1, 6, 5, 4]],
  [3, 3, [6, 5, 4, 3, 2, 1]],
  [4, 3, [4, 5, 6, 1, 2, 3]],
  [5, 2, [1, 4, 2, 5, 3, 6]],
  [6, 2, [4, 1, 5, 2, 6, 3]],
  [7, 2, [6, 3, 5, 2, 4, 1]],
  [8, 2, [3, 6, 2, 5, 1, 4]],
])('orientation %i', (orientation, width, reds) => {
  const picture = upright(STORED, orientation);
  expect([picture.width, picture.height]).toEqual([width, 6 / width]);
  expect(redsOf(picture)).toEqual(reds);
});

/** One entry, in either byte order. */
function block(order: 'II' | 'MM', value: number): Uint8Array {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  const isLittle = order === 'II';
  bytes.set(new TextEncoder().encode(order));
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 1, isLittle);
  view.setUint16(10, 0x0112, isLittle);
  view.setUint16(12, 3, isLittle);
  view.setUint32(14, 1, isLittle);
  view.setUint16(18, value, isLittle);
  return bytes;
}

test.each([
  ['II', 6, 6],
  ['MM', 8, 8],
  ['MM', 0, 1],
  ['II', 99, 1],
] as const)('%s with %i means %i', (order, value, orientation) => {
  expect(orientationIn(block(order, value))).toBe(orientation);
});

test('a block that is cut off or makes no sense counts as upright', () => {
  const whole = block('II', 6);
  for (let length = 0; length < 22; length++) expect(orientationIn(whole.slice(0, length))).toBe(1);
  expect(orientationIn(new Uint8Array(40).fill(255))).toBe(1);
  const far = block('II', 6);
  new DataView(far.buffer).setUint32(4, 0xfffffff0, true);
  expect(orientationIn(far)).toBe(1);
});
