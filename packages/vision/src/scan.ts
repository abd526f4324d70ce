/** From a photograph to the kingdoms in it. */
import type { Point } from './geometry/homography.ts';
import type { Picture } from './geometry/sampling.ts';
import type { Nets } from './nets.ts';
import { findKingdoms, type Outline } from './outline/find-kingdoms.ts';
import { chancesIn, mostCertainty, type Reading, readingOf } from './read-kingdom.ts';

/** A kingdom where it lies in the photograph, and what was read there. */
export interface ScannedKingdom extends Reading {
  readonly corners: Outline['corners'];
}

/** A figure with less certainty is something else: a carpet, a box, another game. */
const LEAST_CERTAINTY = 0.55;
/** A wrong outline seldom shows what dominoes of the box can be laid to; a right one nearly always does. */
const AGAINST_THE_RULES = 0.7;
/** With this certainty no other outline of the same kingdom is tried. */
const SURE = 0.9;
/** A picture about as wide as high may have been cut to the kingdom's edge; then nothing around it shows where it ends. */
const SQUARE = 1.2;
const SIZES = [5, 7] as const;

/**
 * Finds and reads the kingdoms of a photograph, the largest first. None are found in a picture of something else.
 *
 * @param picture the photograph; more than 1600 pixels on a side bring nothing, see `shrunk`
 * @param nets see `loadNets`
 */
export function scan(picture: Picture, nets: Nets): ScannedKingdom[] {
  const isCut = Math.max(picture.width, picture.height) <= SQUARE * Math.min(picture.width, picture.height);
  const whole = isCut
    ? read(
        picture,
        SIZES.map(size => outlineOf(picture, size)),
        nets,
      )
    : [];
  if (mostTrust(whole) >= SURE) return whole;
  const found = findKingdoms(picture, nets.outline).flatMap(outlines => read(picture, outlines, nets));
  // what lies within the whole picture are parts of the same kingdom
  return mostTrust(whole) > mostTrust(found) ? whole : found;
}

/** The kingdom in one of these outlines, the one that can be trusted most. */
function read(picture: Picture, outlines: readonly Outline[], { squares }: Nets): ScannedKingdom[] {
  let best: ScannedKingdom | undefined;
  for (const outline of outlines) {
    const chances = chancesIn(picture, outline.corners, outline, squares);
    const least = Math.max(LEAST_CERTAINTY, best ? trustIn(best) : 0);
    // what the rules allow is looked for only where it could be believed: in a wrong outline they allow nothing, after a long search
    if (!chances || mostCertainty(chances) <= least) continue;
    const reading = readingOf(chances, outline);
    if (isKingdom(reading) && trustIn(reading) > (best ? trustIn(best) : 0))
      best = { ...reading, corners: outline.corners };
    if (best && trustIn(best) >= SURE) break;
  }
  return best ? [best] : [];
}

/** A castle with a domino beside it, or more. */
function isKingdom({ certainty, squares }: Reading): boolean {
  const laid = squares.filter(({ square }) => square.kind !== 'empty');
  return (
    certainty >= LEAST_CERTAINTY && laid.length > 2 && laid.some(({ square }) => square.kind === 'castle')
  );
}

function trustIn({ certainty, isConsistent }: Reading): number {
  return isConsistent ? certainty : AGAINST_THE_RULES * certainty;
}

function mostTrust(kingdoms: readonly ScannedKingdom[]): number {
  return Math.max(0, ...kingdoms.map(trustIn));
}

function outlineOf({ width, height }: Picture, size: number): Outline {
  const at = (x: number, y: number): Point => ({ x, y });
  return { corners: [at(0, 0), at(width, 0), at(width, height), at(0, height)], columns: size, rows: size };
}
