/** Reads from storage how a seat of this device was set up; undefined if it is not a seat. */
import { LEVELS } from '@kingdomino/bots';
import { fieldsOf } from '../app/storage/stored-value.ts';
import { SEAT_COLOURS } from '../board/colours.ts';
import type { SeatSetup } from './local-table.ts';

export function readSeat(raw: unknown): SeatSetup | undefined {
  const { kind, name, level: wished, colour: painted } = fieldsOf(raw);
  const level = LEVELS.find(known => known === wished);
  const colour = SEAT_COLOURS.find(known => known === painted);
  if (kind === 'bot') return level && { kind, level, colour };
  const isPerson = kind === 'me' || kind === 'friend';
  return isPerson && typeof name === 'string' ? { kind, name, colour } : undefined;
}
