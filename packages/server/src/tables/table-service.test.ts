/** Nothing changes in memory, and nobody hears of anything, before the store has it: with stores that fail. */
import type { TableEvent } from '@kingdomino/protocol';
import { requestedTerms } from '@kingdomino/table';
import { afterEach, expect, test } from 'vitest';
import { noPubSub, type PubSubMessage } from '../pubsub/pubsub.ts';
import type { Store } from '../storage/store.ts';
import { TemporaryError } from '../storage/temporary-error.ts';
import { wish } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { temporaryStore } from '../testing/test-server.ts';
import { SharedClock } from '../time/shared-clock.ts';
import { openTable } from './new-table.ts';
import { TableService } from './table-service.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };
const closing: Store[] = [];
afterEach(async () => {
  for (const store of closing.splice(0)) await store.close();
});

/** A service on a store whose `append` can be made to fail; `heard` is what anybody was told. */
function serviceOn(store: Store) {
  const heard: TableEvent[] = [];
  const published: PubSubMessage[] = [];
  const service = new TableService({
    store,
    pubsub: { ...noPubSub, publish: news => void published.push(news) },
    time: new SharedClock({ store, ports: new FakePorts(), process: 'one', place: 'here' }),
    patience: 1000,
    mostCached: 10,
    isWatched: () => true,
  });
  service.onEvents((_, __, events) => void heard.push(...events));
  return { service, heard, published };
}

/** A table with a free seat, in a store of which everything else is real. */
async function setUp(append: (real: Store['append']) => Store['append'] = real => real) {
  const real = await temporaryStore();
  closing.push(real);
  const store: Store = { ...real, isShared: true, append: append(real.append) };
  const table = openTable(requestedTerms(ann, { ...wish(), id: 'open' }), 'open', new FakePorts());
  if (!table.ok) throw new Error(table.error.text);
  const id = (await real.createTable(table.value))!;
  const mine = serviceOn(store);
  await mine.service.read(id, () => undefined);
  const inMemory = () => mine.service.tables.peek(id)!.table;
  const inStore = async () => (await real.readEvents({ table: id, after: 0 })).length;
  const sit = (by = bob, command = 'sit') =>
    mine.service.perform(by, { type: 'sit', id: command, table: id, salt: 'salt-of-bob' });
  return { real, id, ...mine, inMemory, inStore, sit };
}

test('while the store is busy, everything is as before; then it is as the store has it', async () => {
  let finish: () => void = () => undefined;
  const written = new Promise<void>(resolve => {
    finish = resolve;
  });
  const { inMemory, inStore, sit, heard, published } = await setUp(real => async change => {
    const done = await real(change);
    await written;
    return done;
  });
  const sitting = sit();
  while ((await inStore()) === 1);
  expect([inMemory().version, inMemory().seatOf('bob'), heard, published]).toEqual([1, undefined, [], []]);
  finish();
  expect(await sitting).toMatchObject({ ok: true, value: { version: 3 } });
  expect([inMemory().version, inMemory().seatOf('bob'), heard.length]).toEqual([3, 1, 2]);
  expect(published).toMatchObject([{ version: 3 }]);
});

test('a store that fails leaves memory as it was, and the same command is taken once it works again', async () => {
  let isBroken = true;
  const { inMemory, inStore, sit, heard, published } = await setUp(real => async change => {
    if (isBroken) throw new Error('the disk is full');
    return real(change);
  });
  const before = JSON.stringify(inMemory().events);
  await expect(sit()).rejects.toThrow('the disk is full');
  expect([JSON.stringify(inMemory().events), heard, published, await inStore()]).toEqual([before, [], [], 1]);
  isBroken = false;
  expect(await sit()).toMatchObject({ ok: true, value: { version: 3 } });
  expect([inMemory().version, await inStore()]).toEqual([3, 3]);
});

test('a write that arrived although its answer was lost is not done twice', async () => {
  let losses = 1;
  const { inMemory, inStore, sit, heard } = await setUp(real => async change => {
    const done = await real(change);
    if (losses-- > 0) throw new TemporaryError('cut off');
    return done;
  });
  expect(await sit()).toMatchObject({ ok: true, value: { version: 3 } });
  expect([inMemory().version, await inStore(), heard.length]).toEqual([3, 3, 2]);
});

test('who was slower looks again and decides again', async () => {
  const eve = { id: 'eve', name: 'Eve' };
  const { real, id, inMemory, sit, heard } = await setUp();
  const other = serviceOn({ ...real, isShared: true });
  const theirs = { type: 'sit', id: 'theirs', table: id, salt: 'salt-of-eve' } as const;
  expect(await other.service.perform(eve, theirs)).toMatchObject({ ok: true });
  expect(inMemory().version).toBe(1);
  expect(await sit()).toMatchObject({ ok: false, error: { code: 'no-free-seat' } });
  expect([inMemory().seatOf('eve'), inMemory().seatOf('bob')]).toEqual([1, undefined]);
  expect(heard.map(({ type }) => type)).toEqual(['seated', 'salted']);
});

test('what is refused changes nothing, nor does what is answered already', async () => {
  const { inMemory, sit, heard } = await setUp();
  expect(await sit(ann)).toMatchObject({ ok: false, error: { code: 'already-seated' } });
  expect(inMemory().version).toBe(1);
  await sit();
  expect(await sit()).toMatchObject({ ok: true, value: { version: 3 } });
  expect([inMemory().version, heard.length]).toEqual([3, 2]);
});
