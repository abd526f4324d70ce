/** Plays considered turns on, over sampled deals, to see what becomes of them. */
import { Random } from '@kingdomino/rules';
import type { KingdomSize, Position } from '@kingdomino/rules/kingdomino';
import { drawKing, finalScores, Greedy, isGameOver, playTurn } from './greedy.ts';
import { bestTurn, type Valuer } from './valuer.ts';

export interface SimulationSettings {
  /** Lines dealt in a simulation before the net is asked. */
  readonly horizon: number;
  /** How much the end of a simulated game counts beside what the net said at the horizon; 0 stops there. */
  readonly outcome: number;
}

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

export class Simulator {
  readonly #settings: SimulationSettings;
  readonly #valuer: Valuer;
  readonly #greedy: Greedy;
  readonly #finals = new Float64Array(4);
  #scratch: Position | undefined;
  /** By seat: how likely it is to play as the net would; who does not plays greedily. */
  #likeness: Float64Array = new Float64Array(4);
  /** By seat: how it plays in the present simulation. */
  readonly #asNet: boolean[] = [];

  constructor(size: KingdomSize, valuer: Valuer, settings: SimulationSettings) {
    this.#settings = settings;
    this.#valuer = valuer;
    this.#greedy = new Greedy(size);
  }

  /** Makes ready for a position; the next may have other seats. */
  begin(root: Position, likeness: Float64Array): void {
    this.#scratch = root.copy();
    this.#likeness = likeness;
  }

  /** Plays one deal (equal numbers and seeds are equal deals) after the turn and adds what came of it. */
  simulate(root: Position, turn: Considered, seed: number, deal: number): void {
    const position = this.#scratch!;
    const random = new Random(seed ^ Math.imul(deal, 0x9e3779b1));
    const deck = root.unseen();
    random.shuffle(deck);
    const me = root.seat;
    for (let seat = 0; seat < root.options.players; seat++)
      this.#asNet[seat] = seat === me || random.unit() < this.#likeness[seat]!;
    position.copyFrom(root);
    playTurn(position, turn.place, turn.slot);
    turn.visits++;
    const { outcome, horizon } = this.#settings;
    const dealt = this.#playOn(position, deck, 0, horizon, random);
    if (isGameOver(position)) {
      this.#tally(position, turn, me, 1);
      return;
    }
    this.#tally(position, turn, me, 1 - outcome);
    if (outcome === 0) return;
    this.#playOn(position, deck, dealt, Number.POSITIVE_INFINITY, random);
    this.#tally(position, turn, me, outcome);
  }

  /** Until so many lines are dealt or the game is over; says how many lines that were. */
  #playOn(position: Position, deck: readonly number[], from: number, to: number, random: Random): number {
    const { lineLength } = position.setup;
    let dealt = from;
    while (!isGameOver(position)) {
      if (position.phase === 'line') {
        if (dealt === to) return dealt;
        position.deal(
          deck.slice(dealt * lineLength, (dealt + 1) * lineLength).sort((one, other) => one - other),
        );
        dealt++;
      } else if (position.phase === 'king') {
        drawKing(position, random);
      } else if (this.#asNet[position.seat]) {
        const turns = this.#valuer.valueTurns(position);
        const best = bestTurn(turns, random);
        playTurn(position, turns.place[best]!, turns.slot[best]!);
      } else {
        this.#greedy.decide(position, random);
        playTurn(position, this.#greedy.place, this.#greedy.slot);
      }
    }
    return dealt;
  }

  /** Adds what everybody has, or will have by the net, to the turn's sums. */
  #tally(position: Position, turn: Considered, me: number, weight: number): void {
    const finals = this.#finals;
    const scores = isGameOver(position) ? finalScores(position) : undefined;
    const { players } = position.options;
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) {
      finals[seat] = scores ? scores[seat]!.total : this.#valuer.valueSeat(position, seat);
      turn.scores[seat]! += weight * finals[seat]!;
      if (seat !== me) best = Math.max(best, finals[seat]!);
    }
    const margin = finals[me]! - best;
    turn.margin += weight * margin;
    turn.wins += weight / (1 + Math.exp(-margin / spread(position)));
  }
}

/** How far apart a forecast and the final result may be, in points: falls as the game goes on. */
function spread(position: Position): number {
  return 1 + 0.7 * (position.setup.lines - position.dealt + 1);
}
