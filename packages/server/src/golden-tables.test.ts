/** Tables of earlier releases open for ever: each file is the events of one table as they were stored. */

import { readdirSync, readFileSync } from 'node:fs';
import type { TableEvent } from '@kingdomino/protocol';
import { verifyRecord } from '@kingdomino/rules';
import { OnlineTable } from '@kingdomino/table';
import { expect, test } from 'vitest';

const folder = new URL('../golden/', import.meta.url);
const names = readdirSync(folder);

test('there are some', () => expect(names.length).toBeGreaterThanOrEqual(8));

test.each(names)('%s', name => {
  const events = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TableEvent[];
  const table = OnlineTable.from(events);
  expect(table.status).toBe('over');
  const record = table.record();
  expect(verifyRecord(record).ok).toBe(true);
  expect(record.result).toEqual(table.ended?.outcome);
});
