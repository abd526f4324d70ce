/** Photographs made smaller: cameras give more pixels than a kingdom needs. */
import type { Picture } from './sampling.ts';

/** What a kingdom needs to be read, and what a phone can keep in memory. */
export const MOST_PIXELS_A_SIDE = 1600;

/** The same picture with at most so many pixels on a side, each the mean of those it stands for. */
export function shrunk(picture: Picture, most = MOST_PIXELS_A_SIDE): Picture {
  const factor = Math.ceil(Math.max(picture.width, picture.height) / most);
  if (factor <= 1) return picture;
  const [width, height] = [picture.width, picture.height].map(side => Math.max(1, Math.floor(side / factor)));
  const data = new Uint8ClampedArray(4 * width! * height!);
  for (let y = 0, to = 0; y < height!; y++)
    for (let x = 0; x < width!; x++, to += 4)
      for (let channel = 0; channel < 4; channel++)
        data[to + channel] = meanOf(picture, x * factor, y * factor, factor, channel);
  return { width: width!, height: height!, data };
}

function meanOf({ width, height, data }: Picture, left: number, top: number, side: number, channel: number) {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + side, height); y++)
    for (let x = left; x < Math.min(left + side, width); x++, count++)
      sum += data[4 * (y * width + x) + channel]!;
  return sum / count;
}
