/** An invitation is read from the events of a table that is being filled, and from nothing else. */
import type { EventOf, TableEvent } from '@kingdomino/protocol';
import { expect, test } from 'vitest';
import { readInvitation } from './invitation-source.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };
const opened: EventOf<'opened'> = {
  type: 'opened',
  at: 1,
  format: 'kingdomino-table/1',
  game: 'kingdomino',
  options: { players: 3 },
  seats: [{ kind: 'person', player: ann }, { kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'none' },
  absence: { kind: 'forfeit' },
  undo: true,
  visibility: 'link',
  by: ann,
  commitment: 'c',
};
const salted = { type: 'salted', at: 2, seat: 0, salt: 'ab'.repeat(16) } as const;
const seated = { type: 'seated', at: 3, seat: 2, player: bob } as const;
const started: TableEvent = { type: 'started', at: 4, salts: [] };

const kinds = (events: readonly TableEvent[]) => readInvitation(events)?.seats.map(({ kind }) => kind);

test('who has sat down is seen; the other seats are free', () => {
  expect(kinds([opened])).toEqual(['person', 'open', 'open']);
  expect(kinds([opened, salted, seated])).toEqual(['person', 'open', 'person']);
  expect(readInvitation([opened])?.opened.by).toEqual(ann);
});

test('a game that has begun, or anything else out of the ordinary, is left to the table', () => {
  expect(readInvitation([])).toBeUndefined();
  expect(readInvitation([salted])).toBeUndefined();
  expect(readInvitation([opened, seated, started])).toBeUndefined();
  expect(readInvitation([opened, { type: 'closed', at: 2 } as TableEvent])).toBeUndefined();
});
