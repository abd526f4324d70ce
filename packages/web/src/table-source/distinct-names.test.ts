import { expect, test, vi } from 'vitest';
import { withDistinctNames } from './distinct-names.ts';
import type { SeatView } from './table-source.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));

const seat = (name: string, colour: SeatView['colour']): SeatView => ({
  name,
  colour,
  kind: 'bot',
  isYou: false,
  isHere: true,
});
const namesOf = (seats: readonly SeatView[]) => withDistinctNames(seats).map(({ name }) => name);

test('only those of the same name get their colours', () => {
  expect(namesOf([seat('Squire', 'pink'), seat('Ann', 'blue'), seat('Squire', 'green')])).toEqual([
    'Squire (pink)',
    'Ann',
    'Squire (green)',
  ]);
  expect(namesOf([seat('Ann', 'pink'), seat('Bob', 'blue')])).toEqual(['Ann', 'Bob']);
  expect(namesOf([])).toEqual([]);
});
