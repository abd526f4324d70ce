/** Bots that fail, and a pool that is full: games go on. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type BotJob, think } from '@kingdomino/bots';
import { expect, test } from 'vitest';
import { type BotPool, startBotPool } from './bots/bot-pool.ts';
import { isTemporary } from './storage/temporary-error.ts';
import { FakePorts } from './testing/fake-ports.ts';
import { open } from './testing/play.ts';
import { startTestServer } from './testing/test-server.ts';

const bot = { kind: 'bot', level: 'squire' } as const;

function pool(choose: BotPool['choose']): BotPool {
  return { choose, waiting: 0, close: async () => undefined };
}

async function randomMove(job: BotJob): Promise<string> {
  const choice = await think({ ...job, spec: 'random' });
  if (!choice.ok) throw new Error(choice.error.text);
  return choice.value.move;
}

test('a bot that fails is replaced for the move, and the failure is logged', async () => {
  const failing = pool(async job => {
    if (job.spec !== 'random') throw new Error('a bot without ideas');
    return randomMove(job);
  });
  const host = await startTestServer({ pool: failing });
  const ann = await host.player();
  const table = await open(ann, { seats: [bot, bot] });
  await ann.until(table, ({ status }) => status === 'over');
  expect(host.log.join('')).toContain('a bot without ideas');
  await host.stop();
});

test('a bot that found no room in the pool moves later', async () => {
  const ports = new FakePorts();
  let refusals = 3;
  const full = pool(async job => (refusals-- > 0 ? undefined : randomMove(job)));
  const host = await startTestServer({ pool: full, ports });
  const ann = await host.player();
  const table = await open(ann, { seats: [bot, bot] });
  await ann.watch(table);
  while (refusals > 0) {
    ports.time += 5000;
    await host.server.sweeper.sweep();
  }
  ports.time += 5000;
  await host.server.sweeper.sweep();
  await ann.until(table, ({ status }) => status === 'over');
  await host.stop();
});

test('a bot thinks once about a turn: its second move needs no thread', async () => {
  const threads = startBotPool({ threads: 1, queue: 1 });
  const job: BotJob = {
    game: 'kingdomino',
    options: { players: 2 },
    // the first king's owner has something to lay and to pick
    moves: [
      'line:1,2,3,4',
      ...[1, 2, 3, 4].flatMap(domino => [`king:${domino % 2}`, `pick:${domino}`]),
      'line:5,6,7,8',
    ],
    spec: 'duke',
    seed: 1,
  };
  const place = (await threads.choose(job))!;
  expect(place).toMatch(/^place:1@/);
  await threads.close();
  const next = { ...job, moves: [...job.moves, place], seed: 2 };
  expect(await threads.choose(next)).toMatch(/^pick:[5-8]$/);
  // after an undo, or another move, it would have to think again
  await expect(threads.choose(job)).rejects.toThrow('closed');
});

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '57P01' }, true],
  [{ code: '40P01' }, true],
  [new Error('Connection terminated unexpectedly'), true],
  [{ code: '23505' }, false],
  [new Error('a bug'), false],
])('%j passes by itself: %s', (error, isSo) => expect(isTemporary(error)).toBe(isSo));

test.runIf(process.platform === 'linux')('bots think in threads that give way to people', async () => {
  const nice = () =>
    readdirSync('/proc/self/task').flatMap(thread => {
      const file = `/proc/self/task/${thread}/stat`;
      return existsSync(file) ? [Number(readFileSync(file, 'utf8').split(') ')[1]!.split(' ')[16])] : [];
    });
  const before = nice();
  const threads = startBotPool({ threads: 1, queue: 1 });
  const job: BotJob = { game: 'duel', options: { players: 2 }, moves: [], spec: 'random', seed: 1 };
  await threads.choose(job).catch(() => undefined);
  expect(Math.max(...nice())).toBeGreaterThanOrEqual(10);
  expect(Math.min(...nice())).toBe(Math.min(...before));
  await threads.close();
});
