/** The player that searches by rollouts. */
import type { KingdomSize, Position } from '@kingdomino/rules/kingdomino';
import type { Budget, Thought } from '../../bot.ts';
import { Ending } from '../../evaluation/kingdomino/ending/ending.ts';
import { utilityOf } from '../../evaluation/utility.ts';
import type { KingdominoKernel } from '../../nets/kingdomino/kernel.ts';
import { Spending } from '../../search/budget.ts';
import {
  type Arm,
  meanUtility,
  RolloutSearch,
  type RolloutSearchSettings,
  USUAL_SEARCH,
} from '../../search/kingdomino/rollout-search.ts';
import type { ValuedTurn } from '../../turns/kingdomino/turn.ts';
import type { Opinion, TurnPlayer } from '../../turns/kingdomino/turn-bot.ts';
import { OpponentModel } from './opponent-model.ts';
import { withKernel } from './value-player.ts';

const USUAL_BUDGET: Budget = { simulations: 400 };

interface RolloutPlayer {
  /** Where the thought has no budget. */
  readonly usual?: Budget;
  readonly settings?: RolloutSearchSettings;
}

export function rolloutSearchTurns({
  usual = USUAL_BUDGET,
  settings = USUAL_SEARCH,
}: RolloutPlayer = {}): TurnPlayer {
  const searches = new Map<KingdominoKernel, TurnSearch>();
  return withKernel((kernel, position, thought) => {
    const search = searches.get(kernel) ?? new TurnSearch(position.setup.size, kernel, settings);
    searches.set(kernel, search);
    return search.decide(position, thought, usual);
  });
}

/** A turn is asked for move by move: the placement takes the whole budget, and the pick was decided with it. */
class TurnSearch {
  readonly #search: RolloutSearch;
  readonly #opponentModel: OpponentModel;
  #memory: { readonly position: string; readonly turns: readonly ValuedTurn[] } | undefined;

  constructor(size: KingdomSize, kernel: KingdominoKernel, settings: RolloutSearchSettings) {
    this.#search = new RolloutSearch(kernel, settings);
    this.#opponentModel = new OpponentModel(size, position => kernel.begin(position));
  }

  decide(position: Position, thought: Thought, usual: Budget): Opinion {
    if (position.phase === 'pick' && this.#memory?.position === identify(position))
      return { turns: this.#memory.turns, simulations: 0 };
    const spending = new Spending(thought, usual);
    const turns = solvedTurns(position, spending.budget) ?? this.#searchedTurns(position, thought, spending);
    if (position.phase === 'place' && position.hasNewer) this.#remember(position, turns);
    return { turns, simulations: spending.simulations };
  }

  #searchedTurns(
    position: Position,
    { random, moves = [], from }: Thought,
    spending: Spending,
  ): ValuedTurn[] {
    const posterior = this.#opponentModel.posterior(position.options, moves, from);
    return this.#search.search(position, { posterior, spending, random }).map(asTurn);
  }

  #remember(position: Position, turns: readonly ValuedTurn[]): void {
    const { place } = turns[0]!;
    const after = position.copy();
    if (place < 0) after.discard();
    else after.place(place);
    this.#memory = { position: identify(after), turns: turns.filter(turn => turn.place === place) };
  }
}

/** How many kingdoms can be looked at in the time of a simulation, and in a millisecond; fewer than that are looked at. */
const KINGDOMS_PER_SIMULATION = 20;
const KINGDOMS_PER_MILLISECOND = 80;

/** Exact play, where two seats are left with an ending that can be solved in the time there is. */
function solvedTurns(position: Position, { simulations, milliseconds }: Budget): ValuedTurn[] | undefined {
  const most = Math.min(
    KINGDOMS_PER_SIMULATION * (simulations ?? Number.POSITIVE_INFINITY),
    KINGDOMS_PER_MILLISECOND * (milliseconds ?? Number.POSITIVE_INFINITY),
  );
  if (position.options.players !== 2 || !Ending.isSmall(position, most)) return undefined;
  const { seat } = position;
  const solved = new Ending(position).solve();
  return solved.map(({ place, slot, points, wins }) => ({
    place,
    slot,
    value: utilityOf({ points, wins }, seat),
    scores: points,
    winChance: wins[seat]!,
  }));
}

function asTurn(each: Arm): ValuedTurn {
  const { turn, visits, wins, scores } = each;
  const { place, slot } = turn;
  if (visits === 0) return { place, slot, value: turn.value, winChance: turn.win };
  return {
    place,
    slot,
    value: meanUtility(each),
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
