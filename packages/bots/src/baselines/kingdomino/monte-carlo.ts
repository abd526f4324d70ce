/**
 * MCE and UCT of Gedda, Lagerkvist and Butler (2018): games are played out to the end from each turn, and the turn is
 * taken that did best on average. The measure is R, one's own points as a share of one's own and the best opponent's.
 */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import type { Budget, Thought } from '../../bot.ts';
import { Spending } from '../../search/budget.ts';
import { betterHalf, sequentialHalving } from '../../search/sequential-halving.ts';
import {
  DISCARD,
  drawKing,
  finalScores,
  freeSlots,
  isGameOver,
  legalPlaces,
  NO_PICK,
  playTurn,
  type Turn,
} from '../../turns/kingdomino/turn.ts';
import type { Opinion } from '../../turns/kingdomino/turn-bot.ts';
import { randomTurn } from './baselines.ts';
import { Greedy } from './greedy.ts';

/** Who plays the playouts: everybody at random, everybody fully greedy, or greedy against random opponents. */
export type PlayoutPolicy = 'tr' | 'fg' | 'pg';

/** How playouts are shared out: turns at random, or twice as many for the better half again and again. */
export type Allocation = 'flat' | 'halving';

export const USUAL_PLAYOUTS: Budget = { simulations: 300 };

interface Arm extends Turn {
  visits: number;
  sum: number;
}

export function monteCarloTurns(policy: PlayoutPolicy, allocation: Allocation) {
  return (position: Position, thought: Thought): Opinion => {
    const arms = everyTurn(position).map((turn): Arm => ({ ...turn, visits: 0, sum: 0 }));
    const playout = new GreedyPlayout(position, policy);
    const spending = new Spending(thought, USUAL_PLAYOUTS);
    const visit = (arm: Arm) => {
      arm.sum += playout.run(arm, thought.random);
      arm.visits++;
    };
    const ranking =
      allocation === 'halving'
        ? sequentialHalving(arms, { simulate: visit, mean: visitsThenMean, surviving: betterHalf }, spending)
        : sampleFlat(arms, visit, spending, thought.random);
    return {
      turns: ranking.map(({ place, slot, visits, sum }) => ({
        place,
        slot,
        value: visits === 0 ? 0 : sum / visits,
      })),
      simulations: spending.simulations,
    };
  };
}

function sampleFlat(
  arms: readonly Arm[],
  visit: (arm: Arm) => void,
  spending: Spending,
  random: Random,
): Arm[] {
  while (spending.share < 1) {
    visit(arms[random.below(arms.length)]!);
    spending.simulations++;
  }
  return [...arms].sort((one, other) => mean(other) - mean(one));
}

/** Where the budget ends within a round, those that had their turn in it come first: R is never above 1. */
function visitsThenMean({ visits, sum }: Arm): number {
  return visits === 0 ? 0 : visits + sum / visits;
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
