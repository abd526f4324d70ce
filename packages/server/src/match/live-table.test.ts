import { expect, test } from 'vitest';
import type { StoredEvent } from '../storage/table-operations.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { wish } from '../testing/play.ts';
import { LiveTable } from './live-table.ts';
import { openTable, termsOf } from './opening.ts';

const ann = { id: 'ann', name: 'Ann' };

/** A table with its first event, and what follows it. */
async function opened() {
  const terms = termsOf(ann, { ...wish(), id: 'open' });
  if (!terms.ok) throw new Error(terms.error.text);
  const { events } = await openTable(terms.value, 'open', new FakePorts());
  const stored = events.map(({ body }, index): StoredEvent => ({ version: index + 1, body, command: null }));
  const said = (version: number): StoredEvent => ({
    version,
    body: JSON.stringify({ type: 'said', at: version, seat: 0, phrase: 'hello' }),
    command: `ann/${version}`,
  });
  return { live: new LiveTable('table', stored), said };
}

test('takes the next events from news, with the commands they answer', async () => {
  const { live, said } = await opened();
  expect(live.accept([said(2), said(3)])).toBe(true);
  expect([live.durable, live.online.version, live.answered('ann/3')]).toEqual([3, 3, 3]);
});

test('takes nothing twice, nothing after a gap and nothing while in doubt', async () => {
  const { live, said } = await opened();
  expect([live.accept([]), live.accept([said(1)]), live.accept([said(3)])]).toEqual([false, false, false]);
  live.doubt();
  expect(live.accept([said(2)])).toBe(false);
  expect(live.online.version).toBe(1);
});
