/** The players that think with the net: at once, or by search. */
import type { KingdomSize, Position } from '@kingdomino/rules/kingdomino';
import type { Budget, Thought } from '../bot.ts';
import { Spending } from '../search/budget.ts';
import { netFor } from './nets.ts';
import { LONG_GAME_SEARCH, Search, type SearchSettings, USUAL_SEARCH } from './search.ts';
import { valuerFor } from './shared-valuer.ts';
import type { Considered } from './simulator.ts';
import type { Opinion, ValuedTurn } from './turn-bot.ts';

/** Takes the turn after which the net expects most points for its own kingdom. */
export function instantTurns(position: Position): Opinion {
  const { place, slot, value, count } = valuerFor(position.setup.size).valueTurns(position);
  const turns = Array.from({ length: count }, (_, index) => ({
    place: place[index]!,
    slot: slot[index]!,
    value: value[index]!,
  }));
  return { turns: turns.sort((one, other) => other.value - one.value) };
}

const USUAL_BUDGET: Budget = { simulations: 400 };
interface SearchPlayer {
  readonly usual?: Budget;
  readonly settings?: SearchSettings;
}

/** The place decides most of a turn; its pick is looked at again with the rest of the budget. */
const PLACE_SHARE = 0.75;

/** `usual` is the budget where the thought has none. */
export function searchTurns({ usual = USUAL_BUDGET, settings }: SearchPlayer = {}) {
  return (position: Position, thought: Thought): Opinion => {
    const share = position.isOpening ? 1 : position.phase === 'place' ? PLACE_SHARE : 1 - PLACE_SHARE;
    const { size } = position.setup;
    const search = searchFor(size, settings ?? (size === 7 ? LONG_GAME_SEARCH : USUAL_SEARCH));
    const spending = new Spending(thought, usual, share);
    const considered = search.search(position, thought.moves ?? [], spending, thought.random);
    return {
      turns: considered.map(turn => asTurn(turn, search.worth(turn))),
      simulations: spending.simulations,
    };
  };
}

/** A search of a few milliseconds, whatever the budget. */
export function glanceTurns(position: Position, thought: Thought): Opinion {
  return GLANCE(position, { ...thought, budget: { simulations: 20 } });
}

const GLANCE = searchTurns({
  settings: { ...USUAL_SEARCH, width: 6, horizon: 1, outcome: 0, judgesOthers: false },
});

function asTurn({ place, slot, visits, wins, scores, handicap }: Considered, worth: number): ValuedTurn {
  if (visits === 0) return { place, slot, value: handicap };
  return {
    place,
    slot,
    value: worth,
    scores: Array.from(scores, sum => sum / visits),
    winChance: wins / visits,
  };
}

const searches = new Map<string, Search>();

function searchFor(size: KingdomSize, settings: SearchSettings): Search {
  const key = `${size} ${JSON.stringify(settings)}`;
  const found = searches.get(key) ?? new Search(size, netFor(size), settings);
  searches.set(key, found);
  return found;
}
