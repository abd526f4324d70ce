/** Predicted chances to win, and final points, against what happened. */
import type { GameId } from '@kingdomino/rules';
import { Random } from '@kingdomino/rules';
import { analyse } from '../../evaluation/analysis.ts';
import { type Mode, selfPlay, type Visit } from './self-played.ts';

interface Prediction {
  readonly win: number;
  readonly points: number;
  readonly won: number;
  readonly scored: number;
}

/** In each game so many positions are looked at, each with so many simulations. */
const POSITIONS = 4;
const BINS = 10;

export async function measureChances(
  mode: Mode,
  games: number,
  simulations: number,
  seed: string,
): Promise<Prediction[]> {
  const predictions: Prediction[] = [];
  for (let index = 0; index < games; index++)
    predictions.push(...(await predict(mode, simulations, `${seed}/${index}`)));
  return predictions;
}

async function predict(mode: Mode, simulations: number, seed: string): Promise<Prediction[]> {
  const looks: Visit<GameId>[] = [];
  const random = new Random(seed.length + Number(seed.split('/')[1]));
  let seen = 0;
  // each position of the game equally likely: those kept make room for later ones
  const record = await selfPlay(mode, seed, ({ game, state, at }) => {
    const place = seen++ < POSITIONS ? looks.length : random.below(seen);
    if (place < POSITIONS) looks[place] = { game, state: game.copy(state), at };
  });
  const { scores, ranking } = record.result!;
  const [first] = ranking;
  return looks.flatMap(({ game, state }) => {
    const evaluation = analyse(game, state, 1);
    evaluation.step(simulations);
    return evaluation.value().seats.map(({ win, points }, seat) => ({
      win: win.mean,
      points: points.mean,
      won: first!.includes(seat) ? 1 / first!.length : 0,
      scored: scores[seat]!.total,
    }));
  });
}

/** Mean squared error of the chances, and of saying every time what is usual. */
export function brier(predictions: readonly Prediction[]): {
  readonly score: number;
  readonly usual: number;
} {
  const mean = average(predictions.map(({ won }) => won));
  return {
    score: average(predictions.map(({ win, won }) => (win - won) ** 2)),
    usual: average(predictions.map(({ won }) => (mean - won) ** 2)),
  };
}

export function reliability(predictions: readonly Prediction[]): string[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const inside = predictions.filter(({ win }) => Math.min(BINS - 1, Math.floor(win * BINS)) === bin);
    if (inside.length === 0) return `| ${10 * bin}–${10 * bin + 10} % | 0 | | | |`;
    const said = average(inside.map(({ win }) => win));
    const came = average(inside.map(({ won }) => won));
    const error = Math.sqrt((came * (1 - came)) / inside.length);
    return `| ${10 * bin}–${10 * bin + 10} % | ${inside.length} | ${percent(said)} | ${percent(came)} | ± ${percent(error)} |`;
  });
}

/** By how much points are foretold wrong on the whole: their mean error, and the root of its mean square. */
export function pointErrors(predictions: readonly Prediction[]): {
  readonly bias: number;
  readonly spread: number;
} {
  const errors = predictions.map(({ points, scored }) => points - scored);
  return { bias: average(errors), spread: Math.sqrt(average(errors.map(error => error ** 2))) };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
