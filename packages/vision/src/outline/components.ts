/** What lies together in a map: kingdoms that do not touch each other. */
import type { Heatmap } from './peaks.ts';

/** By pixel: the number of its component from 0 on, or -1. Pixels above one half that meet at a side belong together. */
export function componentsOf({ side, values }: Heatmap): {
  readonly count: number;
  readonly numbers: Int16Array;
} {
  const numbers = new Int16Array(side * side).fill(-1);
  let count = 0;
  for (let start = 0; start < numbers.length; start++) {
    if (numbers[start]! >= 0 || values[start]! <= 0.5) continue;
    const open = [start];
    numbers[start] = count;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of besides(at, side)) {
        if (numbers[next]! >= 0 || values[next]! <= 0.5) continue;
        numbers[next] = count;
        open.push(next);
      }
    }
    count++;
  }
  return { count, numbers };
}

function besides(at: number, side: number): number[] {
  return [
    ...(at % side > 0 ? [at - 1] : []),
    ...(at % side < side - 1 ? [at + 1] : []),
    ...(at >= side ? [at - side] : []),
    ...(at < side * (side - 1) ? [at + side] : []),
  ];
}
