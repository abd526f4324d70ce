/** Every sensible move of the seat to act, with the points that it leaves both seats at the end of the round. */
import {
  COATS,
  DIE_COUNT,
  isPass,
  MAP_GRID,
  type Move,
  moveOfDraw,
  moveOfPass,
  type Position,
  playPass,
} from '@kingdomino/rules/duel';
import { DrawValues } from './draw-values.ts';
import { pointsOf, settleChoices } from './points.ts';
import { freePairs, PAIRS, RoundValues, shareWithout } from './round-values.ts';

export interface EvaluatedMove {
  readonly move: Move;
  /** Points of the seat to act, and of the other. */
  readonly own: number;
  readonly other: number;
}

export class PointsEvaluator {
  readonly round = new RoundValues();
  readonly #replies = new DrawValues();

  /** In no particular order. `width` is how many draws of a sort are looked at more closely. */
  evaluate(position: Position, width: number): EvaluatedMove[] {
    switch (position.phase) {
      case 'take':
        return [...this.#takes(position, width), ...this.#boths(position, width)];
      case 'take-two':
        return this.#pairs(position, width);
      case 'draw':
        return this.#draws(position, width);
      case 'banner':
        return COATS.map((coat, index) =>
          this.#choice(position, { kind: 'banner', coat }, next => next.nameBanner(index)),
        );
      case 'dignitary':
        return position.map.board.covered().map(cell => {
          const move = { kind: 'dignitary', x: MAP_GRID.x(cell), y: MAP_GRID.y(cell) } as const;
          return this.#choice(position, move, next => next.addDignitary(cell));
        });
      default:
        throw new Error(`no seat is to move in the phase ${position.phase}`);
    }
  }

  #takes(position: Position, width: number): EvaluatedMove[] {
    const { round } = this;
    round.findShares(position, width);
    return Array.from({ length: DIE_COUNT }, (_, die) => {
      const share = round.shareAfter(die);
      return {
        move: { kind: 'take', dice: [die] } as const,
        own: round.valueA[share]!,
        other: round.valueB[share]!,
      };
    });
  }

  #boths(position: Position, width: number): EvaluatedMove[] {
    const { round } = this;
    if (!position.canCast('both', position.seat)) return [];
    return PAIRS.map(pair => {
      round.findBoth(position, pair, width);
      return {
        move: { kind: 'both', dice: [pair.one, pair.other] } as const,
        own: round.valueA[pair.bits]!,
        other: round.valueB[pair.bits]!,
      };
    });
  }

  #pairs(position: Position, width: number): EvaluatedMove[] {
    const { round } = this;
    round.findShares(position, width);
    return freePairs(position).map(pair => {
      const share = shareWithout(pair);
      return {
        move: { kind: 'take', dice: [pair.one, pair.other] } as const,
        own: round.valueB[share]!,
        other: round.valueA[share]!,
      };
    });
  }

  /** The other seat's prospects depend on a draw only by the spellbook: by the castle cross and the turned die. */
  #draws(position: Position, width: number): EvaluatedMove[] {
    const { seat } = position;
    const list = this.round.draws.find(position, seat, width);
    const others = new Map<number, number>();
    return Array.from({ length: list.count }, (_, index) => {
      const numbered = { code: list.code[index]!, first: list.first[index]!, second: list.second[index]! };
      const meddling = isPass(numbered.code) ? numbered.code : numbered.code & MEDDLING;
      const other = others.get(meddling) ?? this.#other(position, numbered, width);
      others.set(meddling, other);
      const move = isPass(numbered.code)
        ? moveOfPass(position, numbered.code)
        : moveOfDraw(position, numbered);
      return { move, own: list.value[index]!, other };
    });
  }

  #other(
    position: Position,
    { code, first, second }: { code: number; first: number; second: number },
    width: number,
  ): number {
    const next = position.copy();
    if (isPass(code)) playPass(next, code);
    else next.draw(code, first, second);
    if (next.phase === 'draw') return this.#replies.find(next, next.seat, width).value[0]!;
    settleChoices(next);
    return pointsOf(next, 1 - position.seat);
  }

  #choice(position: Position, move: Move, choose: (next: Position) => void): EvaluatedMove {
    const next = position.copy();
    choose(next);
    settleChoices(next);
    return {
      move,
      own: pointsOf(next, position.seat),
      other: pointsOf(next, 1 - position.seat),
    };
  }
}

/** The bits of a casting code that say how boxes are filled: castle cross and turned face. */
const MEDDLING = 0b1111_1100;
