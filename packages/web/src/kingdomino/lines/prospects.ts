/** What picking a domino would mean: where it fits best now, and when its king plays in the next round. */
import type { Seat } from '@kingdomino/rules';
import { FREE, type Position } from '@kingdomino/rules/kingdomino';
import { t } from '../../app/i18n/language.ts';
import { beside, type PlaceOption, type Spot, STEPS, sameSpot } from '../../board/types.ts';
import { placesFor } from '../view.ts';

export interface Prospect {
  readonly domino: number;
  /** The best places, best first; none lies on another. */
  readonly places: readonly PlaceOption[];
  /** When its king plays next round, the first and the last it may be: from 1. */
  readonly turns: readonly [number, number];
  /** How many kings play then. */
  readonly kings: number;
}

const MOST_PLACES = 3;

/** One for each domino that the seat may pick. */
export function prospectsOf(position: Position): ReadonlyMap<number, Prospect> {
  if (position.phase !== 'pick') return new Map();
  const line = position.newer();
  const free = line.filter(({ owner }) => owner === FREE);
  return new Map(
    free.map(({ domino }) => [
      domino,
      {
        domino,
        places: bestPlaces(position, position.seat, domino),
        turns: turnsOf(position, domino),
        kings: position.setup.kings,
      },
    ]),
  );
}

function bestPlaces({ kingdoms, options }: Position, seat: Seat, domino: number): PlaceOption[] {
  const kingdom = kingdoms[seat]!;
  const touching = ({ first, second }: PlaceOption) =>
    [...around(first), ...around(second)].filter(({ x, y }) => kingdom.squareAt(x, y)).length;
  const places = placesFor(kingdom, domino, options).map(place => ({ place, worth: touching(place) }));
  // of equal ones the one that leaves the fewest holes
  places.sort((one, other) => other.place.points - one.place.points || other.worth - one.worth);
  const best: PlaceOption[] = [];
  for (const { place } of places) {
    if (best.length === MOST_PLACES) break;
    if (best.every(other => !overlap(place, other))) best.push(place);
  }
  // what scores nothing beside something that does is no advice
  return best.filter(({ points }, index) => index === 0 || points > 0);
}

/** With lines of four for three players one domino is left over, and may be any that is still free. */
function turnsOf(position: Position, domino: number): readonly [number, number] {
  const line = position.newer();
  const slot = line.findIndex(other => other.domino === domino);
  const taken = line.filter(({ owner }) => owner !== FREE).length;
  const toCome = position.setup.kings - taken - 1;
  const before = line.slice(0, slot);
  const sure = before.filter(({ owner }) => owner !== FREE).length;
  const freeBefore = before.length - sure;
  const freeAfter = line.slice(slot + 1).filter(({ owner }) => owner === FREE).length;
  return [1 + sure + Math.max(0, toCome - freeAfter), 1 + sure + Math.min(toCome, freeBefore)];
}

/** "Best place now: +6. Next round: turn 2 of 4." */
export function prospectText({ places, turns: [first, last], kings }: Prospect): string {
  const [best] = places;
  const place = first === last ? `${first}` : `${first}–${last}`;
  return [
    best ? t('pick.best', { points: best.points }) : t('pick.nowhere'),
    t('pick.order', { place, kings }),
  ].join(' ');
}

const around = (spot: Spot): Spot[] => STEPS.map(step => beside(spot, step));

function overlap(one: PlaceOption, other: PlaceOption): boolean {
  return [one.first, one.second].some(spot =>
    [other.first, other.second].some(taken => sameSpot(spot, taken)),
  );
}
