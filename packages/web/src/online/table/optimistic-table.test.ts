import type { TableEvent } from '@kingdomino/protocol';
import type { AnyMove } from '@kingdomino/rules';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import { decide, type ReadonlyTable, Table } from '@kingdomino/table';
import { describe, expect, test } from 'vitest';
import { OptimisticTable } from './optimistic-table.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };
const SEED = sha256(utf8('ahead'));

/** A table of two on which somebody has to lay a domino and then to pick one. */
function placing(): Table {
  const table = Table.from([
    {
      type: 'opened',
      format: 'kingdomino-table/1',
      at: 0,
      game: 'kingdomino',
      options: { players: 2 },
      seats: [
        { kind: 'person', player: ann },
        { kind: 'person', player: bob },
      ],
      clock: { kind: 'none' },
      absence: { kind: 'bot', level: 'squire' },
      undo: true,
      visibility: 'link',
      by: ann,
      commitment: 'c',
    },
    { type: 'started', at: 0, salts: ['', ''] },
  ]);
  // two chance moves, four picks, another line
  for (let event = next(table); !text(table).startsWith('place'); event = next(table)) table.append(event);
  return table;
}

/** The first move there is. */
function move({ game, state }: ReadonlyTable): AnyMove {
  return game.moveAt(state, 0);
}

const text = (table: ReadonlyTable) => table.game.format(move(table));

function next(table: Table): TableEvent {
  if (table.toAct !== undefined) return { type: 'moved', at: 1, by: table.toAct, move: text(table) };
  const decision = decide(table, { type: 'deal', seed: SEED }, 1);
  if (!decision.ok) throw new Error(decision.error.text);
  return decision.value[0]!;
}

const me = (table: ReadonlyTable) => (table.toAct === 0 ? ann : bob);

function told(table: Table, optimistic: OptimisticTable, event: TableEvent): void {
  table.append(event);
  optimistic.catchUp();
}

describe('my decisions ahead of the server', () => {
  test('are shown at once, and the same when the server confirms them', () => {
    const table = placing();
    const optimistic = new OptimisticTable(table);
    optimistic.catchUp();
    const seat = table.toAct!;
    const mine = me(table);
    const place = text(table);
    expect(optimistic.play(mine, move(table)).ok).toBe(true);
    expect(table.moves.at(-1)!.text).not.toBe(place);
    const pick = text(optimistic.shown);
    expect(pick).toMatch(/^pick:/);
    expect(optimistic.play(mine, move(optimistic.shown)).ok).toBe(true);
    const shown = optimistic.shown.moves.map(made => made.text);
    expect(shown.slice(-2)).toEqual([place, pick]);

    told(table, optimistic, { type: 'moved', at: 2, by: seat, move: place });
    expect(optimistic.shown.moves.map(made => made.text)).toEqual(shown);
    told(table, optimistic, { type: 'moved', at: 2, by: seat, move: pick });
    expect(optimistic.shown).toBe(table);
    expect(table.moves.map(made => made.text)).toEqual(shown);
  });

  test('are checked by the rules before anything is shown', () => {
    const table = placing();
    const optimistic = new OptimisticTable(table);
    const [mine, other] = table.toAct === 0 ? [ann, bob] : [bob, ann];
    expect(optimistic.play(other, move(table))).toMatchObject({
      ok: false,
      error: { code: 'not-your-turn' },
    });
    expect(optimistic.play(mine, { kind: 'pick', domino: 1 })).toMatchObject({
      error: { code: 'illegal', reason: 'expects-place' },
    });
    expect(optimistic.shown).toBe(table);
  });

  test('go when the server refuses them, with all that was built on them', () => {
    const table = placing();
    const optimistic = new OptimisticTable(table);
    optimistic.catchUp();
    const mine = me(table);
    const place = optimistic.play(mine, move(table));
    const pick = optimistic.play(mine, move(optimistic.shown));
    if (!place.ok || !pick.ok) throw new Error('both are legal');
    optimistic.takeAway(place.value);
    expect(optimistic.shown).toBe(table);
    expect([optimistic.has(place.value), optimistic.has(pick.value)]).toEqual([false, false]);
  });

  test('give way when the table went another way', () => {
    const table = placing();
    const optimistic = new OptimisticTable(table);
    optimistic.catchUp();
    const { game, state } = table;
    const seat = table.toAct!;
    expect(optimistic.play(me(table), move(table)).ok).toBe(true);
    const another = game.format(game.moveAt(state, game.countMoves(state) - 1));
    expect(another).not.toBe(text(table));
    told(table, optimistic, { type: 'moved', at: 2, by: seat, move: another, bot: 'squire' });
    expect(optimistic.shown).toBe(table);
  });

  test('can be taken back before the server has heard of them', () => {
    const table = placing();
    const optimistic = new OptimisticTable(table);
    optimistic.catchUp();
    const seat = table.toAct!;
    const before = table.moves.length;
    const place = text(table);
    const mine = me(table);
    optimistic.play(mine, move(table));
    expect(optimistic.undo(mine).ok).toBe(true);
    expect(optimistic.shown.moves).toHaveLength(before);
    told(table, optimistic, { type: 'moved', at: 2, by: seat, move: place });
    expect(optimistic.shown.moves).toHaveLength(before);
    told(table, optimistic, { type: 'undone', at: 3, by: seat });
    expect(optimistic.shown).toBe(table);
    expect(table.moves).toHaveLength(before);
  });

  test('are not disturbed by what is said meanwhile', () => {
    const table = placing();
    const optimistic = new OptimisticTable(table);
    optimistic.catchUp();
    const place = optimistic.play(me(table), move(table));
    told(table, optimistic, { type: 'said', at: 2, seat: 0, phrase: 'hello' });
    expect(place.ok && optimistic.has(place.value)).toBe(true);
  });
});
