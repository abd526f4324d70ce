/** The squares of a kingdom, cut out of a photograph and straightened. */
import { type Homography, mapped } from './homography.ts';

/** Four bytes for each pixel, as a canvas has them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** Each value of a cut-out square is the mean of so many samples in each direction. */
const SAMPLES = 3;

/**
 * One square of a grid, straightened, as the net sees it.
 *
 * @param picture the photograph
 * @param map from the unit square to the kingdom's outline, see `unitSquareTo`
 * @param at the square's column and row, and how many columns and rows the kingdom has
 * @param side the side of the result, in pixels
 * @param out three planes of side x side values from 0 to 1: red, green, blue
 */
export function cutSquare(
  picture: Picture,
  map: Homography,
  at: { readonly column: number; readonly row: number; readonly columns: number; readonly rows: number },
  side: number,
  out: Float32Array,
): void {
  const plane = side * side;
  for (let v = 0; v < side; v++) {
    for (let u = 0; u < side; u++) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const across = (u + ((sample % SAMPLES) + 0.5) / SAMPLES) / side;
        const down = (v + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / side;
        addPixel(
          picture,
          mapped(map, { x: (at.column + across) / at.columns, y: (at.row + down) / at.rows }),
          sum,
        );
      }
      for (let channel = 0; channel < 3; channel++)
        out[channel * plane + v * side + u] = sum[channel]! / (255 * SAMPLES * SAMPLES);
    }
  }
}

/** The colour between four pixels. Outside the photograph its edge goes on. */
function addPixel({ width, height, data }: Picture, { x, y }: { x: number; y: number }, sum: number[]): void {
  const left = Math.min(Math.max(x - 0.5, 0), width - 1);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1);
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [x1, y1] = [Math.min(x0 + 1, width - 1), Math.min(y0 + 1, height - 1)];
  const [right, low] = [left - x0, top - y0];
  for (let channel = 0; channel < 3; channel++) {
    const value = (column: number, row: number) => data[4 * (row * width + column) + channel]!;
    const upper = value(x0, y0) * (1 - right) + value(x1, y0) * right;
    const lower = value(x0, y1) * (1 - right) + value(x1, y1) * right;
    sum[channel]! += upper * (1 - low) + lower * low;
  }
}
