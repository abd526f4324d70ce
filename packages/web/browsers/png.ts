/** Reads the pixels of a PNG as browsers write it: eight bits, red, green and blue, perhaps with how much shows. */
import { inflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue. */
  at(x: number, y: number): readonly [number, number, number];
}

export function readPng(file: Buffer): Pixels {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, kind, interlaced] = [file[24], file[25], file[28]];
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced !== 0) throw new Error('another kind of PNG');
  const size = kind === 6 ? 4 : 3;
  const lines = unfilter(inflateSync(Buffer.concat([...dataOf(file)])), width * size, size);
  return {
    width,
    height,
    at: (x, y) => {
      const line = lines[Math.floor(y)]!;
      const start = Math.floor(x) * size;
      return [line[start]!, line[start + 1]!, line[start + 2]!];
    },
  };
}

function* dataOf(file: Buffer): Generator<Buffer> {
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') yield file.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
}

/** Each line was written as a difference to what is left of it and above it. */
function unfilter(data: Buffer, length: number, size: number): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += length + 1) {
    const above = lines.at(-1) ?? new Uint8Array(length);
    const line = new Uint8Array(length);
    for (let index = 0; index < length; index++) {
      const [left, corner] = index < size ? [0, 0] : [line[index - size]!, above[index - size]!];
      line[index] = data[at + 1 + index]! + expected(data[at]!, left, above[index]!, corner);
    }
    lines.push(line);
  }
  return lines;
}

function expected(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
