import { expect, test } from 'vitest';
import { GAME_IDS, gameById, isGameId } from './games.ts';

test('games are known by the names they have in records', () => {
  expect(GAME_IDS).toEqual(['kingdomino', 'duel']);
  for (const id of GAME_IDS) expect([isGameId(id), gameById(id).id]).toEqual([true, id]);
  for (const other of ['chess', '', 'toString', '__proto__', 1, null]) {
    expect(isGameId(other)).toBe(false);
    expect(() => gameById(other as never)).toThrow(`there is no game called ${JSON.stringify(other)}`);
  }
});
