/** Who is told when a result is kept here. In a file of its own: the page listens before it has anything to do with results. */
import type { GameResult } from './result-format.ts';

let listener: (result: GameResult) => void = () => undefined;

export function whenKept(told: (result: GameResult) => void): void {
  listener = told;
}

export function tellKept(result: GameResult): void {
  listener(result);
}
