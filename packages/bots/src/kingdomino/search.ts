/**
 * The strong player: the net proposes turns, simulated deals decide between them.
 *
 * Root turns are the best placement for every pick and the net's top dozen. Each simulation deals the unseen dominoes at
 * random (the same deal for every turn compared), lets all seats play on for a round or two, and asks the net what
 * everybody will have in the end. Sequential halving gives the better half of the turns twice the attention, again and
 * again. Once the last line is dealt nothing is left to chance, and one simulation to the end is enough.
 */
import { Random } from '@kingdomino/rules';
import type { KingdomSize, Position } from '@kingdomino/rules/kingdomino';
import { finalScores, Greedy, isGameOver, playTurn } from './greedy.ts';
import type { Net } from './net.ts';
import { bestTurn, type Turns, Valuer } from './valuer.ts';

export interface SearchSettings {
  /** Root turns beyond the best for each pick. */
  readonly width: number;
  /** Lines dealt in a simulation before the net is asked. */
  readonly horizon: number;
  /** Who plays the other seats in simulations. */
  readonly opponents: 'greedy' | 'net';
  /** How many simulations the net's first opinion weighs. */
  readonly priorVisits: number;
  /** How many points a certain win is worth beside the margin. */
  readonly winWeight: number;
}

export const USUAL_SEARCH: SearchSettings = {
  width: 20,
  horizon: 3,
  opponents: 'greedy',
  priorVisits: 5,
  winWeight: 0,
};

/** A turn under consideration. */
export interface Considered {
  readonly place: number;
  readonly slot: number;
  /** By how many points the net puts it behind its favourite. */
  readonly handicap: number;
  visits: number;
  /** Sums over the visits: the margin over the best other seat, wins, and the points of every seat. */
  margin: number;
  wins: number;
  readonly scores: Float64Array;
}

/** How much of the budget is spent after so many simulations, from 0 to 1. */
export type Spent = (simulations: number) => number;

export class Search {
  readonly #settings: SearchSettings;
  readonly #valuer: Valuer;
  readonly #greedy: Greedy;
  readonly #finals = new Float64Array(4);
  #scratch: Position | undefined;
  #seed = 0;

  constructor(size: KingdomSize, net: Net, settings: SearchSettings = USUAL_SEARCH) {
    this.#settings = settings;
    this.#valuer = new Valuer(size, net);
    this.#greedy = new Greedy(size);
  }

  /** Best first. */
  search(position: Position, spent: Spent, random: Random): Considered[] {
    this.#seed = random.bits();
    this.#scratch = position.copy();
    const considered = rootTurns(
      this.#valuer.valueTurns(position),
      this.#settings.width,
      position.options.players,
    );
    if (considered.length === 1) return considered;
    this.#halve(position, considered, spent);
    return considered.sort((one, other) => other.visits - one.visits || this.worth(other) - this.worth(one));
  }

  /** The mean margin and chance to win, and the net's opinion as long as there is little else to go by. */
  worth({ visits, margin, wins, handicap }: Considered): number {
    const { winWeight, priorVisits } = this.#settings;
    if (visits === 0) return Number.NEGATIVE_INFINITY;
    return (margin + winWeight * wins) / visits + (handicap * priorVisits) / (visits + priorVisits);
  }

  /** Spends the budget in rounds of equal size, dropping the worse half after each. */
  #halve(position: Position, considered: readonly Considered[], spent: Spent): void {
    const isCertain = position.dealt === position.setup.lines;
    const rounds = Math.ceil(Math.log2(considered.length));
    let alive = [...considered];
    let simulations = 0;
    for (let round = 1, deal = 0; round <= rounds; round++) {
      do {
        for (const turn of alive) this.#simulate(position, turn, deal);
        simulations += alive.length;
        deal++;
      } while (!isCertain && spent(simulations) < round / rounds);
      if (spent(simulations) >= 1) return;
      alive.sort((one, other) => this.worth(other) - this.worth(one));
      alive = alive.slice(0, Math.ceil(alive.length / 2));
    }
  }

  #simulate(root: Position, turn: Considered, simulation: number): void {
    const position = this.#scratch!;
    const random = new Random(this.#seed ^ Math.imul(simulation, 0x9e3779b1));
    const deck = root.unseen();
    random.shuffle(deck);
    const me = root.seat;
    position.copyFrom(root);
    playTurn(position, turn.place, turn.slot);
    this.#playOn(position, me, deck, random);
    this.#tally(position, turn, me);
  }

  /** Until the horizon or the end of the game. */
  #playOn(position: Position, me: number, deck: number[], random: Random): void {
    const { lineLength } = position.setup;
    let dealt = 0;
    while (!isGameOver(position)) {
      if (position.phase === 'line') {
        if (dealt === this.#settings.horizon) return;
        position.deal(
          deck.slice(dealt * lineLength, (dealt + 1) * lineLength).sort((one, other) => one - other),
        );
        dealt++;
      } else if (position.seat === me || this.#settings.opponents === 'net') {
        const turns = this.#valuer.valueTurns(position);
        const best = bestTurn(turns, random);
        playTurn(position, turns.place[best]!, turns.slot[best]!);
      } else {
        this.#greedy.decide(position, random);
        playTurn(position, this.#greedy.place, this.#greedy.slot);
      }
    }
  }

  #tally(position: Position, turn: Considered, me: number): void {
    const finals = this.#finals;
    const scores = isGameOver(position) ? finalScores(position) : undefined;
    const { players } = position.options;
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) {
      finals[seat] = scores ? scores[seat]!.total : this.#valuer.valueSeat(position, seat);
      turn.scores[seat]! += finals[seat]!;
      if (seat !== me) best = Math.max(best, finals[seat]!);
    }
    const margin = finals[me]! - best;
    turn.visits++;
    turn.margin += margin;
    turn.wins += 1 / (1 + Math.exp(-margin / spread(position)));
  }
}

/** How far apart a forecast and the final result may be, in points: falls as the game goes on. */
function spread(position: Position): number {
  return 1 + 0.7 * (position.setup.lines - position.dealt + 1);
}

function rootTurns(turns: Turns, width: number, players: number): Considered[] {
  const order = Array.from({ length: turns.count }, (_, index) => index);
  order.sort((one, other) => turns.value[other]! - turns.value[one]!);
  const picks = new Set<number>();
  const kept = order.filter((index, rank) => {
    const isNewPick = !picks.has(turns.slot[index]!);
    picks.add(turns.slot[index]!);
    return rank < width || isNewPick;
  });
  const favourite = turns.value[order[0]!]!;
  return kept.map(index => ({
    place: turns.place[index]!,
    slot: turns.slot[index]!,
    handicap: turns.value[index]! - favourite,
    visits: 0,
    margin: 0,
    wins: 0,
    scores: new Float64Array(players),
  }));
}
