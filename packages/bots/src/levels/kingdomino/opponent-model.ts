/**
 * The opponent model: for each seat the posterior probability that it plays as the net would, and not as full greedy would,
 * given its turns so far.
 *
 * A greedy player chooses among few turns, so that a handful of them tells the two apart. Players of neither kind
 * (people, other programs) count as the one whose turns are nearer to theirs.
 */
import { parsePosition, Random, readRecordedMove } from '@kingdomino/rules';
import { type KingdomSize, kingdomino, type Options, Position } from '@kingdomino/rules/kingdomino';
import { Greedy } from '../../baselines/kingdomino/greedy.ts';
import { DISCARD, NO_PICK, type ValuedTurn } from '../../turns/kingdomino/turn.ts';

/** Values every turn of the seat to act. */
export type Evaluate = (position: Position) => readonly ValuedTurn[];

/** How many points behind the best turn make a player of the net's kind take a turn e times less often. */
const TEMPERATURE = 1;
/** How often a greedy player does something else. */
const SLIPS = 0.1;
/** Evidence is a logarithm of odds. Who has shown nothing yet is taken to play as the net does. */
const AT_FIRST = 1.5;
const MOST_OF_A_TURN = 3;
const MOST = 5;

export class OpponentModel {
  readonly #evaluate: Evaluate;
  readonly #greedy: Greedy;
  readonly #random = new Random(1);
  /** By seat: how much speaks for the net and against greedy. */
  readonly #evidence = new Float64Array(4);
  #seen:
    | { readonly from: string | undefined; readonly position: Position; readonly moves: string[] }
    | undefined;
  /** A domino that was laid by a seat that has still to pick. */
  #laid: { readonly before: Position; readonly place: number } | undefined;

  constructor(size: KingdomSize, evaluate: Evaluate) {
    this.#evaluate = evaluate;
    this.#greedy = new Greedy(size);
  }

  /** By seat: the posterior probability that it plays as the net would. The moves began at the start, or in `from`. */
  posterior(options: Options, moves: readonly string[], from?: string): Float64Array {
    const { position, moves: seen } = this.#goOn(options, moves, from);
    for (const text of moves.slice(seen.length)) {
      this.#see(position, text);
      seen.push(text);
    }
    return this.#evidence.map(evidence => 1 / (1 + Math.exp(-limit(evidence, MOST))));
  }

  /** From the moves seen before, where these begin with them. */
  #goOn(options: Options, moves: readonly string[], from: string | undefined) {
    const isSame =
      this.#seen !== undefined &&
      this.#seen.from === from &&
      // who asks may have read the options anew
      JSON.stringify(this.#seen.position.options) === JSON.stringify(options) &&
      this.#seen.moves.every((text, index) => text === moves[index]);
    if (this.#seen && isSame) return this.#seen;
    this.#evidence.fill(AT_FIRST);
    this.#laid = undefined;
    this.#seen = { from, position: startOf(options, from), moves: [] };
    return this.#seen;
  }

  #see(position: Position, text: string): void {
    const read = readRecordedMove(kingdomino, position, text);
    if (!read.ok) throw new RangeError(`${text} cannot have been played: ${read.error.text}`);
    const move = read.value;
    if (move.kind === 'pick') {
      const { before, place } = this.#laid ?? { before: position, place: DISCARD };
      this.#weigh(before, place, position.freeSlot(move.domino));
      this.#laid = undefined;
    } else if (move.kind === 'place' || move.kind === 'discard') {
      const place = move.kind === 'place' ? position.kingdom.placeNumber(move.placement) : DISCARD;
      if (position.hasNewer) this.#laid = { before: position.copy(), place };
      else this.#weigh(position, place, NO_PICK);
    }
    kingdomino.advance(position, move);
  }

  #weigh(position: Position, place: number, slot: number): void {
    const turns = this.#evaluate(position);
    const byNet = netProbability(turns, place, slot);
    // a double laid the other way round is listed under its other name: it says nothing
    if (byNet === 0 || turns.length === 1) return;
    const greedily = this.#greedy.chanceOf(position, place, slot, this.#random);
    const odds = byNet / ((1 - SLIPS) * greedily + SLIPS / turns.length);
    this.#evidence[position.seat]! += limit(Math.log(odds), MOST_OF_A_TURN);
  }
}

function startOf(options: Options, from: string | undefined): Position {
  if (from === undefined) return new Position(options);
  const read = parsePosition(from);
  if (read.ok && read.value.state instanceof Position) return read.value.state;
  throw new RangeError(read.ok ? 'this is no position of Kingdomino' : read.error.text);
}

/** How likely a player of the net's kind is to take this turn. */
function netProbability(turns: readonly ValuedTurn[], place: number, slot: number): number {
  const best = turns.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  let all = 0;
  let wanted = 0;
  for (const turn of turns) {
    const weight = Math.exp((turn.value - best) / TEMPERATURE);
    all += weight;
    if (turn.place === place && turn.slot === slot) wanted = weight;
  }
  return wanted / all;
}

function limit(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
