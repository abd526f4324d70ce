/**
 * The noise model of the weaker levels: some placements are overlooked, values get noise, and the placement with most points at
 * once is hardly ever missed. So a weaker level errs as people do, and does not play nonsense.
 */
import type { Random } from '@kingdomino/rules';
import { HALF_CROWNS, type Kingdom, type Position } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import { gainOf } from '../../baselines/kingdomino/greedy.ts';
import { normal } from '../../evaluation/normal.ts';
import { DISCARD, freeSlots, legalPlaces, NO_PICK, type ValuedTurn } from '../../turns/kingdomino/turn.ts';
import type { Opinion } from '../../turns/kingdomino/turn-bot.ts';

export interface NoiseModel {
  /** How likely a place is to be overlooked. */
  readonly overlookRate: number;
  /** The same for the place that brings most points at once: not at all, if nothing is said. */
  readonly overlookMostRate?: number;
  /** The standard deviation, in points, of the noise on each placement, and again on each pick. */
  readonly valueNoise: number;
}

/** The turns as a player with this noise values them, best first. */
export function withNoise(
  position: Position,
  turns: readonly ValuedTurn[],
  { overlookRate, overlookMostRate = 0, valueNoise }: NoiseModel,
  random: Random,
): Opinion {
  const obvious = obviousPlace(position, turns);
  const places = new Map<number, number>();
  const slots = new Map<number, number>();
  for (const { place, slot } of turns) {
    if (!places.has(place)) {
      const isOverlooked = random.unit() < (place === obvious ? overlookMostRate : overlookRate);
      places.set(place, isOverlooked ? Number.NEGATIVE_INFINITY : valueNoise * normal(random));
    }
    if (!slots.has(slot)) slots.set(slot, valueNoise * normal(random));
  }
  const seen = turns.map(turn => ({
    ...turn,
    value: turn.value + places.get(turn.place)! + slots.get(turn.slot)!,
  }));
  const left = seen.filter(({ value }) => value > Number.NEGATIVE_INFINITY);
  // whoever overlooks everything takes the first place at hand
  if (left.length === 0) return { turns: [turns[random.below(turns.length)]!] };
  return { turns: left.sort((one, other) => other.value - one.value) };
}

/** Every turn by what lies open to view: the points at once, those of the picked domino, and its crowns. */
export function plainTurns(position: Position): ValuedTurn[] {
  const { kingdom, held } = position;
  const slots = freeSlots(position);
  const places = legalPlaces(position);
  return (places.length > 0 ? places : [DISCARD]).flatMap(place => {
    const after = place === DISCARD ? kingdom : laid(kingdom, held, place);
    const gain = place === DISCARD ? 0 : gainOf(kingdom, held, place);
    if (slots.length === 0) return [{ place, slot: NO_PICK, value: gain }];
    return slots.map(slot => ({
      place,
      slot,
      value: gain + bestNextGain(after, position.newerDominoes[slot]!),
    }));
  });
}

const POINTS_OF_A_CROWN = 3;

function bestNextGain(kingdom: Kingdom, domino: number): number {
  const places = new Places(kingdom.grid);
  let most = 0;
  for (let index = kingdom.findPlaces(domino, places) - 1; index >= 0; index--)
    most = Math.max(most, gainOf(kingdom, domino, places.at(index)));
  return most + POINTS_OF_A_CROWN * (HALF_CROWNS[2 * domino]! + HALF_CROWNS[2 * domino + 1]!);
}

function laid(kingdom: Kingdom, domino: number, place: number): Kingdom {
  const after = kingdom.copy();
  after.lay(domino, place);
  return after;
}

/** Where the domino in hand brings most points at once; of equal ones the one thought best. */
function obviousPlace({ phase, kingdom, held }: Position, turns: readonly ValuedTurn[]): number {
  if (phase !== 'place') return DISCARD;
  let obvious = DISCARD;
  let most = -1;
  for (const place of new Set(turns.map(turn => turn.place))) {
    const gain = place === DISCARD ? 0 : gainOf(kingdom, held, place);
    if (gain <= most) continue;
    most = gain;
    obvious = place;
  }
  return obvious;
}
