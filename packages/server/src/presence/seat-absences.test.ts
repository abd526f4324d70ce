/** Absence is what was seen without a gap. */
import { expect, test } from 'vitest';
import { SeatAbsences } from './seat-absences.ts';

function absences() {
  const world = { now: 1000, isPubSubUp: true };
  return { world, seen: new SeatAbsences({ now: () => world.now, isPubSubUp: () => world.isPubSubUp }) };
}

test('begins when it is first seen, ends when somebody is there, and lasts over repeated messages', () => {
  const { world, seen } = absences();
  expect(seen.absentSince('t', 0)).toBeUndefined();
  seen.onSeats('t', [true, false]);
  world.now = 2000;
  seen.onSeats('t', [false, false]);
  expect([seen.absentSince('t', 0), seen.absentSince('t', 1)]).toEqual([2000, 1000]);
  seen.onSeats('t', [true, false]);
  expect(seen.absentSince('t', 0)).toBeUndefined();
  seen.forget('t');
  expect(seen.absentSince('t', 1)).toBeUndefined();
});

test('begins anew when messages may have been missed, and is not known while none comes', () => {
  const { world, seen } = absences();
  seen.onSeats('t', [false, true]);
  world.now = 9000;
  seen.invalidate();
  expect(seen.absentSince('t', 0)).toBe(9000);
  expect(seen.absentSince('t', 1)).toBeUndefined();
  world.isPubSubUp = false;
  expect(seen.absentSince('t', 0)).toBeUndefined();
});
