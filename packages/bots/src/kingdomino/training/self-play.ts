/** Plays training games and hands out what the net should have said at each of its turns. */
import type { Random } from '@kingdomino/rules';
import {
  DOMINO_COUNT,
  kingOrders,
  type Options,
  Position,
  placesOf,
  scoreKingdom,
} from '@kingdomino/rules/kingdomino';
import { DISCARD, Greedy, playTurn } from '../greedy.ts';
import { bestTurn, type Valuer } from '../valuer.ts';

/** A position after a turn, seen by the seat that made it. */
export interface Sample {
  readonly features: Uint16Array;
  readonly points: number;
  readonly seat: number;
}

export type Player = 'net' | 'greedy';

const RANDOM_TURNS = 0.03;

export class SelfPlay {
  readonly #valuer: Valuer;
  readonly #greedy: Greedy;
  readonly #deck = Uint8Array.from({ length: DOMINO_COUNT }, (_, index) => index + 1);

  constructor(valuer: Valuer) {
    this.#valuer = valuer;
    this.#greedy = new Greedy(valuer.features.size);
  }

  /** One game; `use` gets the features after each turn of a learning seat and the points it still made from there. */
  play(
    options: Options,
    players: readonly Player[],
    isLearning: (seat: number) => boolean,
    random: Random,
    use: (features: Uint16Array, target: number) => void,
  ): void {
    const position = new Position(options);
    const samples: Sample[] = [];
    random.shuffle(this.#deck);
    while (position.phase !== 'over') {
      if (position.phase === 'kings') position.setKings(pickOne(kingOrders(options), random));
      else if (position.phase === 'line') position.deal(this.#nextLine(position));
      else
        this.#turn(
          position,
          players[position.seat]!,
          random,
          isLearning(position.seat) ? samples : undefined,
        );
    }
    const finals = position.kingdoms.map(kingdom => scoreKingdom(kingdom, options).total);
    for (const { features, points, seat } of samples) use(features, finals[seat]! - points);
  }

  #turn(position: Position, player: Player, random: Random, samples: Sample[] | undefined): void {
    const { seat } = position;
    if (random.unit() < RANDOM_TURNS) playRandomTurn(position, random);
    else if (player === 'greedy') {
      this.#greedy.decide(position, random);
      playTurn(position, this.#greedy.place, this.#greedy.slot);
    } else {
      const turns = this.#valuer.valueTurns(position);
      const best = bestTurn(turns, random);
      playTurn(position, turns.place[best]!, turns.slot[best]!);
    }
    if (!samples || position.phase === 'over') return;
    const points = position.kingdoms[seat]!.board.points;
    this.#valuer.valueSeat(position, seat);
    const { features } = this.#valuer;
    samples.push({ features: features.list.slice(0, features.length), points, seat });
  }

  #nextLine(position: Position): number[] {
    const { lineLength } = position.setup;
    const from = position.dealt * lineLength;
    return [...this.#deck.subarray(from, from + lineLength)].sort((one, other) => one - other);
  }
}

function playRandomTurn(position: Position, random: Random): void {
  if (position.phase === 'place') {
    const { kingdom, held } = position;
    const places = placesOf(position);
    const count = kingdom.findPlaces(held, places);
    playTurn(position, count === 0 ? DISCARD : places.at(random.below(count)), -1);
    if ((position.phase as string) !== 'pick') return;
  }
  const free = [...position.newerOwners.keys()].filter(
    slot => slot < position.setup.lineLength && position.newerOwners[slot] === -1,
  );
  position.pick(pickOne(free, random));
}

function pickOne<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)]!;
}
