/**
 * A tree of turns over sampled deals: before each walk the unseen dominoes are dealt anew, so that turns are known by who played
 * what, not by number. The one-kingdom net proposes turns, full greedy players finish the games.
 */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { DISCARD, drawKing, finalScores, isGameOver, NO_PICK, playTurn } from '../greedy.ts';
import { GreedyPlayout } from '../monte-carlo.ts';
import type { Turn } from '../turn-bot.ts';
import type { Turns, Valuer } from '../valuer.ts';

/** What a finished game is worth to each seat: first place alone, or the share of one's own and the best other's points. */
export type Reward = 'win' | 'share';

export interface Outlook {
  readonly reward: Reward;
  /** Whether all others are taken to play against the one who thinks; else each plays for itself. */
  readonly isParanoid: boolean;
}

export interface TreeNode {
  readonly children: Map<string, TreeNode>;
  /** As it was played first; in another deal the same domino may lie in another slot. */
  readonly turn: Turn;
  visits: number;
  /** Rewards by seat. */
  readonly sums: Float64Array;
}

interface Proposal extends Turn {
  readonly prior: number;
}

/** Shares of points differ less than wins. */
const EXPLORATION: Readonly<Record<Reward, number>> = { win: 1.2, share: 0.15 };
/** The net's favourites that are looked at, beside the best for each pick. */
const WIDTH = 8;
/** How many points behind the best make a turn e times less likely at first. */
const TEMPERATURE = 3;

export class Tree {
  readonly root: TreeNode;
  readonly #position: Position;
  readonly #scratch: Position;
  readonly #outlook: Outlook;
  readonly #valuer: Valuer;
  readonly #playout: GreedyPlayout;

  constructor(position: Position, valuer: Valuer, outlook: Outlook) {
    this.#position = position;
    this.#scratch = position.copy();
    this.#outlook = outlook;
    this.#valuer = valuer;
    this.#playout = new GreedyPlayout(position, 'fg');
    this.root = this.#newNode({ place: DISCARD, slot: NO_PICK });
  }

  /** One walk: down to a turn that is new, and from there to the end of the game. */
  walk(random: Random): void {
    const position = this.#scratch;
    position.copyFrom(this.#position);
    const deck = position.unseen();
    random.shuffle(deck);
    const path = [this.root];
    for (let node = this.root; !isGameOver(position) && (node === this.root || node.visits > 0); ) {
      if (position.phase === 'line') {
        position.deal(deck.splice(0, position.setup.lineLength).sort((one, other) => one - other));
      } else if (position.phase === 'king') {
        drawKing(position, random);
      } else {
        node = this.#descend(node, position);
        path.push(node);
      }
    }
    this.#playout.finish(position, deck, this.#position.seat, random);
    const rewards = rewardsOf(position, this.#outlook.reward);
    for (const node of path) {
      node.visits++;
      for (const [seat, reward] of rewards.entries()) node.sums[seat]! += reward;
    }
  }

  #descend(node: TreeNode, position: Position): TreeNode {
    const { seat } = position;
    let best: TreeNode | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const { prior, ...turn } of propose(this.#valuer.valueTurns(position))) {
      const child = node.children.get(keyOf(position, turn));
      const { visits } = child ?? { visits: 0 };
      const promise =
        this.#worth(child?.visits ? child : node, seat) +
        (EXPLORATION[this.#outlook.reward] * prior * Math.sqrt(node.visits + 1)) / (1 + visits);
      if (promise <= highest) continue;
      highest = promise;
      best = child ?? this.#newNode(turn);
    }
    node.children.set(keyOf(position, best!.turn), best!);
    playTurn(position, best!.turn.place, best!.turn.slot);
    return best!;
  }

  /** To the seat that decides. */
  #worth({ visits, sums }: TreeNode, seat: number): number {
    const me = this.#position.seat;
    if (visits === 0) return 0;
    return this.#outlook.isParanoid && seat !== me ? 1 - sums[me]! / visits : sums[seat]! / visits;
  }

  #newNode(turn: Turn): TreeNode {
    const { players } = this.#position.options;
    return { children: new Map(), turn, visits: 0, sums: new Float64Array(players) };
  }
}

/** The net's favourites and the best for each pick; a better value makes a turn more likely at first. */
function propose({ count, place, slot, value }: Turns): Proposal[] {
  const order = Array.from({ length: count }, (_, index) => index);
  order.sort((one, other) => value[other]! - value[one]!);
  const picks = new Set<number>();
  const kept = order.filter((index, rank) => {
    const isNewPick = !picks.has(slot[index]!);
    picks.add(slot[index]!);
    return rank < WIDTH || isNewPick;
  });
  const weights = kept.map(index => Math.exp((value[index]! - value[order[0]!]!) / TEMPERATURE));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return kept.map((index, at) => ({ place: place[index]!, slot: slot[index]!, prior: weights[at]! / all }));
}

function keyOf(position: Position, { place, slot }: Turn): string {
  return `${position.seat}/${place}/${slot === NO_PICK ? 0 : position.newerDominoes[slot]}`;
}

/** By seat, from 0 to 1, of a game that is over. */
export function rewardsOf(position: Position, reward: Reward): number[] {
  const totals = finalScores(position).map(({ total }) => total);
  return totals.map((own, me) => {
    const others = totals.filter((_, seat) => seat !== me);
    const rival = Math.max(...others);
    if (reward === 'share') return own + rival === 0 ? 0.5 : own / (own + rival);
    if (own < rival) return 0;
    return 1 / (1 + others.filter(total => total === own).length);
  });
}
