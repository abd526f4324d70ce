import { dealerFromText } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

function open(undoAllowed = true): Table {
  const table = Table.open({ game: 'kingdomino', options: { players: 2 }, undoAllowed });
  if (!table.ok) throw new Error(table.error.text);
  return table.value;
}

/** Appends draws until a seat is to act. */
function deal(table: Table): Table {
  const dealer = dealerFromText('table');
  for (let entry = table.proposeChance(dealer); entry; entry = table.proposeChance(dealer))
    table.append(entry);
  return table;
}

function seatToAct(table: Table): number {
  const actor = table.game.toAct(table.state);
  return typeof actor === 'number' ? actor : -1;
}

function firstMove(table: Table): string {
  return table.game.format(table.game.moveAt(table.state, 0));
}

describe('a table', () => {
  test('refuses options that the game refuses', () => {
    const table = Table.open({ game: 'kingdomino', options: { players: 9 }, undoAllowed: true });
    expect(table).toMatchObject({ ok: false, error: { code: 'bad-options' } });
  });

  test('proposes without changing, and changes by appending', () => {
    const table = deal(open());
    const { version } = table;
    const seat = seatToAct(table);
    const proposed = table.proposeMove(seat, firstMove(table), version);
    expect(table.version).toBe(version);
    if (proposed.ok) table.append(proposed.value);
    expect(table.version).toBe(version + 1);
  });

  test('refuses the stale, the early and the illegal', () => {
    const table = deal(open());
    const seat = seatToAct(table);
    const move = firstMove(table);
    expect(table.proposeMove(seat, move, 0)).toMatchObject({ error: { code: 'stale' } });
    expect(table.proposeMove(1 - seat, move, table.version)).toMatchObject({
      error: { code: 'not-your-turn' },
    });
    expect(table.proposeMove(seat, 'pick:99', table.version).ok).toBe(false);
  });

  test('undoes the own last decision and nothing else', () => {
    const table = deal(open());
    const seat = seatToAct(table);
    expect(table.canUndo(seat)).toBe(false);
    table.append({ kind: 'move', by: seat, move: firstMove(table) });
    expect([table.canUndo(seat), table.canUndo(1 - seat)]).toEqual([true, false]);
    const moves = table.moves.length;
    const undo = table.proposeUndo(seat, table.version);
    if (undo.ok) table.append(undo.value);
    expect([undo.ok, table.moves.length, seatToAct(table)]).toEqual([true, moves - 1, seat]);
    expect(deal(open(false)).proposeUndo(seat, 2)).toMatchObject({ error: { code: 'no-undo' } });
  });

  test('plays to its end and writes a record', () => {
    const table = open();
    const dealer = dealerFromText('end');
    while (!table.isOver) {
      const entry = table.proposeChance(dealer) ?? {
        kind: 'move' as const,
        by: seatToAct(table),
        move: firstMove(table),
      };
      table.append(entry);
    }
    expect(table.record({ note: 'x' })).toMatchObject({
      game: 'kingdomino',
      note: 'x',
      result: expect.anything(),
    });
    expect(table.proposeMove(0, 'pick:1', table.version)).toMatchObject({ error: { code: 'over' } });
  });
});
