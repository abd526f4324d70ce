/**
 * Looks one roll further than the net: every promising move is played to the end of its round, then the same few dice
 * are rolled for all of them and shared out as well as both can. Moves that fall behind get no more rolls.
 */
import type { Random } from '@kingdomino/rules';
import { duel, Position } from '@kingdomino/rules/duel';
import type { Spending } from '../search/budget.ts';
import { betterHalf, race } from '../search/race.ts';
import { EvenRolls } from './even-rolls.ts';
import type { Judge, Judged } from './judge.ts';
import { playRoundOut } from './round-end.ts';
import { finalChance, winChance } from './win-chance.ts';

export interface SearchSettings {
  /** Draws of a sort to look at more closely: for the moves themselves, and after the next roll. */
  readonly width: number;
  readonly deepWidth: number;
  /** How many moves are looked at beyond their round. */
  readonly moves: number;
}

export interface Searched extends Judged {
  /** The chance to win. */
  readonly value: number;
}

interface RacingMove {
  readonly judged: Judged;
  readonly end: Position;
  chances: number;
  own: number;
  other: number;
  rolls: number;
}

export class Search {
  readonly #judge: Judge;
  readonly #settings: SearchSettings;

  constructor(judge: Judge, settings: SearchSettings) {
    this.#judge = judge;
    this.#settings = settings;
  }

  /** Best first. */
  run(position: Position, spending: Spending, random: Random): Searched[] {
    const settings = this.#settings;
    const judged = this.#judge.judge(position, settings.width);
    judged.sort((one, other) => other.own - other.other - (one.own - one.other));
    const moves = judged.slice(0, settings.moves).map(each => this.#enter(position, each));
    const ranking = moves.length > 1 ? this.#race(moves, position.seat, spending, random) : moves;
    return [...ranking.map(searched), ...judged.slice(settings.moves).map(each => ({ ...each, value: 0 }))];
  }

  /** Twice as many rolls for the better half, again and again; best first. */
  #race(moves: readonly RacingMove[], seat: number, spending: Spending, random: Random): RacingMove[] {
    const rolls = new EvenRolls(random);
    const simulate = (racing: RacingMove, roll: number) => this.#roll(racing, seat, rolls.at(roll));
    return race(moves, { simulate, worth: chance, staying: betterHalf }, spending);
  }

  /** Plays a move and whatever else belongs to its round, as the net would. */
  #enter(position: Position, judged: Judged): RacingMove {
    const end = position.copy();
    duel.advance(end, judged.move);
    playRoundOut(end, this.#judge, this.#settings.width);
    return { judged, end, chances: 0, own: 0, other: 0, rolls: 0 };
  }

  #roll(racing: RacingMove, seat: number, faces: readonly number[]): void {
    const { end } = racing;
    racing.rolls++;
    if (end.phase === 'over') {
      const [first, second] = end.scores();
      racing.chances += finalChance(end, seat);
      racing.own += seat === 0 ? first!.total : second!.total;
      racing.other += seat === 0 ? second!.total : first!.total;
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
    racing.own += own;
    racing.other += other;
    racing.chances += winChance(own - other, end);
  }
}

const SCRATCH = new Position({ players: 2 });

/** A move that got no roll, because time ran out, keeps the net's opinion. */
function chance({ judged, end, chances, rolls }: RacingMove): number {
  return rolls === 0 ? winChance(judged.own - judged.other, end) : chances / rolls;
}

function searched(racing: RacingMove): Searched {
  const { judged, own, other, rolls } = racing;
  const points = rolls === 0 ? judged : { own: own / rolls, other: other / rolls };
  return { move: judged.move, own: points.own, other: points.other, value: chance(racing) };
}
