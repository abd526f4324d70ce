/** Sparring partners that search a tree of turns. They share nothing with the Grandmaster but the first net's proposals. */
import type { Position } from '@kingdomino/rules/kingdomino';
import type { Budget, Thought } from '../../bot.ts';
import { Spending } from '../../search/budget.ts';
import { valuerFor } from '../shared-valuer.ts';
import type { Opinion, TurnPlayer } from '../turn-bot.ts';
import { type Outlook, Tree } from './tree.ts';

const USUAL_WALKS: Budget = { simulations: 300 };
/** A budget is for a turn: most of it for the placement, the rest for another look at the pick. */
const PLACE_SHARE = 0.75;

function treeTurns(outlook: Outlook): TurnPlayer {
  return (position: Position, thought: Thought): Opinion => {
    const tree = new Tree(position, valuerFor(position.setup.size), outlook);
    const share = position.isOpening ? 1 : position.phase === 'place' ? PLACE_SHARE : 1 - PLACE_SHARE;
    const spending = new Spending(thought, USUAL_WALKS, share);
    do {
      tree.walk(thought.random);
      spending.simulations++;
    } while (spending.share < 1);
    const children = [...tree.root.children.values()].sort((one, other) => other.visits - one.visits);
    const { seat } = position;
    return {
      turns: children.map(({ turn, visits, sums }) => ({ ...turn, value: sums[seat]! / visits })),
      simulations: spending.simulations,
    };
  };
}

export const TREE_PLAYERS = {
  /** Everybody plays for first place. */
  'tree-win': treeTurns({ reward: 'win', isParanoid: false }),
  /** Everybody plays for a large share of the points: max-n. */
  'tree-max-n': treeTurns({ reward: 'share', isParanoid: false }),
  /** All others play against the one who thinks. */
  'tree-paranoid': treeTurns({ reward: 'share', isParanoid: true }),
} satisfies Record<string, TurnPlayer>;
