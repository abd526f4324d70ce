import { expect, test } from 'vitest';
import { GAME_IDS, isGameId } from './game-ids.ts';
import { GAMES, gameById } from './games.ts';
import { playText } from './kernel/game.ts';

test('games are known by the names they have in records', () => {
  expect(GAME_IDS).toEqual(['kingdomino', 'duel']);
  for (const id of GAME_IDS) expect([isGameId(id), gameById(id).id]).toEqual([true, id]);
  for (const other of ['chess', '', 'toString', '__proto__', 1, null]) {
    expect(isGameId(other)).toBe(false);
    expect(() => gameById(other as never)).toThrow(`there is no game called ${JSON.stringify(other)}`);
  }
});

test('the names are those of the games, and a move as text is parsed, checked and played at once', () => {
  expect(GAME_IDS).toEqual(Object.keys(GAMES));
  const start = GAMES.duel.start({ players: 2 });
  const next = playText(GAMES.duel, start, 'first:1');
  expect(next.ok && GAMES.duel.toAct(next.value)).toBe('chance');
  expect(next.ok && next.value.playerA).toBe(1);
  expect(start.phase).toBe('first');
  expect(playText(GAMES.duel, start, 'take:0')).toMatchObject({
    ok: false,
    error: { code: 'expects-first' },
  });
  expect(playText(GAMES.duel, start, 'fly')).toMatchObject({ ok: false, error: { code: 'bad-move' } });
});
