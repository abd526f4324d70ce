/** The player that thinks with the net that sees the whole table, without search: some tenths of a millisecond a turn. */
import type { KingdomSize, Position } from '@kingdomino/rules/kingdomino';
import type { Opinion } from '../turn-bot.ts';
import { tableNetFor } from './table-nets.ts';
import { TableValuer } from './table-valuer.ts';

export function tableTurns(position: Position): Opinion {
  const { count, place, slot, value, win } = valuerFor(position.setup.size).valueTurns(position);
  const turns = Array.from({ length: count }, (_, index) => ({
    place: place[index]!,
    slot: slot[index]!,
    value: value[index]!,
    winChance: win[index]!,
  }));
  return { turns: turns.sort((one, other) => other.value - one.value) };
}

const valuers: Partial<Record<KingdomSize, TableValuer>> = {};

function valuerFor(size: KingdomSize): TableValuer {
  valuers[size] ??= new TableValuer(size, tableNetFor(size));
  return valuers[size];
}
