/** A kernel whose net counts features instead of valuing them: the kernel itself says what a position has too many of. */

import { Random } from '@kingdomino/rules';
import { type Position as DuelPosition, duel } from '@kingdomino/rules/duel';
import { type KingdomSize, kingdomino, type Options, type Position } from '@kingdomino/rules/kingdomino';
import { ASSETS } from '../../../nets/assets.ts';
import { type DuelExports, DuelKernel } from '../../../nets/duel/kernel.ts';
import { type KingdominoExports, KingdominoKernel } from '../../../nets/kingdomino/kernel.ts';
import { NET_SHAPE } from '../../../nets/net-shape.ts';
import { readBytes } from '../../../nets/read-bytes.ts';
import { openWasm } from '../../../nets/wasm.ts';

const { hidden: HIDDEN, inner: INNER, outputs: OUTPUTS } = NET_SHAPE;
const HEAD_LENGTH = (HIDDEN + 1 + INNER + 1 + OUTPUTS) * INNER + OUTPUTS + 1;
const OUTPUT_WEIGHTS = (HIDDEN + 1 + INNER + 1) * INNER;
/** So that what is too much makes a fraction of a point, and nothing else does. */
const FRACTION = 0.001;

/** By hidden unit: what each feature adds to its sum, and what that sum must not exceed. */
export interface Watch {
  readonly weightOf: (feature: number) => number;
  readonly limit: number;
}

/** Writes a net that is silent as long as no sum exceeds its limit. */
function writeWatches(
  exports: KingdominoExports | DuelExports,
  heads: number,
  watches: readonly Watch[],
): void {
  const features = exports.features();
  const weights = new Int16Array(exports.memory.buffer, exports.net(), features * HIDDEN);
  const floats = new Float32Array(
    exports.memory.buffer,
    exports.net() + weights.byteLength,
    HIDDEN + heads * HEAD_LENGTH + 1,
  );
  weights.fill(0);
  floats.fill(0);
  floats[floats.length - 1] = 1; // the step
  watches.forEach(({ weightOf, limit }, unit) => {
    for (let feature = 0; feature < features; feature++) weights[feature * HIDDEN + unit] = weightOf(feature);
    floats[unit] = -limit;
    for (let head = 0; head < heads; head++)
      floats[HIDDEN + head * HEAD_LENGTH + unit * INNER + (unit % INNER)] = 1;
  });
  for (let head = 0; head < heads; head++)
    floats.fill(
      FRACTION,
      HIDDEN + head * HEAD_LENGTH + OUTPUT_WEIGHTS,
      HIDDEN + head * HEAD_LENGTH + OUTPUT_WEIGHTS + INNER,
    );
}

/** Forecasts are whole numbers of points, or halves (of two seats' views), unless a limit is exceeded. */
const isExceeded = (forecasts: readonly { readonly own: number }[]) =>
  forecasts.some(({ own }) => !Number.isInteger(2 * own));

/** Whether any of these positions exceeds a limit. */
export async function exceedsInKingdomino(
  size: KingdomSize,
  watches: readonly Watch[],
  positions: readonly Position[],
): Promise<boolean> {
  const files = size === 5 ? ASSETS.kingdomino5 : ASSETS.kingdomino7;
  const exports = (await openWasm<KingdominoExports>(await readBytes(files.code)))!;
  const kernel = new KingdominoKernel(size, await readBytes(files.net), exports);
  return inParts(watches).some(part => {
    writeWatches(exports, 3, part);
    return positions.some(position => isExceeded(kernel.begin(position)));
  });
}

export async function exceedsInDuel(
  watches: readonly Watch[],
  positions: readonly DuelPosition[],
): Promise<boolean> {
  const exports = (await openWasm<DuelExports>(await readBytes(ASSETS.duel.code)))!;
  const kernel = new DuelKernel(await readBytes(ASSETS.duel.net), exports);
  return inParts(watches).some(part => {
    writeWatches(exports, 1, part);
    return positions.some(position => isExceeded(kernel.begin(position, 24)));
  });
}

function inParts(watches: readonly Watch[]): Watch[][] {
  const count = Math.ceil(watches.length / HIDDEN);
  return Array.from({ length: count }, (_, part) => watches.slice(part * HIDDEN, (part + 1) * HIDDEN));
}

/** Every position of random games in which a seat is to act. */
export function randomKingdomino(options: Partial<Options>, games: number): Position[] {
  const read = kingdomino.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const random = new Random(9);
  const positions: Position[] = [];
  for (let game = 0; game < games; game++) {
    let state = kingdomino.start(read.value);
    while (kingdomino.toAct(state) !== 'nobody') {
      if (kingdomino.toAct(state) !== 'chance') positions.push(state);
      state = kingdomino.play(state, kingdomino.moveAt(state, random.below(kingdomino.countMoves(state))));
    }
  }
  return positions;
}

export function randomDuel(games: number): DuelPosition[] {
  const random = new Random(9);
  const positions: DuelPosition[] = [];
  for (let game = 0; game < games; game++) {
    let state = duel.start({ players: 2 });
    while (duel.toAct(state) !== 'nobody') {
      if (duel.toAct(state) !== 'chance') positions.push(state);
      state = duel.play(state, duel.moveAt(state, random.below(duel.countMoves(state))));
    }
  }
  return positions;
}
