/** UCT-FG of the paper: a tree of turns over sampled deals (C = 0.6), fully greedy playouts, R as the measure. */
import type { Random } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import type { Thought } from '../../bot.ts';
import { Spending } from '../../search/budget.ts';
import { DISCARD, drawKing, isGameOver, NO_PICK, playTurn, type Turn } from '../../turns/kingdomino/turn.ts';
import type { Opinion } from '../../turns/kingdomino/turn-bot.ts';
import { best } from './baselines.ts';
import { everyTurn, GreedyPlayout, USUAL_PLAYOUTS } from './monte-carlo.ts';

const EXPLORATION = 0.6;

/** A turn in the tree. Deals differ between simulations, so children are known by who played what, not by number. */
interface Node {
  readonly children: Map<string, Node>;
  /** As it was played first; in another deal the same domino may lie in another slot. */
  readonly turn: Turn;
  visits: number;
  /** For the seat that made this turn. */
  sum: number;
}

export function uctTurns(position: Position, thought: Thought): Opinion {
  const root = newNode({ place: DISCARD, slot: NO_PICK });
  const spending = new Spending(thought, USUAL_PLAYOUTS);
  const playout = new GreedyPlayout(position, 'fg');
  const scratch = position.copy();
  while (spending.share < 1) {
    scratch.copyFrom(position);
    simulate(root, scratch, playout, thought.random);
    spending.simulations++;
  }
  const turns = [...root.children.values()].sort((one, other) => other.visits - one.visits);
  return {
    turns: turns.map(({ turn, visits, sum }) => ({ ...turn, value: sum / visits })),
    simulations: spending.simulations,
  };
}

function simulate(root: Node, position: Position, playout: GreedyPlayout, random: Random): void {
  const deck = position.unseen();
  random.shuffle(deck);
  const path: { node: Node; seat: number }[] = [];
  let node = root;
  let isNew = false;
  while (!isNew && !isGameOver(position)) {
    if (position.phase === 'line') {
      const line = deck.splice(0, position.setup.lineLength).sort((one, other) => one - other);
      position.deal(line);
      continue;
    }
    if (position.phase === 'king') {
      drawKing(position, random);
      continue;
    }
    const { seat } = position;
    const turn = select(node, position, random);
    const child = childFor(node, position, turn);
    isNew = child.visits === 0;
    playTurn(position, turn.place, turn.slot);
    path.push({ node: child, seat });
    node = child;
  }
  root.visits++;
  const scores = playout.finish(position, deck, path[0]?.seat ?? 0, random);
  for (const { node: visited, seat } of path) {
    visited.visits++;
    visited.sum += scores[seat]!;
  }
}

/** A turn not tried here yet, else the one with the highest upper confidence bound. */
function select(node: Node, position: Position, random: Random): Turn {
  const turns = everyTurn(position);
  const known = turns.map(turn => node.children.get(keyOf(position, turn)));
  const untried = turns.filter((_, index) => known[index] === undefined);
  if (untried.length > 0) return untried[random.below(untried.length)]!;
  const tries = known.reduce((sum, child) => sum + child!.visits, 0);
  const upperBound = ({ sum, visits }: Node) =>
    sum / visits + EXPLORATION * Math.sqrt(Math.log(tries) / visits);
  return best(turns, random, turn => upperBound(node.children.get(keyOf(position, turn))!))!;
}

function childFor(node: Node, position: Position, turn: Turn): Node {
  const key = keyOf(position, turn);
  const child = node.children.get(key) ?? newNode(turn);
  node.children.set(key, child);
  return child;
}

function keyOf(position: Position, { place, slot }: Turn): string {
  return `${position.seat}/${place}/${slot === NO_PICK ? 0 : position.newerDominoes[slot]}`;
}

function newNode(turn: Turn): Node {
  return { children: new Map(), turn, visits: 0, sum: 0 };
}
