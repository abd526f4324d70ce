/** Tables of earlier releases open for ever: each file is the events of one table as they were stored. */

import { readdirSync, readFileSync } from 'node:fs';
import type { TableEvent } from '@kingdomino/protocol';
import { readEvent } from '@kingdomino/protocol/schemas';
import { verifyRecord } from '@kingdomino/rules';
import { Table } from '@kingdomino/table';
import { expect, test } from 'vitest';

const folder = new URL('../../golden/', import.meta.url);
const names = readdirSync(folder);

test('there are some', () => expect(names.length).toBeGreaterThanOrEqual(24));

test.each(names)('%s', name => {
  const events = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TableEvent[];
  const table = Table.from(events);
  for (const event of events) expect(readEvent(JSON.stringify(event))).toEqual({ ok: true, value: event });
  expect(table.status).toBe('over');
  const record = table.record();
  expect(verifyRecord(record).ok).toBe(true);
  expect(record.result).toEqual(table.ended?.outcome);
});

test.each(names)('%s opens at every moment of its game, and what was played until then verifies', name => {
  const events = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TableEvent[];
  for (let count = 1; count < events.length; count += 3) {
    const record = Table.from(events.slice(0, count)).record();
    expect(verifyRecord(record).ok).toBe(true);
  }
});

test.each(['0.1', '0.2'])('release %s: the record version of its tables', release => {
  const formats = names
    .filter(name => name.startsWith(`${release}-kingdomino`))
    .map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TableEvent[])
    .map(events => Table.from(events).record().format);
  expect(new Set(formats)).toEqual(new Set([`kingdomino-record/${release === '0.1' ? 1 : 2}`]));
});
