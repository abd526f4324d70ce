/**
 * MCE and UCT of Gedda, Lagerkvist and Butler (2018): games are played out to the end from each turn, and the turn is
 * taken that did best on average. The measure is R, one's own points as a share of one's own and the best opponent's.
 */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import type { Thought } from '../bot.ts';
import { randomTurn } from './baselines.ts';
import { now } from './clock.ts';
import { DISCARD, drawKing, finalScores, Greedy, isGameOver, NO_PICK, playTurn } from './greedy.ts';
import { freeSlots, legalPlaces, type Opinion, type Turn } from './turn-bot.ts';

/** Who plays the playouts: everybody at random, everybody fully greedy, or greedy against random opponents. */
export type PlayoutPolicy = 'tr' | 'fg' | 'pg';

/** How playouts are shared out: turns at random, or twice as many for the better half again and again. */
export type Allocation = 'flat' | 'halving';

const DEFAULT_PLAYOUTS = 300;

interface Arm extends Turn {
  visits: number;
  sum: number;
}

export function monteCarloTurns(policy: PlayoutPolicy, allocation: Allocation) {
  return (position: Position, thought: Thought): Opinion => {
    const arms = everyTurn(position).map((turn): Arm => ({ ...turn, visits: 0, sum: 0 }));
    const playout = new GreedyPlayout(position, policy);
    const budget = new PlayoutBudget(thought);
    if (allocation === 'flat') sampleFlat(arms, playout, budget, thought.random);
    else sampleHalving(arms, playout, budget, thought.random);
    arms.sort(
      (one, other) => (allocation === 'halving' ? other.visits - one.visits : 0) || mean(other) - mean(one),
    );
    return {
      turns: arms.map(({ place, slot, visits, sum }) => ({
        place,
        slot,
        value: visits === 0 ? 0 : sum / visits,
      })),
      simulations: arms.reduce((all, { visits }) => all + visits, 0),
    };
  };
}

function sampleFlat(
  arms: readonly Arm[],
  playout: GreedyPlayout,
  budget: PlayoutBudget,
  random: Random,
): void {
  while (!budget.isSpent()) {
    const arm = arms[random.below(arms.length)]!;
    arm.sum += playout.run(arm, random);
    arm.visits++;
  }
}

function sampleHalving(
  arms: readonly Arm[],
  playout: GreedyPlayout,
  budget: PlayoutBudget,
  random: Random,
): void {
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  let alive = [...arms];
  for (let round = 1; round <= rounds; round++) {
    do {
      for (const arm of alive) {
        arm.sum += playout.run(arm, random);
        arm.visits++;
        if (budget.isSpent()) return;
      }
    } while (budget.share < round / rounds);
    alive.sort((one, other) => mean(other) - mean(one));
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
}

function mean({ visits, sum }: Arm): number {
  return visits === 0 ? Number.NEGATIVE_INFINITY : sum / visits;
}

export function everyTurn(position: Position): Turn[] {
  const places = position.phase === 'place' ? legalPlaces(position) : [];
  const slots = freeSlots(position);
  const everyPlace = places.length > 0 ? places : [DISCARD];
  const everySlot = slots.length > 0 ? slots : [NO_PICK];
  return everyPlace.flatMap(place => everySlot.map(slot => ({ place, slot })));
}

/** Counts playouts, or watches the clock. */
export class PlayoutBudget {
  readonly #playouts: number;
  readonly #milliseconds: number;
  readonly #startedAt = now();
  readonly #isStopped: () => boolean;
  #spent = 0;

  constructor({ budget, isStopped }: Thought) {
    this.#milliseconds = budget.milliseconds ?? Number.POSITIVE_INFINITY;
    this.#playouts =
      budget.simulations ?? (budget.milliseconds === undefined ? DEFAULT_PLAYOUTS : Number.POSITIVE_INFINITY);
    this.#isStopped = isStopped;
  }

  /** To be asked once for each playout. */
  isSpent(): boolean {
    return ++this.#spent > this.#playouts || this.share >= 1;
  }

  /** Between 0 and 1. */
  get share(): number {
    if (this.#isStopped()) return 1;
    return Math.max(this.#spent / this.#playouts, (now() - this.#startedAt) / this.#milliseconds);
  }
}

/** Plays the rest of a game on a copy. */
export class GreedyPlayout {
  readonly #root: Position;
  readonly #position: Position;
  readonly #policy: PlayoutPolicy;
  readonly #greedy: Greedy;

  constructor(root: Position, policy: PlayoutPolicy) {
    this.#root = root;
    this.#position = root.copy();
    this.#policy = policy;
    this.#greedy = new Greedy(root.setup.size);
  }

  /** Plays a turn and then the game to its end; answers with R for the seat that acts at the root. */
  run(turn: Turn, random: Random): number {
    const position = this.#position;
    position.copyFrom(this.#root);
    playTurn(position, turn.place, turn.slot);
    const deck = this.#root.unseen();
    random.shuffle(deck);
    const me = this.#root.seat;
    return this.finish(position, deck, me, random)[me]!;
  }

  /** Plays on from any position; answers with R by seat. */
  finish(position: Position, deck: readonly number[], me: number, random: Random): number[] {
    let dealt = 0;
    while (!isGameOver(position)) {
      if (position.phase === 'line') {
        const { lineLength } = position.setup;
        position.deal(deck.slice(dealt, dealt + lineLength).sort((one, other) => one - other));
        dealt += lineLength;
      } else if (position.phase === 'king') {
        drawKing(position, random);
      } else {
        this.#turn(position, me, random);
      }
    }
    return shares(position);
  }

  #turn(position: Position, me: number, random: Random): void {
    if (this.#policy === 'tr' || (this.#policy === 'pg' && position.seat !== me)) {
      const { place, slot } = randomTurn(position, random);
      playTurn(position, place, slot);
    } else {
      this.#greedy.decide(position, random);
      playTurn(position, this.#greedy.place, this.#greedy.slot);
    }
  }
}

/** R by seat: one's own points divided by one's own and the best opponent's. */
function shares(position: Position): number[] {
  const scores = finalScores(position);
  return scores.map(({ total: own }, me) => {
    const rival = Math.max(...scores.filter((_, seat) => seat !== me).map(({ total }) => total));
    return own + rival === 0 ? 0.5 : own / (own + rival);
  });
}
