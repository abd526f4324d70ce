import { fileURLToPath } from 'node:url';
import { readRecord, verifyRecord } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { playGames, type Tournament } from '../arena/tournament.ts';
import { hall, makePlayer } from './hall.ts';

const BOT = fileURLToPath(new URL('../../../../examples/python-bot/bot.py', import.meta.url));

function tournament(command: string, change: Partial<Tournament> = {}): Tournament {
  return {
    game: 'duel',
    options: { players: 2 },
    bots: [`cmd:"${command}"`, 'random'],
    isVersus: false,
    games: 2,
    seed: 'python',
    hasPaperBonuses: false,
    keepsRecords: true,
    ...change,
  };
}

test.each<[string, Partial<Tournament>]>([
  ['duel', {}],
  [
    'kingdomino',
    {
      game: 'kingdomino',
      options: { players: 3, middleKingdom: true },
      bots: [`cmd:"python3 ${BOT}"`, 'random', 'random'],
    },
  ],
])('the Python example plays whole games of %s, the same ones every time', async (_, change) => {
  const games = await playGames(tournament(`python3 ${BOT}`, change), [0, 1], hall);
  expect(games.map(({ forfeit }) => forfeit)).toEqual([undefined, undefined]);
  for (const { record } of games) {
    const read = readRecord(record);
    expect(read.ok && verifyRecord(read.value).ok).toBe(true);
  }
  const again = await playGames(tournament(`python3 ${BOT}`, change), [1], hall);
  expect(again[0]!.record).toEqual(games[1]!.record);
});

test.each([
  ['exit 3', 'it ended with exit code 3'],
  ['echo sorry >&2; exit 1', 'it ended with exit code 1: sorry'],
  ['echo hi', 'it wrote something that is not JSON: '],
  ['/no/such/program', 'it ended with exit code 127: '],
])('`%s` forfeits', async (command, reason) => {
  const [game] = await playGames(tournament(command), [0], hall);
  expect(game!.forfeit).toContain(reason);
  expect(game!.ranking).toEqual([[1], [0]]);
});

test('a spec of an outside bot may set the time for a move', () => {
  expect(makePlayer('cmd:"./bot, fast":500ms', 'duel').ok).toBe(true);
  expect(makePlayer('cmd:./bot', 'duel').ok).toBe(true);
  const refused = makePlayer('cmd:"./bot"soon', 'duel');
  expect(refused.ok ? '' : refused.error.text).toContain('cmd:"COMMAND"');
});
