/** A photographed kingdom, square by square, once its outline is known. */
import { type Quad, unitSquareTo } from './geometry/homography.ts';
import { cutSquare, type Picture } from './geometry/sampling.ts';
import { INPUT_SIDE, readSquares, type SquareNet } from './net/square-net.ts';
import { consistentReading, type Grid, plainReading } from './reading/consistent-reading.ts';
import { LABELS, type Square, squareOf } from './reading/labels.ts';

/** One of its squares. */
export interface ReadSquare {
  readonly square: Square;
  /** A person should look at it: the net is not sure, or the rules have corrected it. */
  readonly isDoubtful: boolean;
}

/** A kingdom as it was read. */
export interface Reading extends Grid {
  /** Row by row. */
  readonly squares: readonly ReadSquare[];
  /** False where no likely reading can be made of the dominoes of the box: then each square is read by itself. */
  readonly isConsistent: boolean;
  /** How sure the net is of these squares: the mean of their chances on a logarithmic scale, at most 1. */
  readonly certainty: number;
}

/** Below this chance a square is doubtful. */
const SURE = 0.9;

/**
 * Reads the squares of a kingdom.
 *
 * @param picture the photograph
 * @param outline the corners of the kingdom: first the one where reading begins, then around it
 * @param grid how many columns and rows lie in it
 * @param net what recognises a square
 * @returns every square, or undefined where the outline is no convex figure
 */
export function readKingdom(
  picture: Picture,
  outline: Quad,
  grid: Grid,
  net: SquareNet,
): Reading | undefined {
  const chances = chancesIn(picture, outline, grid, net);
  return chances && readingOf(chances, grid);
}

/** The logarithms of the chances: `LABELS` for each square, row by row; nothing where the outline is no convex figure. */
export function chancesIn(
  picture: Picture,
  outline: Quad,
  { columns, rows }: Grid,
  net: SquareNet,
): Float32Array | undefined {
  const map = unitSquareTo(outline);
  if (!map) return undefined;
  const cuts = Array.from({ length: columns * rows }, (_, at) => {
    const out = new Float32Array(3 * INPUT_SIDE * INPUT_SIDE);
    cutSquare(
      picture,
      map,
      { column: at % columns, row: Math.floor(at / columns), columns, rows },
      INPUT_SIDE,
      out,
    );
    return out;
  });
  return readSquares(net, cuts);
}

/** The most likely reading that the rules allow. */
export function readingOf(chances: Float32Array, { columns, rows }: Grid): Reading {
  const plain = plainReading(chances);
  const consistent = consistentReading(chances, { columns, rows });
  const labels = consistent ?? plain;
  const chanceOf = (label: number, at: number) => chances[at * LABELS + label]!;
  const squares = labels.map((label, at) => ({
    square: squareOf(label),
    isDoubtful: label !== plain[at] || Math.exp(chanceOf(label, at)) < SURE,
  }));
  const certainty = certaintyOf(chances, labels);
  return { columns, rows, squares, isConsistent: consistent !== undefined, certainty };
}

/** The most that a reading of these squares can have. */
export function mostCertainty(chances: Float32Array): number {
  return certaintyOf(chances, plainReading(chances));
}

function certaintyOf(chances: Float32Array, labels: readonly number[]): number {
  const sum = labels.reduce((total, label, at) => total + chances[at * LABELS + label]!, 0);
  return Math.exp(sum / labels.length);
}
