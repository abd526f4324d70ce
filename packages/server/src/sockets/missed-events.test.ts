import { expect, test } from 'vitest';
import { Watchers } from '../presence/watchers.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { MissedEvents } from './missed-events.ts';

function setUp(readVersions: (tables: readonly string[]) => Promise<{ id: string; version: number }[]>) {
  const watchers = new Watchers();
  const read: string[] = [];
  const errors: unknown[] = [];
  const lost = new MissedEvents({
    store: { readVersions } as unknown as Store,
    service: {
      refresh: async (id: string, version: number) => void read.push(`${id}@${version}`),
    } as unknown as TableService,
    watchers,
    onError: error => errors.push(error),
  });
  return { watchers, lost, read, errors };
}

test('tables that have grown are read again', async () => {
  const { watchers, lost, read } = setUp(async tables =>
    tables.map((id, index) => ({ id, version: index + 1 })),
  );
  watchers.watch('one', { playerId: 'ann', isPageVisible: true, sendText: () => undefined });
  await lost.checkSome(['two', 'three']);
  await lost.checkAll();
  expect(read).toEqual(['two@1', 'three@2', 'one@1']);
});

test('a database that does not answer is asked once at a time, and its failure is said', async () => {
  let fail: (error: Error) => void = () => undefined;
  let asked = 0;
  const { lost, errors } = setUp(() => {
    asked++;
    return new Promise((_, reject) => {
      fail = reject;
    });
  });
  const first = lost.checkSome(['one']);
  await lost.checkSome(['two']);
  expect(asked).toBe(1);
  fail(new Error('gone'));
  await first;
  expect(errors).toHaveLength(1);
  void lost.checkSome(['two']);
  expect(asked).toBe(2);
});
