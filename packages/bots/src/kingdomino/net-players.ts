/** The players that think with the net: at once, or by search. */
import type { KingdomSize, Position } from '@kingdomino/rules/kingdomino';
import type { Thought } from '../bot.ts';
import { netFor } from './nets.ts';
import { type Considered, Search, type SearchSettings, USUAL_SEARCH, worth } from './search.ts';
import type { ValuedTurn } from './turn-bot.ts';
import { Valuer } from './valuer.ts';

/** Takes the turn after which the net expects most points for its own kingdom. */
export function instantTurns(position: Position): readonly ValuedTurn[] {
  const { place, slot, value, count } = valuerFor(position.setup.size).valueTurns(position);
  const turns = Array.from({ length: count }, (_, index) => ({
    place: place[index]!,
    slot: slot[index]!,
    value: value[index]!,
  }));
  return turns.sort((one, other) => other.value - one.value);
}

/** What one simulation costs at the most, in milliseconds: plans the halving when only time is limited. */
const SLOWEST_SIMULATION = 0.15;
const DEFAULT_SIMULATIONS = 400;
/** The place decides most of a turn; its pick is looked at again with the rest of the time. */
const PLACE_SHARE = 0.75;

export function searchTurns(settings: SearchSettings = USUAL_SEARCH) {
  return (position: Position, { budget, random, isStopped }: Thought): readonly ValuedTurn[] => {
    const share = position.isOpening ? 1 : position.phase === 'place' ? PLACE_SHARE : 1 - PLACE_SHARE;
    const milliseconds = (budget.milliseconds ?? Number.POSITIVE_INFINITY) * share;
    const endsAt = now() + milliseconds;
    const simulations =
      budget.simulations === undefined
        ? budget.milliseconds === undefined
          ? DEFAULT_SIMULATIONS
          : milliseconds / SLOWEST_SIMULATION
        : budget.simulations * share;
    const considered = searchFor(position.setup.size, settings).search(
      position,
      { simulations, isTimeUp: () => isStopped() || now() > endsAt },
      random,
    );
    return considered.map(asTurn);
  };
}

function asTurn(turn: Considered): ValuedTurn {
  const { place, slot, visits, wins, scores, prior } = turn;
  if (visits === 0) return { place, slot, value: prior - UNTRIED };
  return {
    place,
    slot,
    value: worth(turn),
    scores: Array.from(scores, sum => sum / visits),
    winChance: wins / visits,
  };
}

/** Puts turns that were never simulated behind all others. */
const UNTRIED = 10_000;

const valuers: Partial<Record<KingdomSize, Valuer>> = {};
const searches = new Map<string, Search>();

function valuerFor(size: KingdomSize): Valuer {
  valuers[size] ??= new Valuer(size, netFor(size));
  return valuers[size];
}

function searchFor(size: KingdomSize, settings: SearchSettings): Search {
  const key = `${size} ${JSON.stringify(settings)}`;
  const found = searches.get(key) ?? new Search(size, netFor(size), settings);
  searches.set(key, found);
  return found;
}

function now(): number {
  return (globalThis as unknown as { performance: { now(): number } }).performance.now();
}
