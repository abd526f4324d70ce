/**
 * The strong player: the net proposes turns, simulated deals decide between them.
 *
 * Root turns are the best placement for every pick and the net's favourites. Each simulation deals the unseen dominoes at
 * random (the same deal for every turn compared), lets all seats play on for a few rounds, and asks the net what
 * everybody will have in the end; then it may play on to see. What the net says is a little wrong but hardly depends on
 * luck, the end is right but does: half of each serves best. The worst turns are dropped again and again, so that the
 * best get most of the attention.
 */
import type { Random } from '@kingdomino/rules';
import type { KingdomSize, Position } from '@kingdomino/rules/kingdomino';
import type { Net } from '../net/net.ts';
import type { Spending } from '../search/budget.ts';
import { race } from '../search/race.ts';
import { DISCARD } from './greedy.ts';
import { Opponents } from './opponents.ts';
import { type Considered, type SimulationSettings, Simulator } from './simulator.ts';
import { type Turns, Valuer } from './valuer.ts';

export interface SearchSettings extends SimulationSettings {
  /** Root turns beyond the best for each pick. */
  readonly width: number;
  /** Whether the other seats are judged by their moves; else they are taken to play greedily. */
  readonly judgesOthers: boolean;
  /** How many simulations the net's first opinion weighs. */
  readonly priorVisits: number;
}

export const USUAL_SEARCH: SearchSettings = {
  width: 20,
  horizon: 3,
  outcome: 0.5,
  judgesOthers: true,
  priorVisits: 5,
};

/** The games of 7 x 7 are long: to see a few more rounds of more deals is worth more there than to see the end. */
export const LONG_GAME_SEARCH: SearchSettings = { ...USUAL_SEARCH, outcome: 0 };

/** The share of the turns that stays after each round of the race. */
const KEPT = 0.75;
/** Simulations of each turn once the last line is dealt. */
const CERTAIN_DEALS = 16;

export class Search {
  readonly #settings: SearchSettings;
  readonly #valuer: Valuer;
  readonly #simulator: Simulator;
  readonly #opponents: Opponents;
  /** What was seen of the picks that may follow the placement advised last. */
  #memory: { readonly position: string; readonly turns: readonly Considered[] } | undefined;

  constructor(size: KingdomSize, net: Net, settings: SearchSettings = USUAL_SEARCH) {
    this.#settings = settings;
    this.#valuer = new Valuer(size, net);
    this.#simulator = new Simulator(size, this.#valuer, settings);
    this.#opponents = new Opponents(size, this.#valuer);
  }

  /** Best first. */
  search(
    position: Position,
    moves: readonly string[],
    spending: Spending,
    random: Random,
  ): readonly Considered[] {
    const seed = random.bits();
    this.#simulator.begin(position, this.#likeness(position, moves));
    const considered = this.#rootTurns(position, this.#valuer.valueTurns(position));
    if (position.phase === 'pick') this.#recall(position, considered);
    const ranking = considered.length === 1 ? considered : this.#race(position, considered, seed, spending);
    if (position.phase === 'place') this.#remember(position, ranking);
    return ranking;
  }

  /** The mean margin, and the net's opinion as long as there is little else to go by. */
  worth({ visits, margin, handicap }: Considered): number {
    const { priorVisits } = this.#settings;
    if (visits === 0) return Number.NEGATIVE_INFINITY;
    return margin / visits + (handicap * priorVisits) / (visits + priorVisits);
  }

  #race(
    position: Position,
    considered: readonly Considered[],
    seed: number,
    spending: Spending,
  ): Considered[] {
    const rules = {
      simulate: (turn: Considered, deal: number) => this.#simulator.simulate(position, turn, seed, deal),
      worth: (turn: Considered) => this.worth(turn),
      staying: (count: number) => Math.max(1, Math.floor(KEPT * count)),
      ...(isCertain(position) && { enoughDeals: CERTAIN_DEALS }),
    };
    return race(considered, rules, spending);
  }

  /** The net's favourites and the best for every pick, best first; all turns where simulations lead to a certain end. */
  #rootTurns(position: Position, turns: Turns): Considered[] {
    const order = Array.from({ length: turns.count }, (_, index) => index);
    order.sort((one, other) => turns.value[other]! - turns.value[one]!);
    const isEnd = isCertain(position);
    const picks = new Set<number>();
    const kept = order.filter((index, rank) => {
      const isNewPick = !picks.has(turns.slot[index]!);
      picks.add(turns.slot[index]!);
      return isEnd || rank < this.#settings.width || isNewPick;
    });
    const favourite = turns.value[order[0]!]!;
    return kept.map(index => ({
      place: turns.place[index]!,
      slot: turns.slot[index]!,
      handicap: isEnd ? 0 : turns.value[index]! - favourite,
      visits: 0,
      margin: 0,
      wins: 0,
      scores: new Float64Array(position.options.players),
    }));
  }

  #likeness(position: Position, moves: readonly string[]): Float64Array {
    if (!this.#settings.judgesOthers) return new Float64Array(4);
    return this.#opponents.judge(position.options, moves);
  }

  #remember(position: Position, ranking: readonly Considered[]): void {
    const [{ place }] = ranking as readonly [Considered];
    const next = position.copy();
    if (place === DISCARD) next.discard();
    else next.place(place);
    this.#memory = { position: identify(next), turns: ranking.filter(turn => turn.place === place) };
  }

  /** A turn is two moves, asked for one after the other: what the first question taught serves the second. */
  #recall(position: Position, considered: readonly Considered[]): void {
    if (this.#memory?.position !== identify(position)) return;
    for (const turn of considered) {
      const known = this.#memory.turns.find(({ slot }) => slot === turn.slot);
      if (!known) continue;
      turn.visits = known.visits;
      turn.margin = known.margin;
      turn.wins = known.wins;
      turn.scores.set(known.scores);
    }
  }
}

/** The last line is dealt: nothing is left to chance but what players choose between equals. */
function isCertain({ dealt, setup }: Position): boolean {
  return dealt === setup.lines;
}

/** Everything that tells one decision from another. */
function identify(position: Position): string {
  const { options, kingdoms, seat, turn, newerOwners, newerDominoes, seen } = position;
  const laid = kingdoms.map(kingdom => kingdom.squares().map(({ x, y, domino }) => [x, y, domino]));
  return JSON.stringify([options, seat, turn, [...newerOwners], [...newerDominoes], [...seen], laid]);
}
