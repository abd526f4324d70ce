import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, verifyRecord } from '@kingdomino/rules';
import { needs } from '@kingdomino/testkit';
import { soon } from '@kingdomino/testkit/soon';
import { expect, test } from 'vitest';
import { playGames, type Tournament } from '../arena/tournament.ts';
import { runArena } from './arena.ts';
import { nodeParts } from './arena-parts.ts';

const { makePlayer } = nodeParts;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function missingPython(): string | undefined {
  return spawnSync('python3', ['--version']).status === 0 ? undefined : 'no Python; install Python 3';
}

function tournament(command: string, change: Partial<Tournament> = {}): Tournament {
  return {
    game: 'duel',
    options: { players: 2 },
    bots: [`cmd:"${command}"`, 'random'],
    isVersus: false,
    games: 2,
    seed: 'outside',
    hasPaperBonuses: false,
    keepsRecords: true,
    ...change,
  };
}

/** Whole games of both kinds, valid and the same every time. */
async function expectWholeGames(command: string): Promise<void> {
  const seats = [`cmd:"${command}"`, 'random', 'random'];
  const kingdomino: Partial<Tournament> = {
    game: 'kingdomino',
    options: { players: 3, middleKingdom: true },
    bots: seats,
  };
  for (const change of [{}, kingdomino]) {
    const games = await playGames(tournament(command, change), [0, 1], nodeParts);
    expect(games.map(({ forfeit }) => forfeit)).toEqual([undefined, undefined]);
    for (const { record } of games) {
      const read = readRecord(record);
      expect(read.ok && verifyRecord(read.value).ok).toBe(true);
    }
    const again = await playGames(tournament(command, change), [1], nodeParts);
    expect(again[0]!.record).toEqual(games[1]!.record);
  }
}

test('a program that speaks the line protocol plays whole games', () =>
  expectWholeGames(`node ${fileOf('./testing/line-bot.mjs')}`));

test('the Python example plays whole games', needs(missingPython()), () =>
  expectWholeGames(`python3 ${fileOf('../../../../examples/python-bot/bot.py')}`),
);

test.each([
  ['exit 3', 'it ended with exit code 3'],
  ['echo sorry >&2; exit 1', 'it ended with exit code 1: sorry'],
  ['echo hi', 'it wrote something that is not JSON: '],
  ['/no/such/program', 'it ended with exit code 127: '],
])('`%s` forfeits', async (command, reason) => {
  const [game] = await playGames(tournament(command), [0], nodeParts);
  expect(game!.forfeit).toContain(reason);
  expect(game!.ranking).toEqual([[1], [0]]);
});

test('a spec of an outside bot may set the time for a move', () => {
  expect(makePlayer('cmd:"./bot, fast":500ms', 'duel').ok).toBe(true);
  expect(makePlayer('cmd:./bot', 'duel').ok).toBe(true);
  const refused = makePlayer('cmd:"./bot"soon', 'duel');
  expect(refused.ok ? '' : refused.error.text).toContain('cmd:"COMMAND"');
});

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.each([1, 2])('an arena that is stopped leaves no program behind, with %i jobs', async jobs => {
  const botLog = join(mkdtempSync(join(tmpdir(), 'arena-')), 'bots.log');
  writeFileSync(botLog, '');
  const end = new AbortController();
  const bots = [`cmd:"node ${fileOf('./testing/sleepy-bot.mjs')}":600s`, 'random'];
  const running = runArena(tournament('', { bots, games: 2 }), { jobs, signal: end.signal, botLog });
  const pids = () =>
    [...readFileSync(botLog, 'utf8').matchAll(/^\[node .*\] pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  await soon(() => expect(pids()).toHaveLength(jobs));
  expect(pids().every(isAlive)).toBe(true);
  end.abort();
  expect(await running).toEqual([]);
  // it has been killed; the system may take a moment to forget it
  await soon(() => expect(pids().some(isAlive)).toBe(false));
});

test('no game is begun after one that was given up, where that is wished', async () => {
  const bots = ['cmd:"exit 3"', 'random'];
  const few = await runArena(tournament('', { bots, games: 6, stopsOnForfeit: true }), { jobs: 1 });
  expect(few.map(({ forfeit }) => forfeit?.includes('exit code 3'))).toEqual([true]);
  expect(await runArena(tournament('', { bots, games: 6 }), { jobs: 1 })).toHaveLength(6);
});

test('a program is called by the name that it gave', async () => {
  const [game] = await playGames(tournament(`node ${fileOf('./testing/line-bot.mjs')}`), [0], nodeParts);
  expect(game!.names).toEqual([expect.stringMatching(/\w/), null]);
});
