/** The outlook on Duel: a move is played to the end of its round as the net would, then dice are rolled and shared out. */
import { Random } from '@kingdomino/rules';
import { duel, type Move, type Position } from '@kingdomino/rules/duel';
import type { Outlook, OutlookTurn, Sample } from '../outlook.ts';
import { EvenRolls } from './even-rolls.ts';
import { expert, loadExpert } from './expert.ts';
import type { Judge } from './judge.ts';
import { playRoundOut } from './round-end.ts';
import { finalChance, winChance } from './win-chance.ts';

/** Draws of a sort to look at more closely: for the moves themselves, and after the next roll. */
const WIDTH = 160;
const DEEP_WIDTH = 6;
/** How many moves are worth a look. */
const MOVES = 8;

export function loadDuelOutlook(): Promise<void> {
  return loadExpert();
}

export function openDuelOutlook(position: Position, seed: number): Outlook<'duel'> {
  return new DuelOutlook(expert(), position.copy(), seed);
}

/** A turn, and where it leads: between two rounds, or to the end. */
interface Racing {
  readonly turn: OutlookTurn<Move>;
  readonly end: Position;
}

class DuelOutlook implements Outlook<'duel'> {
  readonly actor: Outlook['actor'];
  readonly seats = 2;
  readonly isExact = false;
  readonly #judge: Judge;
  readonly #position: Position;
  readonly #racing: Racing[];
  readonly #rolls: EvenRolls;
  readonly #next: Position;
  readonly #sample = { points: new Float64Array(2), wins: new Float64Array(2) };

  constructor(judge: Judge, position: Position, seed: number) {
    this.#judge = judge;
    this.#position = position;
    this.#rolls = new EvenRolls(new Random(seed));
    this.#next = position.copy();
    this.actor = position.actor;
    this.#racing = this.#proposals().map(moves => this.#enter(moves));
  }

  get turns(): readonly OutlookTurn<Move>[] {
    return this.#racing.map(({ turn }) => turn);
  }

  get enoughDeals(): number {
    return this.#racing.every(({ end }) => end.phase === 'over') ? 1 : Number.POSITIVE_INFINITY;
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
    const { end } = this.#racing[turn]!;
    if (end.phase === 'over') return this.#ended(end);
    const { round } = this.#judge;
    const next = this.#next;
    next.copyFrom(end);
    if (next.phase === 'first') duel.advance(next, duel.moveAt(next, deal % duel.countMoves(next)));
    next.roll(this.#rolls.at(deal));
    const share = round.bestShare(next, DEEP_WIDTH);
    const { points, wins } = this.#sample;
    points[next.playerA] = round.valueA[share]!;
    points[next.playerB] = round.valueB[share]!;
    wins[0] = winChance(points[0]! - points[1]!, end);
    wins[1] = 1 - wins[0];
    return this.#sample;
  }

  #proposals(): (readonly Move[])[] {
    if (this.actor === 'chance') return [[]];
    const judged = this.#judge.judge(this.#position, WIDTH);
    judged.sort((one, other) => other.own - other.other - (one.own - one.other));
    return judged.slice(0, MOVES).map(({ move }) => [move]);
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
    playRoundOut(end, this.#judge, WIDTH);
    return { turn: { moves }, end };
  }
}
