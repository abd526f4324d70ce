/** The player that searches with the net that sees the whole table. */
import type { KingdomSize, Position } from '@kingdomino/rules/kingdomino';
import type { Budget, Thought } from '../../bot.ts';
import { Spending } from '../../search/budget.ts';
import { Opponents } from '../opponents.ts';
import { tableNetFor } from '../table-net/table-nets.ts';
import { tableTurns } from '../table-net/table-player.ts';
import { TableValuer } from '../table-net/table-valuer.ts';
import type { Opinion, TurnPlayer, ValuedTurn } from '../turn-bot.ts';
import type { TableKernel } from './table-kernel.ts';
import { tableKernelFor } from './table-kernels.ts';
import { TableSearch, type TableSearchSettings, USUAL_TABLE_SEARCH, type Weighed } from './table-search.ts';

const USUAL_BUDGET: Budget = { simulations: 400 };

/** Who has shown nothing yet is taken to play as the net does, with these odds as a logarithm. */
const AT_FIRST = 1.5;

interface TableSearchPlayer {
  /** Where the thought has no budget. */
  readonly usual?: Budget;
  readonly settings?: TableSearchSettings;
}

export function tableSearchTurns({
  usual = USUAL_BUDGET,
  settings = USUAL_TABLE_SEARCH,
}: TableSearchPlayer = {}): TurnPlayer {
  const searches = new Map<TableKernel, TurnSearch>();
  return (position, thought) => {
    const { size } = position.setup;
    const kernel = tableKernelFor(size);
    // the net alone, in TypeScript
    if (!kernel) return tableTurns(position);
    const search = searches.get(kernel) ?? new TurnSearch(size, kernel, settings);
    searches.set(kernel, search);
    return search.decide(position, thought, usual);
  };
}

/** A turn is asked for move by move: the placement takes the whole budget, and the pick was decided with it. */
class TurnSearch {
  readonly #search: TableSearch;
  readonly #opponents: Opponents;
  #memory: { readonly position: string; readonly turns: readonly Weighed[] } | undefined;

  constructor(size: KingdomSize, kernel: TableKernel, settings: TableSearchSettings) {
    this.#search = new TableSearch(kernel, settings);
    this.#opponents = new Opponents(size, new TableValuer(size, tableNetFor(size)), AT_FIRST);
  }

  decide(position: Position, thought: Thought, usual: Budget): Opinion {
    if (position.phase === 'pick' && this.#memory?.position === identify(position))
      return this.#opinion(this.#memory.turns, 0);
    const spending = new Spending(thought, usual);
    const likeness = this.#opponents.judge(position.options, thought.moves ?? []);
    const ranking = this.#search.search(position, { likeness, spending, random: thought.random });
    if (position.phase === 'place' && position.hasNewer) this.#remember(position, ranking);
    return this.#opinion(ranking, spending.simulations);
  }

  #opinion(turns: readonly Weighed[], simulations: number): Opinion {
    return { turns: turns.map(each => asTurn(each, this.#search.worth(each))), simulations };
  }

  #remember(position: Position, ranking: readonly Weighed[]): void {
    const { place } = ranking[0]!.turn;
    const after = position.copy();
    if (place < 0) after.discard();
    else after.place(place);
    this.#memory = { position: identify(after), turns: ranking.filter(({ turn }) => turn.place === place) };
  }
}

function asTurn({ turn, visits, wins, scores }: Weighed, worth: number): ValuedTurn {
  const { place, slot } = turn;
  if (visits === 0) return { place, slot, value: turn.value, winChance: turn.win };
  return {
    place,
    slot,
    value: worth,
    scores: Array.from(scores, sum => sum / visits),
    winChance: wins / visits,
  };
}

/** Everything that tells one decision from another. */
function identify(position: Position): string {
  const { options, kingdoms, seat, turn, newerOwners, newerDominoes, seen } = position;
  const laid = kingdoms.map(kingdom => kingdom.squares().map(({ x, y, domino }) => [x, y, domino]));
  return JSON.stringify([options, seat, turn, [...newerOwners], [...newerDominoes], [...seen], laid]);
}
