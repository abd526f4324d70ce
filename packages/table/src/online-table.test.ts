import type { EventOf, TableEvent } from '@kingdomino/protocol';
import { Dealer, dealerFromText } from '@kingdomino/rules';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import { describe, expect, test } from 'vitest';
import { OnlineTable } from './online-table.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };

const opened: EventOf<'opened'> = {
  type: 'opened',
  format: 'kingdomino-table/1',
  at: 1000,
  game: 'kingdomino',
  options: { players: 2 },
  seats: [{ kind: 'person', player: ann }, { kind: 'open' }],
  clock: { kind: 'turn', seconds: 30 },
  absence: { kind: 'bot', level: 'knight' },
  undo: true,
  visibility: 'public',
  by: ann,
  commitment: 'c',
};

/** A table on which the first line lies; the draws come from a dealer of our own. */
function begun(change: Partial<typeof opened> = {}): OnlineTable {
  const table = OnlineTable.from([
    { ...opened, ...change },
    { type: 'seated', at: 2000, seat: 1, player: bob },
    { type: 'salted', at: 2000, seat: 1, salt: 'saltsalt' },
    { type: 'started', at: 3000, salts: ['', 'saltsalt'] },
  ]);
  while (table.toAct === undefined) table.append(draw(table, 3000));
  return table;
}

function draw({ table }: OnlineTable, at: number): TableEvent {
  const dealer = new Dealer(sha256(utf8('online')), [], table.chanceMoves);
  return { type: 'moved', at, by: 'chance', move: table.proposeChance(dealer)!.move };
}

function move(table: OnlineTable, at: number): TableEvent {
  const { game, state } = table.table;
  const { botToAct: bot } = table;
  return {
    type: 'moved',
    at,
    by: table.toAct!,
    move: game.format(game.moveAt(state, 0)),
    ...(bot === undefined ? {} : { bot }),
  };
}

describe('an online table', () => {
  test('fills, starts and knows who is to act', () => {
    const table = OnlineTable.from([opened]);
    expect([table.status, table.toAct, table.fullSince]).toEqual(['open', undefined, undefined]);
    table.append({ type: 'seated', at: 2000, seat: 1, player: bob });
    expect([table.fullSince, table.seatOf('bob'), table.seatOf('eve')]).toEqual([2000, 1, undefined]);
    expect(begun().toAct).toBeTypeOf('number');
    expect(begun().salts).toEqual(['', 'saltsalt']);
  });

  test('counts every event, and remembers the last that changed the game', () => {
    const table = begun();
    const { version, lastGameVersion } = table;
    expect(lastGameVersion).toBe(version);
    table.append({ type: 'said', at: 4000, seat: 0, phrase: 'hello' });
    expect([table.version, table.lastGameVersion]).toEqual([version + 1, version]);
    table.append(move(table, 4000));
    expect(table.lastGameVersion).toBe(version + 2);
  });

  test('gives a seat to a bot and back', () => {
    const table = begun();
    const seat = table.toAct!;
    expect(table.clocks(3000).running).toBe(seat);
    table.append({ type: 'substituted', at: 9000, seat, level: 'knight', because: 'time' });
    expect([table.botToAct, table.clocks(9000).running]).toEqual(['knight', undefined]);
    table.append({ type: 'returned', at: 10_000, seat });
    expect([table.botToAct, table.clocks(10_000).deadline]).toEqual([undefined, 34_000]);
  });

  test('pays a player nothing for the moves of a bot, and charges nothing', () => {
    const table = begun({ clock: { kind: 'game', seconds: 30, increment: 300 } });
    const seat = table.toAct!;
    table.append({ type: 'substituted', at: 9000, seat, level: 'knight', because: 'left' });
    let at = 10_000;
    for (let moves = 0; moves < 6; at += 1000) {
      if (table.botToAct) moves++;
      table.append(table.toAct === undefined ? draw(table, at) : move(table, at));
    }
    table.append({ type: 'returned', at, seat });
    expect(table.clocks(at).remaining?.[seat]).toBe(24_000);
  });

  test("lets nobody take back a bot's move for them", () => {
    const table = begun();
    const seat = table.toAct!;
    table.append({ type: 'substituted', at: 9000, seat, level: 'knight', because: 'left' });
    table.append(move(table, 9500));
    table.append({ type: 'returned', at: 10_000, seat });
    expect(table.canUndo(seat)).toBe(false);
  });

  test('lets nobody whose time is over hold up the bot, until it has moved', () => {
    const table = begun({ clock: { kind: 'game', seconds: 30, increment: 5 } });
    const seat = table.toAct!;
    expect(table.canReturn(seat)).toBe(false);
    table.append({ type: 'substituted', at: 40_000, seat, level: 'knight', because: 'time' });
    expect(table.canReturn(seat)).toBe(false);
    table.append(move(table, 40_500));
    if (table.toAct === seat) table.append(move(table, 40_600));
    expect(table.canReturn(seat)).toBe(true);
    table.append({ type: 'returned', at: 41_000, seat });
    expect([table.canReturn(seat), table.clocks(41_000).remaining?.[seat]]).toEqual([false, 30_000]);
  });

  test('takes back a decision and lets its clock go on', () => {
    const table = begun();
    const seat = table.toAct!;
    table.append(move(table, 13_000));
    expect(table.canUndo(seat)).toBe(true);
    expect(table.canUndo(1 - seat)).toBe(false);
    table.append({ type: 'undone', at: 14_000, by: seat });
    expect([table.toAct, table.clocks(14_000).deadline]).toEqual([seat, 34_000]);
    expect(table.canUndo(seat)).toBe(false);
  });

  test('forfeits, ends and tells its deal only then', () => {
    const table = begun();
    expect(table.record()).toMatchObject({ players: ['Ann', 'Bob'] });
    expect(table.record()).not.toHaveProperty('deal');
    table.append({ type: 'forfeited', at: 5000, seat: 0, because: 'left' });
    const deal = dealerFromText('online').reveal();
    table.append({ type: 'ended', at: 5000, reason: 'forfeit', ranking: [[1], [0]], deal });
    expect([table.status, table.toAct]).toEqual(['over', undefined]);
    expect(table.record()).toMatchObject({ deal });
  });

  test('is the same whether its events come one by one or all at once', () => {
    const table = begun();
    for (let step = 0; step < 6 && table.toAct !== undefined; step++) table.append(move(table, 4000 + step));
    const again = OnlineTable.from(table.events);
    expect(again.table.moves).toEqual(table.table.moves);
    expect(again.clocks(9000)).toEqual(table.clocks(9000));
  });

  test('knows its pauses', () => {
    const table = begun();
    table.append({ type: 'paused', at: 90_000, from: 5000, to: 90_000 });
    expect([table.hasPause(5000), table.hasPause(1)]).toEqual([true, false]);
    expect(table.clocks(90_000).deadline).toBe(118_000);
  });
});
