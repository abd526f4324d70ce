import { expect, test } from 'vitest';
import type { SeatSetup } from '../local/local-table.ts';
import { readChoice } from './read-choice.ts';
import { type Choice, sensible } from './variants.ts';

const BOT: SeatSetup = { kind: 'bot', level: 'knight' };
const DEFAULTS: Choice<SeatSetup> = {
  game: 'kingdomino',
  seats: [{ kind: 'me', name: '' }, BOT],
  switches: [],
};

test.each([
  null,
  7,
  [],
  {},
  { game: 'chess', seats: 'many', switches: 'all', firstSeat: 'me' },
  { seats: [] },
  { seats: [null, BOT] },
  { seats: [{ kind: 'me' }, BOT] },
  { seats: [{ kind: 'bot', level: 'wizard' }, BOT] },
  { switches: [{ dynasty: true }, 'wings'] },
])('%j leaves everything as at first', raw => {
  expect(sensible(readChoice(raw, DEFAULTS), BOT)).toEqual({ ...DEFAULTS, firstSeat: undefined });
});

test('what is understood counts', () => {
  const seats: SeatSetup[] = [
    { kind: 'friend', name: 'Bob', colour: 'blue' },
    { kind: 'bot', level: 'duke', colour: undefined },
  ];
  const raw = { game: 'duel', seats, switches: ['dynasty'], firstSeat: 1 };
  expect(readChoice(raw, DEFAULTS)).toEqual(raw);
});
