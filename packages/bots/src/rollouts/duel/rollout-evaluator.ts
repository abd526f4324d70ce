/** The outlook on Duel: a move is played to the end of its round as the net would, then dice are rolled and shared out. */
import { Random } from '@kingdomino/rules';
import { duel, type Move, type Position } from '@kingdomino/rules/duel';
import { finalChance } from '../../evaluation/duel/win-chance.ts';
import { duelKernel, loadDuelKernel } from '../../nets/duel/kernels.ts';
import { EvenRolls } from '../../search/duel/even-rolls.ts';
import type { Outlook, OutlookTurn, Sample } from '../rollout-evaluator.ts';
import { KernelMind } from './round-evaluator.ts';

export function loadDuelOutlook(): Promise<void> {
  return loadDuelKernel();
}

export function openDuelOutlook(position: Position, seed: number): Outlook<'duel'> {
  const kernel = duelKernel();
  if (!kernel) throw new Error('an analysis needs WebAssembly with SIMD, which is missing or forbidden here');
  return new DuelOutlook(new KernelMind(kernel), position.copy(), seed);
}

/** A turn, and where it leads: between two rounds or to the end; two ways where it is to be drawn who begins. */
interface Racing {
  readonly turn: OutlookTurn<Move>;
  readonly ends: readonly Position[];
}

class DuelOutlook implements Outlook<'duel'> {
  readonly actor: Outlook['actor'];
  readonly seats = 2;
  readonly isExact = false;
  readonly #mind: KernelMind;
  readonly #position: Position;
  readonly #racing: Racing[];
  readonly #rolls: EvenRolls;
  readonly #seed: number;
  readonly #sample = { points: new Float64Array(2), wins: new Float64Array(2) };

  constructor(mind: KernelMind, position: Position, seed: number) {
    this.#mind = mind;
    this.#position = position;
    this.#seed = seed;
    this.#rolls = new EvenRolls(new Random(seed));
    this.actor = position.actor;
    const proposals = this.actor === 'chance' ? [[]] : mind.propose(position).map(move => [move]);
    this.#racing = proposals.map(moves => this.#enter(moves));
  }

  get turns(): readonly OutlookTurn<Move>[] {
    return this.#racing.map(({ turn }) => turn);
  }

  get enoughDeals(): number {
    const isOver = this.#racing.every(({ ends }) => ends.every(({ phase }) => phase === 'over'));
    return isOver ? 1 : Number.POSITIVE_INFINITY;
  }

  find(moves: readonly Move[]): number {
    const [move] = moves;
    if (this.actor === 'chance') return move ? -1 : 0;
    if (!move || moves.length > 1) return -1;
    const checked = duel.check(this.#position, move);
    if (!checked.ok) return -1;
    const text = duel.format(checked.value);
    const known = this.#racing.findIndex(({ turn }) => duel.format(turn.moves[0]!) === text);
    return known >= 0 ? known : this.#racing.push(this.#enter([checked.value])) - 1;
  }

  simulate(turn: number, deal: number): Sample {
    const { ends } = this.#racing[turn]!;
    const end = ends[deal % ends.length]!;
    if (end.phase === 'over') return this.#ended(end);
    this.#mind.roll(
      end,
      this.#rolls.at(deal),
      (this.#seed ^ Math.imul(deal + 1, 0x9e3779b1)) >>> 1,
      this.#sample,
    );
    return this.#sample;
  }

  #ended(end: Position): Sample {
    const { points, wins } = this.#sample;
    for (const [seat, { total }] of end.scores().entries()) {
      points[seat] = total;
      wins[seat] = finalChance(end, seat);
    }
    return this.#sample;
  }

  /** Plays a move and whatever else belongs to its round, as the net would. */
  #enter(moves: readonly Move[]): Racing {
    const end = this.#position.copy();
    for (const move of moves) duel.advance(end, move);
    if (end.phase !== 'first') {
      this.#mind.finishRound(end);
      return { turn: { moves }, ends: [end] };
    }
    const ends = Array.from({ length: duel.countMoves(end) }, (_, index) =>
      duel.play(end, duel.moveAt(end, index)),
    );
    return { turn: { moves }, ends };
  }
}
