import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { splitSpecs } from '../bots.ts';
import { EXIT_OK, EXIT_TROUBLE, EXIT_WRONG } from '../command.ts';
import { main } from '../main.ts';
import { memoryIo } from '../testing/memory-io.ts';

async function run(...args: string[]): Promise<{ code: number; out: string; trouble: string }> {
  const io = memoryIo();
  const code = await main(['arena', ...args], io);
  return { code, out: io.written(), trouble: io.warned() };
}

test('a list of bots is split at commas outside quotes', () => {
  expect(splitSpecs('a, b:200ms,cmd:"x, y":2s')).toEqual(['a', 'b:200ms', 'cmd:"x, y":2s']);
  expect(splitSpecs('')).toEqual([]);
});

test('prints a table, and the same one whatever the number of threads', async () => {
  const args = ['--bots', 'random,random', '--game', 'duel', '--games', '6', '--json'];
  const one = await run(...args, '--jobs', '1');
  const two = await run(...args, '--jobs', '2');
  expect(one.code).toBe(EXIT_OK);
  const plain = (json: string) => json.replaceAll(/"msPerMove":[^}]+/g, '');
  expect(plain(two.out)).toBe(plain(one.out));
  const table = await run('--bots', 'random,random', '--game', 'duel', '--games', '4');
  expect(table.out).toMatch(/^bot +games +wins +win rate/);
});

test('there are as many seats as bots, unless it is said otherwise', async () => {
  const games = async (...args: string[]) => {
    const { out } = await run(...args, '--games', '4', '--json');
    return (JSON.parse(out) as { bots: { games: number }[] }).bots.map(bot => bot.games);
  };
  expect(await games('--bots', 'random,random,random')).toEqual([4, 4, 4]);
  expect(await games('--bots', 'random,random', '--players', '4')).toEqual([8, 8]);
  expect(await games('--versus', 'random,random')).toEqual([4, 12]);
});

test('adds a table of all pairs', async () => {
  const { out } = await run('--bots', 'random,fg,tr', '--players', '2', '--games', '12', '--cross');
  const [heading, , ...rows] = out.split('\n').filter(line => line.startsWith('|'));
  expect(heading!.split('|').slice(2)).toHaveLength(5);
  expect(rows[0]).toMatch(/^\| fg \| \d+ \(.+…\d+\) \| {2}\| [\d.]+ \(\d+…\d+\) \|/);
});

test('writes the records of all games', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'games.jsonl');
  await run('--bots', 'random,random', '--games', '3', '--records', file);
  const records = readFileSync(file, 'utf8').trim().split('\n');
  expect(records).toHaveLength(3);
  expect(JSON.parse(records[0]!)).toMatchObject({
    format: 'kingdomino-record/2',
    players: ['random', 'random'],
    deal: { seed: expect.any(String) },
  });
  for (const record of records) expect(verifyRecord(JSON.parse(record)).ok).toBe(true);
});

test("plays the first rows of the paper's table", async () => {
  const { out, code } = await run('--paper', '--games', '4');
  expect(code).toBe(EXIT_OK);
  expect(out.split('\n').map(line => line.split(/ +/).slice(0, 3).join(' '))).toEqual([
    'agent vs three',
    'tr tr 4',
    'gprd tr 4',
    'fg tr 4',
    'fg fg 4',
    '',
  ]);
});

test('complains about what cannot be played', async () => {
  expect(await run()).toMatchObject({ code: EXIT_TROUBLE });
  expect((await run('--bots', 'random,nobody')).trouble).toContain('there is no bot "nobody"');
  expect((await run('--bots', 'random,gready')).trouble).toContain('did you mean greedy?');
  expect((await run('--versus', 'random')).trouble).toContain('exactly two');
});

test.each([
  ['bots', 'random'],
  ['versus', 'fg,tr'],
  ['cross'],
  ['game', 'kingdomino'],
  ['players', '4'],
  ['variants', 'harmony'],
  ['first-seat', '1'],
  ['paper-bonuses'],
])('refuses --%s beside --paper, which has a table of its own', async (name, ...value) => {
  expect(await run('--paper', '--games', '1', `--${name}`, ...value)).toEqual({
    code: EXIT_TROUBLE,
    out: '',
    trouble: `kingdomino arena: --paper says itself who plays what: leave --${name} out\nTry: kingdomino arena --help\n`,
  });
});

