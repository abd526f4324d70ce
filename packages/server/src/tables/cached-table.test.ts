import { requestedTerms, type Table } from '@kingdomino/table';
import { expect, test } from 'vitest';
import type { Store } from '../storage/store.ts';
import type { StoredEvent } from '../storage/tables/event-store.ts';
import { wish } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { CachedTable } from './cached-table.ts';
import { openTable } from './new-table.ts';

const ann = { id: 'ann', name: 'Ann' };

/** A table with its first event, and what follows it. */
function opened() {
  const table = openTable(requestedTerms(ann, { ...wish(), id: 'open' }), 'open', new FakePorts());
  if (!table.ok) throw new Error(table.error.text);
  const stored = table.value.events.map(
    ({ body }, index): StoredEvent => ({ version: index + 1, body, command: null }),
  );
  const said = (version: number): StoredEvent => ({
    version,
    body: JSON.stringify({ type: 'said', at: version, seat: 0, phrase: 'hello' }),
    command: `ann/${version}`,
  });
  return { cached: new CachedTable('table', stored), said };
}

test('takes the next events from news, with the commands they answer', () => {
  const { cached, said } = opened();
  expect(cached.accept([said(2), said(3)])).toBe(true);
  expect([cached.table.version, cached.answered('ann/3')]).toEqual([3, 3]);
});

test('takes nothing twice, nothing after a gap and nothing while in doubt', () => {
  const { cached, said } = opened();
  expect([cached.accept([]), cached.accept([said(1)]), cached.accept([said(3)])]).toEqual([
    false,
    false,
    false,
  ]);
  cached.markStale();
  expect(cached.accept([said(2)])).toBe(false);
  expect(cached.table.version).toBe(1);
});

test('reads what it does not know, and is sure again', async () => {
  const { cached, said } = opened();
  cached.markStale();
  const asked: number[] = [];
  const readEvents: Store['readEvents'] = async ({ after }) => {
    asked.push(after);
    return [said(2)];
  };
  expect(await cached.catchUp({ readEvents } as Store)).toMatchObject([{ type: 'said', at: 2 }]);
  expect([cached.isCurrent, cached.table.version, cached.answered('ann/2'), asked]).toEqual([
    true,
    2,
    2,
    [1],
  ]);
});

test('a copy may go ahead of the store, the table itself only follows', () => {
  const { cached } = opened();
  const next: Table = cached.table.copy();
  next.append({ type: 'said', at: 2, seat: 0, phrase: 'hello' });
  expect(cached.table.version).toBe(1);
  cached.stored(next, 'ann/2');
  expect([cached.table.version, cached.answered('ann/2')]).toEqual([2, 2]);
});

test.each([
  [{ type: 'teleported', at: 2, seat: 0 }, 'event 2: its type "teleported" is unknown here; a newer version'],
  [{ type: 'said', at: 2, seat: 0, phrase: 'free text' }, 'event 2: said/phrase'],
  [{ type: 'said', at: 2, seat: 0, phrase: 'hello', loudly: true }, 'event 2: said'],
  [
    { type: 'opened', at: 2, format: 'kingdomino-table/2' },
    'its format "kingdomino-table/2" is not kingdomino',
  ],
  [null, 'its type undefined is unknown'],
])('refuses a table with %j rather than to pass over it', (body, why) => {
  const { cached } = opened();
  const strange = { version: 2, body: JSON.stringify(body), command: null };
  expect(() => cached.accept([strange])).toThrow(`table table cannot be read: `);
  expect(() => cached.accept([strange])).toThrow(why);
  expect(() => cached.accept([{ ...strange, body: '{"type":' }])).toThrow('it is not JSON');
});
