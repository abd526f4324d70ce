/**
 * Looks one roll further than the net: every promising move is played to the end of its round, then the same few dice
 * are rolled for all of them and shared out as well as both can. Moves that fall behind get no more rolls.
 */
import { DIE_COUNT, duel, FACE_COUNT, isPass, Position, playPass } from '@kingdomino/rules/duel';
import type { Thought } from '../bot.ts';
import type { Judge, Judged } from './judge.ts';
import { settleChoices } from './valuer.ts';
import { finalChance, winChance } from './win-chance.ts';

export interface SearchSettings {
  /** Draws of a sort to look at more closely: for the moves themselves, and after the next roll. */
  readonly width: number;
  readonly deepWidth: number;
  /** How many moves are looked at beyond their round. */
  readonly moves: number;
  /** Rolls looked at in all, unless the budget says otherwise. */
  readonly rolls: number;
  readonly milliseconds: number;
}

export interface Searched extends Judged {
  /** The chance to win. */
  readonly value: number;
}

interface Line {
  readonly judged: Judged;
  readonly end: Position;
  chances: number;
  own: number;
  other: number;
  rolls: number;
  /** How many halvings it survived. */
  rank: number;
}

export class Search {
  /** Of the search made last: a roll for one move is one. */
  simulations = 0;
  readonly #judge: Judge;
  readonly #settings: SearchSettings;

  constructor(judge: Judge, settings: SearchSettings) {
    this.#judge = judge;
    this.#settings = settings;
  }

  /** Best first. */
  run(position: Position, thought: Thought): Searched[] {
    const settings = this.#settings;
    this.simulations = 0;
    const judged = this.#judge.judge(position, settings.width);
    judged.sort((one, other) => other.own - other.other - (one.own - one.other));
    const lines = judged.slice(0, settings.moves).map(each => this.#line(position, each));
    if (lines.length > 1) this.#halve(lines, position.seat, thought);
    lines.sort((one, other) => other.rank - one.rank || chance(other) - chance(one));
    return [...lines.map(searched), ...judged.slice(settings.moves).map(each => ({ ...each, value: 0 }))];
  }

  /** Sequential halving: equal shares of the budget for each halving, so more and more for each line left. */
  #halve(lines: readonly Line[], seat: number, { budget, random, isStopped }: Thought): void {
    const { rolls: usualRolls, milliseconds: usualTime } = this.#settings;
    const rolls = budget.simulations ?? (budget.milliseconds === undefined ? usualRolls : MOST_ROLLS);
    const time =
      budget.milliseconds ?? (budget.simulations === undefined ? usualTime : Number.POSITIVE_INFINITY);
    const begun = Date.now();
    const stages = Math.ceil(Math.log2(lines.length));
    // each die shows each face once in six rolls: less noise than six rolls have of their own
    const columns = Array.from({ length: DIE_COUNT }, () =>
      Uint8Array.from({ length: FACE_COUNT }, (_, face) => face),
    );
    let left = [...lines];
    for (let stage = 1; stage <= stages; stage++) {
      const each = Math.max(1, Math.floor(rolls / stages / left.length));
      for (let roll = 0; roll < each; roll++) {
        if (isStopped() || Date.now() - begun >= (time * stage) / stages) break;
        if (roll % FACE_COUNT === 0) for (const faces of columns) random.shuffle(faces);
        const faces = columns.map(column => column[roll % FACE_COUNT]!);
        for (const line of left) this.#roll(line, seat, faces);
      }
      left.sort((one, other) => chance(other) - chance(one));
      left = left.slice(0, Math.ceil(left.length / 2));
      for (const line of left) line.rank = stage;
    }
  }

  /** Plays a move and whatever else belongs to its round, as the net would. */
  #line(position: Position, judged: Judged): Line {
    const end = position.copy();
    duel.advance(end, judged.move);
    const { round } = this.#judge;
    const { width } = this.#settings;
    for (;;) {
      if (end.phase === 'take-two') {
        round.findShares(end, width);
        this.#takeWorst(end);
      } else if (end.phase === 'draw') {
        const list = round.draws.find(end, end.seat, width);
        if (isPass(list.code[0]!)) playPass(end, list.code[0]!);
        else end.draw(list.code[0]!, list.first[0]!, list.second[0]!);
      } else {
        settleChoices(end);
        return { judged, end, chances: 0, own: 0, other: 0, rolls: 0, rank: 0 };
      }
    }
  }

  /** B takes what leaves A worst off. */
  #takeWorst(end: Position): void {
    const { round } = this.#judge;
    const share = round.shareAfter(end.takenBy.indexOf(end.playerA));
    const [one, other] = end.freeDice().filter(die => (share & (1 << die)) === 0);
    end.takeTwo(one!, other!);
  }

  #roll(line: Line, seat: number, faces: readonly number[]): void {
    const { end } = line;
    line.rolls++;
    this.simulations++;
    if (end.phase === 'over') {
      const [first, second] = end.scores();
      line.chances += finalChance(end, seat);
      line.own += seat === 0 ? first!.total : second!.total;
      line.other += seat === 0 ? second!.total : first!.total;
      return;
    }
    const { round } = this.#judge;
    const next = SCRATCH;
    next.copyFrom(end);
    next.roll(faces);
    const share = round.bestShare(next, this.#settings.deepWidth);
    const isA = next.playerA === seat;
    const own = (isA ? round.valueA : round.valueB)[share]!;
    const other = (isA ? round.valueB : round.valueA)[share]!;
    line.own += own;
    line.other += other;
    line.chances += winChance(own - other, end);
  }
}

const MOST_ROLLS = 1_000_000;
const SCRATCH = new Position({ players: 2 });

/** A line that got no roll, because time ran out, keeps the net's opinion. */
function chance({ judged, end, chances, rolls }: Line): number {
  return rolls === 0 ? winChance(judged.own - judged.other, end) : chances / rolls;
}

function searched(line: Line): Searched {
  const { judged, own, other, rolls } = line;
  const points = rolls === 0 ? judged : { own: own / rolls, other: other / rolls };
  return { move: judged.move, own: points.own, other: points.other, value: chance(line) };
}
