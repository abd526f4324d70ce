import { expect, test } from 'vitest';
import { Table } from './table.ts';

const [ann, bob] = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
];

const table = (visibility: 'public' | 'link') =>
  Table.from([
    {
      type: 'opened',
      format: 'kingdomino-table/1',
      at: 0,
      game: 'duel',
      options: {},
      seats: [{ kind: 'open' }, { kind: 'person', player: bob! }],
      clock: { kind: 'none' },
      absence: { kind: 'forfeit' },
      undo: true,
      visibility,
      by: ann!,
      commitment: 'c',
    },
  ]);

test('to look at a public game together, one has played or opened it; the link of another invites', () => {
  const invited = (visibility: 'public' | 'link') =>
    ['ann', 'bob', 'eve', undefined].map(who => table(visibility).isInvited(who));
  expect(invited('public')).toEqual([true, true, false, false]);
  expect(invited('link')).toEqual([true, true, true, true]);
});
