import type { EventOf } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';
import { expect, test } from 'vitest';
import { claimsOf, noteAbsences } from './absences.ts';

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

const MINUTE = 60_000;

/** Ann and Bob; Bob is to act, or has left for good. */
function table(because?: EventOf<'substituted'>['because']): Table {
  const [ann, bob] = [
    { id: 'ann', name: 'Ann' },
    { id: 'bob', name: 'Bob' },
  ];
  return Table.from([
    {
      type: 'opened',
      format: 'kingdomino-table/1',
      at: 0,
      game: 'duel',
      options: { firstSeat: 1 },
      seats: [
        { kind: 'person', player: ann! },
        { kind: 'person', player: bob! },
      ],
      clock: { kind: 'game', seconds: 1200, increment: 0 },
      absence: { kind: 'bot', level: 'squire' },
      undo: true,
      visibility: 'link',
      by: ann!,
      commitment: 'c',
    },
    { type: 'started', at: 0, salts: ['', ''] },
    ...(because ? [{ type: 'substituted' as const, at: 0, seat: 1, level: 'squire' as const, because }] : []),
  ]);
}

test('for who has left and is played on by a bot nobody waits, and nobody is told to', () => {
  const absent = new Map([[1, 0]]);
  const left = table('left');
  const from = left.claimableFrom(1, 0)!;
  expect(from).toBeGreaterThan(MINUTE);
  expect(claimsOf(left, absent, from - 1)).toEqual([]);
  expect(claimsOf(left, absent, from)).toEqual([{ seat: 1, from, isPlayedOn: true }]);
});