test.each([
  [['--bots', 'random', '--versus', 'fg,tr'], 'say who plays: --bots or --versus'],
  [['--bots', 'random', '--cross', '--json'], '--cross is for people: leave --json out'],
  [['--bots', 'random', '--first-seat', '1'], '--first-seat is for duel only'],
  [['--bots', 'random', '--game', 'duel', '--variants', 'harmony'], 'duel has no variants'],
  [['--bots', 'random', '--game', 'duel', '--paper-bonuses'], 'the paper is about Kingdomino, not Duel'],
  [
    ['--bots', 'fg', '--variants', 'dynasty', '--paper-bonuses'],
    "the paper's bonuses are for single games on 5x5",
  ],
  [
    ['--bots', 'random', '--variants', 'mighty-duel', '--players', '3'],
    'Mighty Duel is for 2 players, not 3',
  ],
])('refuses %j', async (args, message) => {
  const { code, out, trouble } = await run(...args);
  expect({ code, out }).toEqual({ code: EXIT_TROUBLE, out: '' });
  expect(trouble).toContain(message);
});

test('honours what can stand beside --paper', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'games.jsonl');
  const args = ['--paper', '--games', '1', '--jobs', '2', '--json', '--records', file];
  const one = await run(...args, '--seed', 'a');
  expect(one.code).toBe(EXIT_OK);
  expect((JSON.parse(one.out) as { bots: unknown[] }).bots).toHaveLength(4);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
  const plain = (json: string) => json.replaceAll(/"msPerMove":[^}]+/g, '');
  expect(plain((await run(...args, '--seed', 'b')).out)).not.toBe(plain(one.out));
});

test('complains about a file that cannot be written before the first game, not after the last', async () => {
  const { code, out, trouble } = await run(
    '--bots',
    'random',
    '--games',
    '10000000',
    '--records',
    '/no/such/folder/x',
  );
  expect({ code, out }).toEqual({ code: EXIT_TROUBLE, out: '' });
  expect(trouble).toContain('cannot write /no/such/folder/x: ');
});

test('a forfeit makes the exit code 1', async () => {
  const { code, out } = await run('--bots', 'random,cmd:"exit 3"', '--game', 'duel', '--games', '1');
  expect(code).toBe(EXIT_WRONG);
  expect(out).toContain('cmd:"exit 3" forfeits: it ended with exit code 3');
});

test('tells programs everything: options, seed, deals, ratings, and who gave up', async () => {
  const args = ['--bots', 'random,cmd:"exit 3"', '--game', 'duel', '--games', '2', '--seed', 'x', '--json'];
  const { code, out, trouble } = await run(...args);
  expect(code).toBe(EXIT_WRONG);
  expect(trouble).toMatch(/^kingdomino arena: 2 of 2 games were given up: .*exit code 3/);
  expect(JSON.parse(out)).toMatchObject({
    game: 'duel',
    options: { players: 2 },
    seed: 'x',
    games: 2,
    deals: 1,
    bots: [
      { spec: 'random', elo: expect.any(Number), eloInterval: [expect.any(Number), expect.any(Number)] },
      { spec: 'cmd:"exit 3"' },
    ],
    forfeits: [{ game: 0, reason: expect.stringContaining('exit code 3') }, { game: 1 }],
  });
});

test('stopped by a signal it reports the games that are over, and says so', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'games.jsonl');
  let stop: (signal: 'SIGINT') => void = () => undefined;
  const io = memoryIo('', {
    isWatched: true,
    onStop: listener => {
      stop = listener;
      return () => undefined;
    },
  });
  const watched = {
    ...io,
    warn: (text: string) => {
      io.warn(text);
      if (text.includes('30 of 300')) stop('SIGINT');
    },
  };
  const args = ['arena', '--bots', 'random,random', '--games', '300', '--json', '--records', file];
  expect(await main(args, watched)).toBe(130);
  expect((JSON.parse(io.written()) as { games: number }).games).toBe(30);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(30);
  expect(io.warned()).toContain('kingdomino arena: stopped after 30 of 300 games\n');
});

test('a budget for a bot that does not search is refused', async () => {
  const { code, trouble } = await run('--bots', 'random:500,greedy');
  expect(code).toBe(EXIT_TROUBLE);
  expect(trouble).toContain('the bot random does not search and takes no budget: leave out :500');
});
