/** Whether the best turn after a second is the best after half a minute, by the clock of one worker on a free core. */
import { performance } from 'node:perf_hooks';
import { type GameId, Random } from '@kingdomino/rules';
import { analyse } from '../../evaluation/analysis.ts';
import { MODES, selfPlay, type Visit } from './self-played.ts';

/** What came of one position; printed as a line of JSON. */
export interface StabilityResult {
  readonly position: number;
  readonly mode: string;
  readonly at: number;
  /** Turns that were compared. */
  readonly turns: number;
  /** Solved, or there was nothing more to simulate after the short look. */
  readonly isSolved: boolean;
  /** Simulations of the short look, and of both together. */
  readonly short: number;
  readonly long: number;
  readonly isSame: boolean;
  /** By the long look: what the early choice gives up, as a chance and in points, and the chance's standard error. */
  readonly loss: number;
  readonly error: number;
  readonly points: number;
}

/** Between two looks at the clock. */
const STEP = 16;

/** One position of a game of its own, the modes in turn: equal numbers are equal positions, whoever measures them. */
export async function measureStability(
  position: number,
  shortSeconds: number,
  longSeconds: number,
): Promise<StabilityResult> {
  const mode = MODES[position % MODES.length]!;
  const { game, state, at } = await drawPosition(position);
  const evaluation = analyse(game, state, 7);
  const begun = performance.now();
  const lookUntil = (seconds: number) => {
    while (!evaluation.isDone && performance.now() - begun < 1000 * seconds) evaluation.step(STEP);
  };
  lookUntil(shortSeconds);
  const early = evaluation.value();
  const short = evaluation.simulations;
  const isSolved = evaluation.isDone;
  lookUntil(longSeconds);
  const late = evaluation.value();
  const rank = evaluation.rankOf(early.turns[0]!.moves);
  const change = late.turns[rank]!.change[Number(late.actor)]!;
  return {
    position,
    mode: mode.name,
    at,
    turns: late.turns.length,
    isSolved,
    short,
    long: evaluation.simulations,
    isSame: rank === 0,
    loss: -change.win.mean,
    error: change.win.error,
    points: -change.points.mean,
  };
}

/** Any position of a game with more than one way to go on, each as likely as the others. */
async function drawPosition(position: number): Promise<Visit<GameId>> {
  const mode = MODES[position % MODES.length]!;
  const random = new Random(position + 17);
  let drawn: Visit<GameId> | undefined;
  let seen = 0;
  await selfPlay(mode, `stability/${position}`, ({ game, state, at }) => {
    if (game.countMoves(state) > 1 && random.below(++seen) === 0)
      drawn = { game, state: game.copy(state), at };
  });
  return drawn!;
}

/** A table of results, by mode and together. */
export function stabilityRows(results: readonly StabilityResult[]): string[] {
  const modes = MODES.map(({ name }) => name).filter(name => results.some(({ mode }) => mode === name));
  return [
    ...modes.map(name =>
      row(
        name,
        results.filter(({ mode }) => mode === name),
      ),
    ),
    row('together', results),
  ];
}

function row(name: string, results: readonly StabilityResult[]): string {
  const { length } = results;
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const count = (test: (result: StabilityResult) => boolean) => results.filter(test).length;
  const mean = (of: (result: StabilityResult) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / length;
  const same = count(({ isSame }) => isSame);
  const cells = [
    name,
    length,
    count(({ isSolved }) => isSolved),
    `${same} (${percent(same / length)})`,
    percent(count(({ loss }) => loss < 0.01) / length),
    percent(mean(({ loss }) => loss)),
    percent(Math.max(...results.map(({ loss }) => loss))),
    Math.round(mean(({ short }) => short)),
    Math.round(mean(({ long }) => long)),
  ];
  return `| ${cells.join(' | ')} |`;
}
