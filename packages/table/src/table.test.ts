import { dealerFromText } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';
import { begunTable, bob, moveOn, openTable } from './testing/tables.ts';

describe('a table', () => {
  test('fills, starts and knows who is to act', () => {
    const table = openTable();
    expect([table.status, table.toAct, table.fullSince]).toEqual(['open', undefined, undefined]);
    table.append({ type: 'seated', at: 2000, seat: 1, player: bob });
    expect([table.fullSince, table.seatOf('bob'), table.seatOf('eve')]).toEqual([2000, 1, undefined]);
    expect(begunTable().toAct).toBeTypeOf('number');
    expect(begunTable().salts).toEqual(['salt-of-ann', 'salt-of-bob']);
  });

  test('counts every event, and remembers the last that changed the game', () => {
    const table = begunTable();
    const { version, lastGameVersion } = table;
    expect(lastGameVersion).toBe(version);
    table.append({ type: 'said', at: 4000, seat: 0, phrase: 'hello' });
    expect([table.version, table.lastGameVersion]).toEqual([version + 1, version]);
    moveOn(table, 4000);
    expect(table.lastGameVersion).toBe(version + 2);
  });

  test('gives a seat to a bot and back', () => {
    const table = begunTable();
    const seat = table.toAct!;
    expect(table.clocks(3000).running).toBe(seat);
    table.append({ type: 'substituted', at: 9000, seat, level: 'knight', because: 'time' });
    expect([table.botToAct, table.clocks(9000).running]).toEqual(['knight', undefined]);
    table.append({ type: 'returned', at: 10_000, seat });
    expect([table.botToAct, table.clocks(10_000).deadline]).toEqual([undefined, 34_000]);
  });

  test('pays a player nothing for the moves of a bot, and charges nothing', () => {
    const table = begunTable({ clock: { kind: 'game', seconds: 30, increment: 300 } });
    const seat = table.toAct!;
    table.append({ type: 'substituted', at: 9000, seat, level: 'knight', because: 'left' });
    let at = 10_000;
    for (let moves = 0; moves < 6; at += 1000) {
      if (table.botToAct) moves++;
      moveOn(table, at);
    }
    table.append({ type: 'returned', at, seat });
    expect(table.clocks(at).remaining?.[seat]).toBe(24_000);
  });

  test("lets nobody take back a bot's move for them", () => {
    const table = begunTable();
    const seat = table.toAct!;
    table.append({ type: 'substituted', at: 9000, seat, level: 'knight', because: 'left' });
    moveOn(table, 9500);
    table.append({ type: 'returned', at: 10_000, seat });
    expect(table.canUndo(seat)).toBe(false);
  });

  test('lets nobody whose time is over hold up the bot, until it has moved', () => {
    const table = begunTable({ clock: { kind: 'game', seconds: 30, increment: 5 } });
    const seat = table.toAct!;
    expect(table.canReturn(seat)).toBe(false);
    table.append({ type: 'substituted', at: 40_000, seat, level: 'knight', because: 'time' });
    expect(table.canReturn(seat)).toBe(false);
    moveOn(table, 40_500);
    if (table.toAct === seat) moveOn(table, 40_600);
    expect(table.canReturn(seat)).toBe(true);
    table.append({ type: 'returned', at: 41_000, seat });
    expect([table.canReturn(seat), table.clocks(41_000).remaining?.[seat]]).toEqual([false, 30_000]);
  });

  test('takes back a decision and lets its clock go on', () => {
    const table = begunTable();
    const seat = table.toAct!;
    moveOn(table, 13_000);
    expect(table.canUndo(seat)).toBe(true);
    expect(table.canUndo(1 - seat)).toBe(false);
    table.append({ type: 'undone', at: 14_000, by: seat });
    expect([table.toAct, table.clocks(14_000).deadline]).toEqual([seat, 33_000]);
    expect(table.canUndo(seat)).toBe(false);
  });

  test('forfeits, ends and tells its deal only then', () => {
    const table = begunTable();
    expect(table.record()).toMatchObject({ players: ['Ann', 'Bob'] });
    expect(table.record()).not.toHaveProperty('deal');
    table.append({ type: 'forfeited', at: 5000, seat: 0, because: 'left' });
    const deal = dealerFromText('online').reveal();
    table.append({ type: 'ended', at: 5000, reason: 'forfeit', ranking: [[1], [0]], deal });
    expect([table.status, table.toAct]).toEqual(['over', undefined]);
    expect(table.record()).toMatchObject({ deal });
  });

  test('is the same whether its events come one by one or all at once', () => {
    const table = begunTable();
    for (let step = 0; step < 6 && table.toAct !== undefined; step++) moveOn(table, 4000 + step);
    const again = Table.from(table.events);
    expect(again.moves).toEqual(table.moves);
    expect(again.clocks(9000)).toEqual(table.clocks(9000));
  });

  test('knows its pauses', () => {
    const table = begunTable();
    table.append({ type: 'paused', at: 90_000, from: 5000, to: 90_000 });
    expect(table.pauses).toEqual([{ from: 5000, to: 90_000 }]);
    expect(table.clocks(90_000).deadline).toBe(118_000);
  });
});
