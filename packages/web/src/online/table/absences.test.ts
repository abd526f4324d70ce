import { expect, test } from 'vitest';
import { noteAbsences } from './absences.ts';

test('an absence counts from when the server saw it, else from when this page did, and ends with it', () => {
  const since = new Map<number, number>();
  noteAbsences(since, { seats: [true, false, false], absentSince: [null, 400, null] }, 1000);
  expect([...since]).toEqual([
    [1, 400],
    [2, 1000],
  ]);
  noteAbsences(since, { seats: [true, false, false] }, 2000);
  expect([since.get(1), since.get(2)]).toEqual([400, 1000]);
  // a server that has missed something doubts, and so does the page
  noteAbsences(since, { seats: [true, false, true], absentSince: [null, 1900, null] }, 2000);
  expect([...since]).toEqual([[1, 1900]]);
});
