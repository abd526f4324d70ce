/** Rollouts of Duel for analyses: a move is played to the end of its round as the net would, then dice are rolled and shared out. */
import { Random } from '@kingdomino/rules';
import { duel, type Move, type Position } from '@kingdomino/rules/duel';
import { finalChance } from '../../evaluation/duel/win-chance.ts';
import { duelKernel, loadDuelKernel } from '../../nets/duel/kernels.ts';
import { EvenRolls } from '../../search/duel/even-rolls.ts';
import type { CandidateTurn, RolloutEvaluator, RolloutResult } from '../rollout-evaluator.ts';
import { RoundEvaluator } from './round-evaluator.ts';

export function loadDuelRollouts(): Promise<void> {
  return loadDuelKernel();
}

export function openDuelRollouts(position: Position, seed: number): RolloutEvaluator<'duel'> {
  const kernel = duelKernel();
  if (!kernel) throw new Error('an analysis needs WebAssembly with SIMD, which is missing or forbidden here');
  return new DuelEvaluator(new RoundEvaluator(kernel), position.copy(), seed);
}

/** A turn, and where it leads: between two rounds or to the end; two ways where it is to be drawn who begins. */
interface Entered {
  readonly turn: CandidateTurn<Move>;
  readonly ends: readonly Position[];
}

class DuelEvaluator implements RolloutEvaluator<'duel'> {
  readonly actor: RolloutEvaluator['actor'];
  readonly seats = 2;
  readonly isExact = false;
  readonly #evaluator: RoundEvaluator;
  readonly #position: Position;
  readonly #entered: Entered[];
  readonly #rolls: EvenRolls;
  readonly #seed: number;
  readonly #result = { points: new Float64Array(2), wins: new Float64Array(2) };

  constructor(evaluator: RoundEvaluator, position: Position, seed: number) {
    this.#evaluator = evaluator;
    this.#position = position;
    this.#seed = seed;
    this.#rolls = new EvenRolls(new Random(seed));
    this.actor = position.actor;
    const proposals = this.actor === 'chance' ? [[]] : evaluator.propose(position).map(move => [move]);
    this.#entered = proposals.map(moves => this.#enter(moves));
  }

  get turns(): readonly CandidateTurn<Move>[] {
    return this.#entered.map(({ turn }) => turn);
  }

  get enoughDeals(): number {
    const isOver = this.#entered.every(({ ends }) => ends.every(({ phase }) => phase === 'over'));
    return isOver ? 1 : Number.POSITIVE_INFINITY;
  }

  find(moves: readonly Move[]): number {
    const [move] = moves;
    if (this.actor === 'chance') return move ? -1 : 0;
    if (!move || moves.length > 1) return -1;
    const checked = duel.checkRecorded(this.#position, move);
    if (!checked.ok) return -1;
    const text = duel.format(checked.value);
    const known = this.#entered.findIndex(({ turn }) => duel.format(turn.moves[0]!) === text);
    return known >= 0 ? known : this.#entered.push(this.#enter([checked.value])) - 1;
  }

  simulate(turn: number, deal: number): RolloutResult {
    const { ends } = this.#entered[turn]!;
    const end = ends[deal % ends.length]!;
    if (end.phase === 'over') return this.#ended(end);
    this.#evaluator.roll(
      end,
      this.#rolls.at(deal),
      (this.#seed ^ Math.imul(deal + 1, 0x9e3779b1)) >>> 1,
      this.#result,
    );
    return this.#result;
  }

  #ended(end: Position): RolloutResult {
    const { points, wins } = this.#result;
    for (const [seat, { total }] of end.scores().entries()) {
      points[seat] = total;
      wins[seat] = finalChance(end, seat);
    }
    return this.#result;
  }

  /** Plays a move and whatever else belongs to its round, as the net would. */
  #enter(moves: readonly Move[]): Entered {
    const end = this.#position.copy();
    for (const move of moves) duel.advance(end, move);
    if (end.phase !== 'first') {
      this.#evaluator.finishRound(end);
      return { turn: { moves }, ends: [end] };
    }
    const ends = Array.from({ length: duel.countMoves(end) }, (_, index) =>
      duel.play(end, duel.moveAt(end, index)),
    );
    return { turn: { moves }, ends };
  }
}
