/** Nobody gains time by undoing, leaving and coming back, and no table grows without end. */
import { describe, expect, test } from 'vitest';
import type { TableCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { MOST_RETURNS, MOST_UNDOS } from './decide/decide-game.ts';
import { MOST_SEATINGS } from './decide/decide-seats.ts';
import { tooManyReturns, tooManySeatings, tooManyUndos, USED_UP } from './refusals.ts';
import type { Table } from './table.ts';
import {
  begunTable,
  bob,
  doIt,
  moveOn,
  openTable,
  otherPlayer,
  playerToAct,
  runOut,
} from './testing/tables.ts';

const STOCK = { clock: { kind: 'game', seconds: 30, increment: 5 } } as const;
const WITHOUT_CLOCK = { clock: { kind: 'none' } } as const;
const BEGUN = 3000;

const left = (table: Table, seat: number) => table.clocks(table.changedAt).remaining![seat];
const undo = (table: Table, at: number) =>
  doIt(table, { type: 'undo', by: otherPlayer(table), version: table.version }, at);

describe('a decision is paid for from when it was first open', () => {
  test.each([
    ['a time for each', {}],
    ['a stock', STOCK],
  ])('%s: deciding and undoing again and again lasts no longer than deciding once', (_, terms) => {
    const table = begunTable(terms);
    const deadline = table.clocks(BEGUN).deadline;
    const other = 1 - table.toAct!;
    for (let at = BEGUN + 2000; at < BEGUN + 28_000; at += 2000) {
      moveOn(table, at);
      undo(table, at + 1000);
      expect(table.clocks(at).deadline).toBe(deadline);
      expect(left(table, other)).toBe(30_000);
    }
    expect(doIt(table, { type: 'due' }, deadline).events.at(-1)).toMatchObject({ type: 'substituted' });
  });

  test('a pause between the decision and its undo is nobody’s', () => {
    const table = moveOn(begunTable(STOCK), BEGUN + 10_000);
    doIt(table, { type: 'pause', from: BEGUN + 11_000, to: BEGUN + 600_000 }, BEGUN + 600_000);
    undo(table, BEGUN + 602_000);
    expect(left(table, table.toAct!)).toBe(30_000 - 13_000);
    expect(left(table, 1 - table.toAct!)).toBe(30_000);
  });
});

describe('leaving and coming back', () => {
  const leave = (table: Table, at: number) => doIt(table, { type: 'leave', by: playerToAct(table) }, at);
  const comeBack = (table: Table, at: number) =>
    doIt(table, { type: 'takeBack', by: playerToAct(table) }, at);

  test.each([
    ['a time for each decision', {}],
    ['a stock', STOCK],
  ])('%s goes on where it was', (_, terms) => {
    const table = begunTable(terms);
    for (let at = BEGUN + 5000; at <= BEGUN + 25_000; at += 5000) comeBack(leave(table, at), at);
    expect(left(table, table.toAct!)).toBe(5000);
  });

  test('gives who used up a stock half a minute once, and then no more', () => {
    const table = begunTable(STOCK);
    const seat = table.toAct!;
    const player = playerToAct(table);
    runOut(table, seat);
    expect(left(table, seat)).toBe(30_000);
    doIt(table, { type: 'takeBack', by: player });
    runOut(table, seat);
    expect(decide(table, { type: 'takeBack', by: player }, table.changedAt)).toMatchObject({
      error: USED_UP,
    });
  });
});

describe('a table does not grow without end', () => {
  /** Does it until it is refused; answers with how often and why. */
  function untilRefused(table: Table, commands: (table: Table) => readonly TableCommand[]) {
    for (let times = 0; ; times++) {
      for (const command of commands(table)) {
        const decision = decide(table, command, table.changedAt);
        if (!decision.ok) return { times, error: decision.error };
        table.append(...decision.value);
      }
    }
  }

  test('by undoing', () => {
    const table = begunTable();
    const by = playerToAct(table);
    const move = table.game.format(table.game.moveAt(table.state, 0));
    const { times, error } = untilRefused(table, ({ version }) => [
      { type: 'move', by, move, version },
      { type: 'undo', by, version: version + 1 },
    ]);
    expect([times, error]).toEqual([MOST_UNDOS, tooManyUndos(MOST_UNDOS)]);
  });

  test('by leaving and coming back', () => {
    const { times, error } = untilRefused(begunTable(WITHOUT_CLOCK), () => [
      { type: 'leave', by: bob },
      { type: 'takeBack', by: bob },
    ]);
    expect([times, error]).toEqual([MOST_RETURNS, tooManyReturns(MOST_RETURNS)]);
  });

  test('by sitting down and getting up, by one or by many', () => {
    const alone = untilRefused(openTable(), () => [
      { type: 'sit', by: bob },
      { type: 'leave', by: bob },
    ]);
    expect([alone.times, alone.error]).toEqual([MOST_SEATINGS, tooManySeatings(MOST_SEATINGS)]);
    const crowd = untilRefused(openTable(), ({ version }) => [
      { type: 'sit', by: { id: `guest-${version}`, name: 'Guest' } },
      { type: 'leave', by: { id: `guest-${version}`, name: 'Guest' } },
    ]);
    expect([crowd.times, crowd.error.code]).toEqual([1000, 'no-free-seat']);
  });
});
