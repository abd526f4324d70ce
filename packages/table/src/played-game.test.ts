import { readFileSync } from 'node:fs';
import { GAMES } from '@kingdomino/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { decide } from './decide/decide.ts';
import { PlayedGame } from './played-game.ts';
import type { Table } from './table.ts';
import { begunTable, moveOn, playerToAct } from './testing/tables.ts';

afterEach(() => vi.restoreAllMocks());

/** The player to act sends this text: decided, then appended. */
function send(table: Table, move: string): void {
  const { version, changedAt } = table;
  const decision = decide(table, { type: 'move', by: playerToAct(table), move, version }, changedAt);
  if (!decision.ok) throw new Error(decision.error.text);
  table.append(...decision.value);
}

test('the text of a move is parsed once at a table, from the command to the position', () => {
  const table = begunTable();
  const { game, state } = table;
  const text = game.format(game.moveAt(state, 0));
  const parse = vi.spyOn(GAMES.kingdomino, 'parse');
  send(table, text);
  expect(parse.mock.calls).toEqual([[text]]);
  expect(table.moves.at(-1)).toMatchObject({ text, move: game.moveAt(state, 0) });
});

test('[D-R6] a stored pass with a die turned to a face that could be drawn is replayed and taken back, but not made again', () => {
  const file = new URL('../../rules/golden/version-2/duel-first-seat.json', import.meta.url);
  const records = JSON.parse(readFileSync(file, 'utf8')) as { options: object; moves: string[] }[];
  let met = 0;
  for (const { options, moves } of records) {
    const started = PlayedGame.start('duel', options);
    if (!started.ok) throw new Error(started.error.text);
    let game = started.value;
    for (const text of moves) {
      const isRefused = text.startsWith('pass:') && !game.read(text).ok;
      const by = game.actor === 'nobody' ? 'chance' : game.actor;
      game = game.play({ by, text });
      if (!isRefused) continue;
      met++;
      expect(game.play({ by: 'chance', text: moves[game.moves.length]! }).takeBack().moves).toEqual(
        game.moves,
      );
    }
    expect(game.actor).toBe('nobody');
  }
  expect(met).toBeGreaterThan(0);
});

test('a move in another spelling is parsed once too, and kept in the usual one', () => {
  let table = begunTable();
  const other = () => {
    const { state } = table;
    if (!('held' in state) || state.phase !== 'place') return undefined;
    const move = GAMES.kingdomino.moveAt(state, 0);
    if (move.kind !== 'place' || move.placement.to !== 'E') return undefined;
    const { x, y } = move.placement;
    const turned = { ...move, placement: { x: x + 1, y, to: 'W' as const } };
    const checked = GAMES.kingdomino.check(state, turned);
    const isUsual = checked.ok && GAMES.kingdomino.format(checked.value) === GAMES.kingdomino.format(move);
    return isUsual
      ? { usual: GAMES.kingdomino.format(move), sent: GAMES.kingdomino.format(turned) }
      : undefined;
  };
  while (!other()) table = moveOn(table);
  const { usual, sent } = other()!;
  const parse = vi.spyOn(GAMES.kingdomino, 'parse');
  send(table, sent);
  expect(parse.mock.calls).toEqual([[sent]]);
  expect(table.moves.at(-1)!.text).toBe(usual);
});

test('taking back parses nothing', () => {
  const start = PlayedGame.start('duel', { players: 2 });
  if (!start.ok) throw new Error(start.error.text);
  const played = start.value
    .play({ by: 'chance', text: 'first:0' })
    .play({ by: 'chance', text: 'roll:0,1,2,3' });
  const parse = vi.spyOn(GAMES.duel, 'parse');
  const back = played.takeBack();
  expect(parse).not.toHaveBeenCalled();
  expect(back.moves).toEqual([{ by: 'chance', text: 'first:0', move: { kind: 'first', seat: 0 } }]);
  expect(back.actor).toBe('chance');
});
