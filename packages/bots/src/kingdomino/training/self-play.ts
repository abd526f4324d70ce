/** Plays training games and hands out what the net should have said at each of its turns. */
import type { Random } from '@kingdomino/rules';
import { DOMINO_COUNT, type Options, Position, scoreKingdom } from '@kingdomino/rules/kingdomino';
import { drawKing, Greedy, playTurn } from '../greedy.ts';
import { bestTurn, isComplete, type Turns, type Valuer } from '../valuer.ts';

export type Style = 'net' | 'greedy';

/** A turn somebody made in a training game. */
interface Played {
  readonly seat: number;
  /** What the net expected of its best turn, in final points, and whether that one was played. */
  readonly expected: number;
  readonly wasBest: boolean;
  /** The position after the turn as its seat sees it; nothing once no domino is to come. */
  readonly features: Uint16Array | undefined;
  readonly points: number;
}

/** How often a seat plays anything legal, or one of the net's better turns, so that the net sees more than its own habits. */
const RANDOM_TURNS = 0.03;
const OTHER_TURNS = 0.1;
const OTHERS = 8;

export class SelfPlayer {
  readonly #valuer: Valuer;
  readonly #greedy: Greedy;
  readonly #deck = Uint8Array.from({ length: DOMINO_COUNT }, (_, index) => index + 1);

  constructor(valuer: Valuer) {
    this.#valuer = valuer;
    this.#greedy = new Greedy(valuer.features.size);
  }

  /**
   * One game; `use` gets the features after each turn and the points that should be expected from there: `trust` says
   * how far the outcome of the game counts against what the net itself expects a turn later, from 1 to 0, or that
   * the outcome alone counts because the net knows nothing yet. Answers with the final points by seat.
   */
  play(
    options: Options,
    players: readonly Style[],
    trust: number | 'outcome alone',
    random: Random,
    use: (features: Uint16Array, target: number) => void,
  ): readonly number[] {
    const position = new Position(options);
    const played: Played[] = [];
    random.shuffle(this.#deck);
    while (position.phase !== 'over') {
      if (position.phase === 'king') drawKing(position, random);
      else if (position.phase === 'line') position.deal(this.#nextLine(position));
      else played.push(this.#turn(position, players[position.seat]!, random));
    }
    const scores = position.kingdoms.map(kingdom => scoreKingdom(kingdom, options).total);
    handOut(played, scores, trust, use);
    return scores;
  }

  #turn(position: Position, player: Style, random: Random): Played {
    const { seat } = position;
    const turns = this.#valuer.valueTurns(position);
    const best = bestTurn(turns, random);
    const expected = turns.value[best]!;
    const [place, slot] = this.#decide(position, player, turns, best, random);
    playTurn(position, place, slot);
    const wasBest = place === turns.place[best] && slot === turns.slot[best];
    const { points } = position.kingdoms[seat]!.board;
    return { seat, expected, wasBest, features: this.#featuresOf(position, seat), points };
  }

  #decide(
    position: Position,
    player: Style,
    turns: Turns,
    best: number,
    random: Random,
  ): readonly [place: number, slot: number] {
    const whim = random.unit();
    if (whim < RANDOM_TURNS) return turnAt(turns, random.below(turns.count));
    if (player === 'greedy') {
      this.#greedy.decide(position, random);
      return [this.#greedy.place, this.#greedy.slot];
    }
    return turnAt(turns, whim < RANDOM_TURNS + OTHER_TURNS ? oneOfTheBetter(turns, random) : best);
  }

  #featuresOf(position: Position, seat: number): Uint16Array | undefined {
    if (position.phase === 'over' || isComplete(position, seat)) return undefined;
    this.#valuer.valueSeat(position, seat);
    const { features } = this.#valuer;
    return features.list.slice(0, features.length);
  }

  #nextLine(position: Position): number[] {
    const { lineLength } = position.setup;
    const from = position.dealt * lineLength;
    return [...this.#deck.subarray(from, from + lineLength)].sort((one, other) => one - other);
  }
}

/**
 * Backwards from the final points. A turn that was not the net's best says nothing about the one before it: there the
 * net's own expectation counts alone.
 */
function handOut(
  played: readonly Played[],
  scores: readonly number[],
  trust: number | 'outcome alone',
  use: (features: Uint16Array, target: number) => void,
): void {
  const outlook = [...scores];
  for (let index = played.length - 1; index >= 0; index--) {
    const { seat, expected, wasBest, features, points } = played[index]!;
    if (features) use(features, outlook[seat]! - points);
    if (trust === 'outcome alone') continue;
    outlook[seat] = wasBest ? trust * outlook[seat]! + (1 - trust) * expected : expected;
  }
}

function turnAt(turns: Turns, index: number): readonly [place: number, slot: number] {
  return [turns.place[index]!, turns.slot[index]!];
}

function oneOfTheBetter(turns: Turns, random: Random): number {
  const order = Array.from({ length: turns.count }, (_, index) => index);
  order.sort((one, other) => turns.value[other]! - turns.value[one]!);
  return order[random.below(Math.min(OTHERS, order.length))]!;
}
