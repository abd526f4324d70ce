/** How hard a puzzle is, by which levels solve it. */
import { LEVELS, type Level, think } from '@kingdomino/bots';
import { gameById, parsePosition } from '@kingdomino/rules';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** Solvers' ratings of the levels: not how well they play, but a scale on which puzzles and people are compared. */
const RATINGS: Readonly<Record<Level, number>> = {
  squire: 700,
  knight: 950,
  baron: 1200,
  duke: 1450,
  prince: 1700,
  grandmaster: 1950,
};
/** Each level is asked so often, with another seed each time. */
const QUESTIONS = 3;
/** Of thinking, so that every machine gets the same answers. */
const SIMULATIONS = 200;
const LOWEST = 500;
const HIGHEST = 2200;

/** By level: how many of its answers were the solution. */
export type Solved = Readonly<Record<Level, number>>;

export async function solvedBy({ position, best }: Pick<Puzzle, 'position' | 'best'>): Promise<Solved> {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(read.error.text);
  const { game, state } = read.value;
  const job = { game: game.id, options: gameById(game.id).optionsOf(state), from: position, moves: [] };
  const solved = {} as Record<Level, number>;
  for (const level of LEVELS) {
    solved[level] = 0;
    for (let seed = 1; seed <= QUESTIONS; seed++) {
      const answer = await think({
        ...job,
        options: { ...job.options },
        spec: level,
        seed,
        budget: { simulations: SIMULATIONS },
      });
      if (!answer.ok) throw new Error(answer.error.text);
      const { move, rest = [] } = answer.value;
      const turn = [move, ...rest].slice(0, best.split(' ').length).join(' ');
      if (turn === best) solved[level]++;
    }
  }
  return solved;
}

/** Whether somebody fails, and not by chance alone. */
export function isMissed(solved: Solved): boolean {
  const asked = LEVELS.length * QUESTIONS;
  return LEVELS.reduce((sum, level) => sum + solved[level], 0) <= asked - 2;
}

/** The rating at which the levels together would solve as many as they did. */
export function ratingFrom(solved: Solved): number {
  const made = LEVELS.reduce((sum, level) => sum + solved[level], 0);
  let [low, high] = [LOWEST, HIGHEST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const expected = LEVELS.reduce((sum, level) => sum + QUESTIONS * chance(RATINGS[level], middle), 0);
    if (expected > made) low = middle;
    else high = middle;
  }
  return Math.round(low / 10) * 10;
}

/** As in chess: 400 points of difference are ten to one. */
function chance(solver: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - solver) / 400));
}
