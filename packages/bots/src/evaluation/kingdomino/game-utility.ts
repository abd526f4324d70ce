/** The utility of a game in progress; in a Dynasty (K-V1) that of the sum of all its games. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { utility } from '../utility.ts';

/** How far apart a forecast and the result may be, in points: with the last line dealt, and more for each line to come. */
const SPREAD = 1.7;
const SPREAD_OF_A_LINE = 0.7;

/** What came of a rollout, or is expected of a turn: the seat's margin over the best other, and its chance to win this game. */
export interface GameValue {
  readonly margin: number;
  readonly win: number;
}

/** Points of the games of a Dynasty that are over, by seat. */
export function pointsBefore({ finished, kingdoms }: Position): number[] {
  return kingdoms.map((_, seat) => finished.reduce((sum, scores) => sum + scores[seat]!.total, 0));
}

export class GameUtility {
  readonly #before: readonly number[];
  readonly #me: number;
  readonly #isDynasty: boolean;
  readonly #isLast: boolean;
  readonly #spread: number;

  constructor(position: Position) {
    const { setup, finished, dealt } = position;
    this.#before = pointsBefore(position);
    this.#me = position.seat;
    this.#isDynasty = setup.games > 1;
    this.#isLast = finished.length + 1 === setup.games;
    this.#spread = SPREAD + SPREAD_OF_A_LINE * (setup.lines - dealt);
  }

  /** What counts of a rollout, given the points that each seat has or will have in this game. */
  ofGame(game: GameValue, points: (seat: number) => number): GameValue {
    if (!this.#isDynasty) return game;
    let most = Number.NEGATIVE_INFINITY;
    for (const [seat, before] of this.#before.entries())
      if (seat !== this.#me) most = Math.max(most, before + points(seat));
    return this.#ofSum(this.#before[this.#me]! + points(this.#me) - most);
  }

  /** The same of a turn, given only the seat's own points and the best other's. */
  ofTurn({ own, other, win }: { own: number; other: number; win: number }): GameValue {
    if (!this.#isDynasty) return { margin: own - other, win };
    const others = this.#before.filter((_, seat) => seat !== this.#me);
    return this.#ofSum(this.#before[this.#me]! + own - Math.max(...others) - other);
  }

  of({ margin, win }: GameValue): number {
    return utility(margin, win);
  }

  /** As long as games are to come only the points count: who wins this one wins nothing. */
  #ofSum(margin: number): GameValue {
    return { margin, win: this.#isLast ? 1 / (1 + Math.exp(-margin / this.#spread)) : 0 };
  }
}
