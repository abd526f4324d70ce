/** Duel as the first net sees it: one roll ahead, and chances from points. */
import { type Move, Position } from '@kingdomino/rules/duel';
import { expert } from './expert.ts';
import type { DuelMind } from './mind.ts';
import { playRoundOut } from './round-end.ts';
import { winChance } from './win-chance.ts';

/** Draws of a sort to look at more closely: for the moves themselves, and after the next roll. */
const WIDTH = 160;
const DEEP_WIDTH = 6;
/** How many moves are worth a look. */
const MOVES = 8;

export class ExpertMind implements DuelMind {
  readonly #judge = expert();
  readonly #next = new Position({ players: 2 });

  propose(position: Position): readonly Move[] {
    const judged = this.#judge.judge(position, WIDTH);
    judged.sort((one, other) => other.own - other.other - (one.own - one.other));
    return judged.slice(0, MOVES).map(({ move }) => move);
  }

  finishRound(position: Position): void {
    playRoundOut(position, this.#judge, WIDTH);
  }

  roll(
    end: Position,
    faces: readonly number[],
    _seed: number,
    { points, wins }: Parameters<DuelMind['roll']>[3],
  ): void {
    const { round } = this.#judge;
    const next = this.#next;
    next.copyFrom(end);
    next.roll(faces);
    const share = round.bestShare(next, DEEP_WIDTH);
    points[next.playerA] = round.valueA[share]!;
    points[next.playerB] = round.valueB[share]!;
    wins[0] = winChance(points[0]! - points[1]!, end);
    wins[1] = 1 - wins[0];
  }
}
