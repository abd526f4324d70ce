/** The list of games on this device: damaged ones, too many, none that fit, removed and brought back, read in another language. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';
import { readSaved } from './read-saved.ts';
import type { SavedGame } from './saved-format.ts';
import { seatViews } from './seat-views.ts';

const { saved: raw } = JSON.parse(
  readFileSync(new URL('../../golden/0.3-duel-bot.json', import.meta.url), 'utf8'),
) as { readonly saved: SavedGame };
const gameAt = (time: number, isOver: boolean): SavedGame => ({
  ...readSaved(raw)!,
  id: `g${time}`,
  changedAt: time,
  isOver,
});

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage().install();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const keep = (game: SavedGame) => storage.kept.set(`kingdomino.game.${game.id}`, JSON.stringify(game));
const idsOf = (games: readonly SavedGame[]) => games.map(({ id }) => id);

test('one damaged game hides itself and no other', async () => {
  keep(gameAt(1, false));
  storage.kept.set('kingdomino.game.bad', '{"format":"kingdomino-saved/3","events":[{"type":"opened"}]}');
  storage.kept.set('kingdomino.game.cut', '{"format":');
  const { savedGames, loadGame } = await import('./saved-games.ts');
  expect(idsOf(savedGames.value)).toEqual(['g1']);
  expect([loadGame('bad'), loadGame('cut')]).toEqual([undefined, undefined]);
});

test('of finished games and of those nobody goes on with, the oldest go', async () => {
  for (let time = 1; time <= 40; time++) keep(gameAt(time, true));
  for (let time = 101; time <= 140; time++) keep(gameAt(time, false));
  const { savedGames, saveGame } = await import('./saved-games.ts');
  expect(savedGames.value).toHaveLength(60);
  expect(storage.kept.has('kingdomino.game.g10')).toBe(false);
  expect(storage.kept.has('kingdomino.game.g110')).toBe(false);
  saveGame(gameAt(141, false));
  expect(savedGames.value).toHaveLength(60);
  expect([...storage.kept.keys()]).toHaveLength(60);
});

test('where there is no room, the oldest finished game makes place for a running one', async () => {
  for (const game of [gameAt(1, true), gameAt(2, true), gameAt(3, false)]) keep(game);
  storage.room = [...storage.kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0) + 10;
  const { savedGames, saveGame } = await import('./saved-games.ts');
  const { isForgetful } = await import('../app/storage/storage.ts');
  saveGame(gameAt(4, false));
  expect(idsOf(savedGames.value)).toEqual(['g4', 'g3', 'g2']);
  saveGame(gameAt(5, false));
  expect(isForgetful.value).toBe(false);
  // nothing finished is left to give up: the next one lives in memory, those begun earlier stay
  saveGame(gameAt(6, false));
  expect([idsOf(savedGames.value), isForgetful.value]).toEqual([['g6', 'g5', 'g4', 'g3'], true]);
});

test('a game that has just ended is never given up: not for its own result, and not by a clock that was put back', async () => {
  for (let time = 101; time <= 130; time++) keep(gameAt(time, true));
  const { savedGames, saveGame } = await import('./saved-games.ts');
  const { keepResult, resultFor } = await import('../results/results.ts');
  saveGame(gameAt(5, true));
  expect(storage.kept.has('kingdomino.game.g5')).toBe(true);
  expect(idsOf(savedGames.value)).toContain('g5');
  // only that one is left, and not a character more fits in
  for (const key of storage.kept.keys()) if (key !== 'kingdomino.game.g5') storage.kept.delete(key);
  storage.tell(null);
  storage.room = [...storage.kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const seats = [
    { who: 'me', points: 40, place: 1 },
    { who: 'duke', points: 30, place: 2 },
  ] as const;
  keepResult({ id: 'g5', game: 'duel', switches: [], at: 5, seats });
  expect(storage.kept.has('kingdomino.game.g5')).toBe(true);
  expect(resultFor('g5')?.at).toBe(5);
});

test('a removed game can be brought back', async () => {
  for (const game of [gameAt(1, false), gameAt(2, false)]) keep(game);
  const { savedGames, forgetGame } = await import('./saved-games.ts');
  const before = new Map(storage.kept);
  const bringBack = forgetGame('g1');
  expect([idsOf(savedGames.value), storage.kept.size]).toEqual([['g2'], 1]);
  bringBack();
  expect(idsOf(savedGames.value)).toEqual(['g2', 'g1']);
  expect(new Map(storage.kept)).toEqual(before);
});

test('another tab plays: the list follows', async () => {
  const { savedGames } = await import('./saved-games.ts');
  keep(gameAt(7, false));
  storage.tell('kingdomino.game.g7');
  expect(idsOf(savedGames.value)).toEqual(['g7']);
});

test('who had no name of his own was stored as "You", in any language; a friend of that name was not', () => {
  const [opened, ...rest] = raw.events;
  const person = (id: string, name: string) => ({ kind: 'person' as const, player: { id, name } });
  for (const you of ['You', 'Du', 'Ты']) {
    const seats = [person('me-0', you), person('friend-1', you)];
    const old = readSaved({ ...raw, format: 'kingdomino-saved/2', events: [{ ...opened, seats }, ...rest] })!;
    expect(seatViews(old.events[0])).toMatchObject([
      { name: 'You', isYou: true, kind: 'me' },
      { name: you === 'You' ? 'You II' : you, isYou: false, kind: 'friend' },
    ]);
  }
  const seats = [person('me-0', 'You'), person('friend-1', '')];
  const fresh = readSaved({ ...raw, format: 'kingdomino-saved/3', events: [{ ...opened, seats }, ...rest] })!;
  expect(seatViews(fresh.events[0])).toMatchObject([
    { name: 'You', isYou: false },
    { name: 'Player {number}', isYou: false },
  ]);
});
