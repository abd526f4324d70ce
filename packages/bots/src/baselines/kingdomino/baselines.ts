/** Simple players: the baselines of the literature, and the greedy one that later work measures itself against. */
import type { Random } from '@kingdomino/rules';
import { HALF_CROWNS, type KingdomSize, type Position } from '@kingdomino/rules/kingdomino';
import { firstCell, Places, secondCell } from '@kingdomino/rules/search';
import { DISCARD, freeSlots, legalPlaces, NO_PICK, type Turn } from '../../turns/kingdomino/turn.ts';
import type { Opinion } from '../../turns/kingdomino/turn-bot.ts';
import { Greedy, gainOf } from './greedy.ts';
import { OFF_CENTRE, Shape } from './shape.ts';

/** TR: a turn at random. */
export function randomTurn(position: Position, random: Random): Turn {
  const places = legalPlaces(position);
  const slots = freeSlots(position);
  return {
    place: places.length > 0 ? places[random.below(places.length)]! : DISCARD,
    slot: slots.length > 0 ? slots[random.below(slots.length)]! : NO_PICK,
  };
}

/**
 * GPRD: the placement with the best score at once, the pick at random. What its authors leave open is read as comes nearest to
 * their figures: like full greedy it drops placements off the centre and opens with the most crowns; holes only break ties.
 */
export function greedyPlacementTurn(position: Position, random: Random): Turn {
  if (position.isOpening) return fullGreedyTurn(position, random);
  const { kingdom, held } = position;
  const shape = new Shape(kingdom.grid, kingdom.size);
  const place = best(legalPlaces(position), random, each => {
    const tidiness = shape.tidiness(kingdom.board, firstCell(each), secondCell(kingdom.grid, each));
    const centre = tidiness === OFF_CENTRE ? -MORE_THAN_POINTS : 0;
    return gainOf(kingdom, held, each) + centre + LESS_THAN_A_POINT * tidiness;
  });
  return { place: place ?? DISCARD, slot: randomTurn(position, random).slot };
}

const MORE_THAN_POINTS = 1000;
const LESS_THAN_A_POINT = 0.1;

/** FG: see `greedy.ts`. */
export function fullGreedyTurn(position: Position, random: Random): Turn {
  const { size } = position.setup;
  const greedy = GREEDY[size] ?? new Greedy(size);
  GREEDY[size] = greedy;
  greedy.decide(position, random);
  return { place: greedy.place, slot: greedy.slot };
}

const GREEDY: Partial<Record<KingdomSize, Greedy>> = {};

/** Points gained at once, 8 more for each crown of the domino picked, and a little for a high number. */
export function crownGreedyTurn(position: Position, random: Random): Turn {
  const { kingdom, held } = position;
  const place = best(legalPlaces(position), random, each => gainOf(kingdom, held, each));
  const after = kingdom.copy();
  if (place !== undefined) after.lay(held, place);
  const slot = best(freeSlots(position), random, each => {
    const domino = position.newerDominoes[each]!;
    const crowns = HALF_CROWNS[2 * domino]! + HALF_CROWNS[2 * domino + 1]!;
    return bestGain(after, domino) + 8 * crowns + 0.05 * domino;
  });
  return { place: place ?? DISCARD, slot: slot ?? NO_PICK };
}

/** The opinion of a player that does not compare. */
export function decided(turn: Turn): Opinion {
  return { turns: [{ ...turn, value: 0 }] };
}

function bestGain(kingdom: Position['kingdom'], domino: number): number {
  const places = new Places(kingdom.grid);
  let most = 0;
  for (let index = kingdom.findPlaces(domino, places) - 1; index >= 0; index--) {
    most = Math.max(most, gainOf(kingdom, domino, places.at(index)));
  }
  return most;
}

/** The item with the highest value; equal ones are equally likely. */
export function best<Item>(
  items: readonly Item[],
  random: Random,
  value: (item: Item) => number,
): Item | undefined {
  let found: Item | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const item of items) {
    const itsValue = value(item);
    if (itsValue < highest) continue;
    ties = itsValue > highest ? 1 : ties + 1;
    highest = itsValue;
    if (ties === 1 || random.below(ties) === 0) found = item;
  }
  return found;
}
