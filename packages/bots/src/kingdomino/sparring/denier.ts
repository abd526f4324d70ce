/** A sparring partner that takes what the next player needs: the first net's opinion, and what a pick costs whoever picks next. */
import type { Kingdom, Position } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';
import { gainOf } from '../greedy.ts';
import { valuerFor } from '../shared-valuer.ts';
import { freeSlots, type Opinion } from '../turn-bot.ts';

/** What the other's lost points are worth beside one's own. */
const SPITE = 0.7;

export function denierTurns(position: Position): Opinion {
  const { size } = position.setup;
  const { count, place, slot, value } = valuerFor(size).valueTurns(position);
  const denied = denials(position);
  const turns = Array.from({ length: count }, (_, index) => ({
    place: place[index]!,
    slot: slot[index]!,
    value: value[index]! + SPITE * (denied.get(slot[index]!) ?? 0),
  }));
  return { turns: turns.sort((one, other) => other.value - one.value) };
}

/** By slot: by how much the best domino for the next to pick is worse at once, if it is taken. */
export function denials(position: Position): ReadonlyMap<number, number> {
  const rival = nextToPick(position);
  const slots = freeSlots(position);
  if (rival === undefined) return new Map();
  const gains = slots.map(slot => bestGain(position.kingdoms[rival]!, position.newerDominoes[slot]!));
  const best = Math.max(...gains);
  return new Map(
    slots.map((slot, index) => [slot, best - Math.max(0, ...gains.filter((_, other) => other !== index))]),
  );
}

/** The next seat, not the one that acts, whose king will choose from the newer line, as far as that is known. */
function nextToPick({ seat, turn, olderOwners, kings, setup, isOpening }: Position): number | undefined {
  const order = isOpening ? kings : olderOwners.subarray(0, setup.lineLength);
  return order.subarray(turn + 1).find(owner => owner >= 0 && owner !== seat);
}

function bestGain(kingdom: Kingdom, domino: number): number {
  const places = new Places(kingdom.grid);
  const count = kingdom.findPlaces(domino, places);
  let best = 0;
  for (let index = 0; index < count; index++)
    best = Math.max(best, gainOf(kingdom, domino, places.at(index)));
  return best;
}
