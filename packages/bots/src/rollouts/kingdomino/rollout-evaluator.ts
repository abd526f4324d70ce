/** Rollouts of Kingdomino for analyses: turns that the net proposes, played on by it in the kernel. */
import { Random } from '@kingdomino/rules';
import { kingdomino, type Move, type Position } from '@kingdomino/rules/kingdomino';
import type { KernelTurn, KingdominoKernel } from '../../nets/kingdomino/kernel.ts';
import { kingdominoKernel, loadKingdominoKernel } from '../../nets/kingdomino/kernels.ts';
import { isGameOver } from '../../turns/kingdomino/turn.ts';
import { isTurn, movesOf } from '../../turns/kingdomino/turn-moves.ts';
import {
  type CandidateTurn,
  type RolloutEvaluator,
  type RolloutResult,
  seedOfDeal,
} from '../rollout-evaluator.ts';
import { DynastyEvaluator, STORE_SEED } from './dynasty-evaluator.ts';
import { openEnding } from './ending-evaluator.ts';

/** Turns beyond the best for each pick, and how many turns are played before the net is asked: as in the search. */
const WIDTH = 8;
const DEPTH = 8;
/** Until the end of the game. */
const WHOLE_GAME = 1000;
/** Once the last line is dealt the net plays to the end, and always the same. */
const CERTAIN = 1;

export function loadKingdominoRollouts({ setup }: Position): Promise<void> {
  return loadKingdominoKernel(setup.size);
}

export function openKingdominoRollouts(position: Position, seed: number): RolloutEvaluator<'kingdomino'> {
  const ending = openEnding(position);
  if (ending) return ending;
  const kernel = kingdominoKernel(position.setup.size);
  if (!kernel) throw new Error('an analysis needs WebAssembly with SIMD, which is missing or forbidden here');
  const isDynasty = position.setup.games > 1;
  const depth = isDynasty ? WHOLE_GAME : DEPTH;
  const evaluator =
    kingdomino.toAct(position) === 'chance'
      ? new ChanceEvaluator(kernel, position.copy(), depth, seed)
      : new TurnEvaluator(kernel, position.copy(), depth, seed);
  if (!isDynasty) return evaluator;
  return new DynastyEvaluator(
    evaluator,
    position,
    start => new ChanceEvaluator(kernel, start, WHOLE_GAME, STORE_SEED),
  );
}

/** What the kernel said last. */
function readResult(
  kernel: KingdominoKernel,
  result: { points: Float64Array; wins: Float64Array },
): RolloutResult {
  for (let seat = 0; seat < result.points.length; seat++) {
    result.points[seat] = kernel.points(seat);
    result.wins[seat] = kernel.winOf(seat);
  }
  return result;
}

class TurnEvaluator implements RolloutEvaluator<'kingdomino'> {
  readonly actor: number;
  readonly seats: number;
  readonly isExact = false;
  readonly turns: CandidateTurn<Move>[];
  readonly enoughDeals: number;
  readonly #kernel: KingdominoKernel;
  readonly #position: Position;
  readonly #depth: number;
  readonly #seed: number;
  readonly #all: readonly KernelTurn[];
  /** By number here: the number in the kernel. */
  readonly #numbers: number[];
  readonly #result: { points: Float64Array; wins: Float64Array };

  constructor(kernel: KingdominoKernel, position: Position, depth: number, seed: number) {
    this.#kernel = kernel;
    this.#position = position;
    this.#depth = depth;
    this.#seed = seed;
    this.actor = position.seat;
    this.seats = position.options.players;
    this.#result = { points: new Float64Array(this.seats), wins: new Float64Array(this.seats) };
    this.#all = kernel.begin(position);
    const isEnd = position.dealt === position.setup.lines;
    this.enoughDeals = isEnd && position.setup.games === 1 ? CERTAIN : Number.POSITIVE_INFINITY;
    this.#numbers = favourites(this.#all, isEnd ? Number.POSITIVE_INFINITY : WIDTH);
    this.turns = this.#numbers.map(number => ({ moves: movesOf(position, this.#all[number]!) }));
  }

  find(moves: readonly Move[]): number {
    const number = this.#all.findIndex(turn => isTurn(this.#position, turn, moves));
    const known = this.#numbers.indexOf(number);
    if (number < 0 || known >= 0) return known;
    this.#numbers.push(number);
    return this.turns.push({ moves: movesOf(this.#position, this.#all[number]!) }) - 1;
  }

  simulate(turn: number, deal: number): RolloutResult {
    const kernel = this.#kernel;
    if (kernel.begun !== this.#position) kernel.begin(this.#position);
    const seed = seedOfDeal(this.#seed, deal);
    kernel.simulate(this.#numbers[turn]!, { seed, depth: this.#depth, greedySeats: 0 });
    return readResult(kernel, this.#result);
  }
}

/** Where a line or a king is to be drawn: what chance does is part of the deal, and the net's favourite follows. */
class ChanceEvaluator implements RolloutEvaluator<'kingdomino'> {
  readonly actor = 'chance';
  readonly seats: number;
  readonly isExact = false;
  readonly turns = [{ moves: [] }];
  readonly enoughDeals = Number.POSITIVE_INFINITY;
  readonly #kernel: KingdominoKernel;
  readonly #position: Position;
  readonly #next: Position;
  readonly #depth: number;
  readonly #seed: number;
  readonly #result: { points: Float64Array; wins: Float64Array };

  constructor(kernel: KingdominoKernel, position: Position, depth: number, seed: number) {
    this.#kernel = kernel;
    this.#position = position;
    this.#next = position.copy();
    this.#depth = depth;
    this.#seed = seed;
    this.seats = position.options.players;
    this.#result = { points: new Float64Array(this.seats), wins: new Float64Array(this.seats) };
  }

  find(moves: readonly Move[]): number {
    return moves.length === 0 ? 0 : -1;
  }

  simulate(_turn: number, deal: number): RolloutResult {
    const kernel = this.#kernel;
    const next = this.#next;
    const seed = seedOfDeal(this.#seed, deal);
    const random = new Random(seed);
    next.copyFrom(this.#position);
    do kingdomino.advance(next, kingdomino.moveAt(next, random.below(kingdomino.countMoves(next))));
    while (kingdomino.toAct(next) === 'chance' && !isGameOver(next));
    const [best] = favourites(kernel.begin(next), 1);
    kernel.simulate(best!, { seed, depth: this.#depth, greedySeats: 0 });
    return readResult(kernel, this.#result);
  }
}

/** The net's favourites and the best for every pick, best first. */
function favourites(turns: readonly KernelTurn[], width: number): number[] {
  const order = turns.map((_, index) => index);
  order.sort((one, other) => turns[other]!.value - turns[one]!.value);
  const picks = new Set<number>();
  return order.filter((index, rank) => {
    const { slot } = turns[index]!;
    const isNewPick = !picks.has(slot);
    picks.add(slot);
    return rank < width || isNewPick;
  });
}
