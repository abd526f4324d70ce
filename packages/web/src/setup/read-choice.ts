/** Reads from storage what was chosen for the last game; anything unknown is left out. */
import { isGameId } from '@kingdomino/rules';
import { SWITCH_NAMES } from '@kingdomino/rules/kingdomino';
import { fieldsOf } from '../app/storage/stored-value.ts';
import type { SeatSetup } from '../local/local-table.ts';
import { readSeat } from '../local/read-seat.ts';
import type { Choice } from './variants.ts';

export function readChoice(raw: unknown, defaults: Choice<SeatSetup>): Choice<SeatSetup> {
  const { game, seats, switches, firstSeat } = fieldsOf(raw);
  const read = listOf(seats).map(readSeat);
  return {
    game: isGameId(game) ? game : defaults.game,
    seats: read.length > 0 && !read.includes(undefined) ? (read as SeatSetup[]) : defaults.seats,
    switches: SWITCH_NAMES.filter(name => listOf(switches).includes(name)),
    firstSeat: typeof firstSeat === 'number' ? firstSeat : undefined,
  };
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}
