/** Outages that become known late: nobody has paid for them, and they are told once. */
import { expect, test } from 'vitest';
import { withOutages } from './outages.ts';
import type { Table } from './table.ts';
import { begunTable, doIt, moveOn, otherPlayer } from './testing/tables.ts';

const STOCK = { clock: { kind: 'game', seconds: 30, increment: 0 } } as const;
const BEGUN = 3000;
const left = (table: Table, seat: number) => table.clocks(table.changedAt).remaining![seat];

test('who decided before an outage was known gets its time back', () => {
  const table = begunTable(STOCK);
  const seat = table.toAct!;
  moveOn(table, BEGUN + 10_000);
  expect(left(table, seat)).toBe(20_000);
  doIt(table, { type: 'pause', from: BEGUN + 7000, to: BEGUN + 12_000 }, BEGUN + 12_000);
  expect([left(table, seat), left(table, 1 - seat)]).toEqual([23_000, 30_000]);
  expect(table.clocks(BEGUN + 13_000).remaining?.[1 - seat]).toBe(29_000);
});

test('a decision taken back after that is still paid for from when it was first open', () => {
  const table = begunTable(STOCK);
  const seat = table.toAct!;
  moveOn(table, BEGUN + 10_000);
  doIt(table, { type: 'pause', from: BEGUN + 7000, to: BEGUN + 12_000 }, BEGUN + 14_000);
  doIt(table, { type: 'undo', by: otherPlayer(table), version: table.version }, BEGUN + 15_000);
  expect([left(table, seat), left(table, 1 - seat)]).toEqual([20_000, 30_000]);
});

test('what ran between a decision and its undo was charged to who undid it, and is given back there', () => {
  const table = begunTable(STOCK);
  const seat = table.toAct!;
  moveOn(table, BEGUN + 10_000);
  doIt(table, { type: 'undo', by: otherPlayer(table), version: table.version }, BEGUN + 15_000);
  expect([left(table, seat), left(table, 1 - seat)]).toEqual([15_000, 30_000]);
  doIt(table, { type: 'pause', from: BEGUN + 9000, to: BEGUN + 13_000 }, BEGUN + 15_000);
  expect([left(table, seat), left(table, 1 - seat)]).toEqual([19_000, 30_000]);
});

test('an outage in which nobody’s time ran is not written down, nor any twice', () => {
  const table = moveOn(begunTable(STOCK), BEGUN + 10_000);
  const { version } = table;
  doIt(table, { type: 'pause', from: 0, to: BEGUN }, BEGUN + 11_000);
  expect(table.version).toBe(version);
  for (const to of [9000, 9000, 10_000, 12_000])
    doIt(table, { type: 'pause', from: BEGUN + 8000, to: BEGUN + to }, BEGUN + 12_000);
  expect(table.pauses).toEqual([
    { from: BEGUN + 8000, to: BEGUN + 9000 },
    { from: BEGUN + 9000, to: BEGUN + 10_000 },
    { from: BEGUN + 10_000, to: BEGUN + 12_000 },
  ]);
});

test('clocks can be read with outages that are not written down yet, and the table stays as it is', () => {
  const table = begunTable(STOCK);
  const seat = table.toAct!;
  const outages = [
    { from: BEGUN + 1000, to: BEGUN + 5000 },
    { from: 0, to: 10 },
  ];
  const now = BEGUN + 6000;
  expect(withOutages(table, outages, now).clocks(now).remaining?.[seat]).toBe(28_000);
  expect([table.pauses, table.clocks(now).remaining?.[seat]]).toEqual([[], 24_000]);
});

test('where no clock runs, those who wait are as patient after an outage as without one', () => {
  const table = begunTable({ clock: { kind: 'none' } });
  const waiting = 1 - table.toAct!;
  const from = table.callableFrom(waiting)!;
  const outage = { from: BEGUN + 1000, to: BEGUN + 31_000 };
  expect(table.chargedSince).toBe(BEGUN);
  expect(withOutages(table, [outage], BEGUN + 40_000).callableFrom(waiting)).toBe(from + 30_000);
  const late = { from: from + 1, to: from + 5000 };
  expect(withOutages(table, [late], from + 6000).version).toBe(table.version);
});
