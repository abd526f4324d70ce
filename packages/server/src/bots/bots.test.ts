/** Bots that fail, and a pool that is full: games go on. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type BotJob, think } from '@kingdomino/bots';
import { soon } from '@kingdomino/testkit/soon';
import { expect, test } from 'vitest';
import { open } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, temporaryStore } from '../testing/test-server.ts';
import { type BotPool, startBotPool } from './bot-pool.ts';

const bot = { kind: 'bot', level: 'squire' } as const;
const ann = { opener: 'ann', hasPeople: true };

/** Would think for an hour. */
const budget = { milliseconds: 3_600_000 };
const firstTake: BotJob = {
  game: 'duel',
  options: { players: 2 },
  moves: ['first:0', 'roll:0,0,0,0'],
  spec: 'grandmaster',
  seed: 1,
};

function pool(choose: BotPool['choose']): BotPool {
  return { choose, waiting: 0, close: async () => undefined };
}

/** What still thinks at the end of a test is ended with its pool. */
function unlessClosed(error: Error): void {
  if (!error.message.includes('closed')) throw error;
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
  const opener = await host.player();
  const table = await open(opener, { seats: [bot, bot] });
  await opener.until(table, ({ status }) => status === 'over');
  expect(host.log.join('')).toContain('a bot without ideas');
  await host.stop();
});

test('a bot that found no room in the pool moves later', async () => {
  const ports = new FakePorts();
  let refusals = 3;
  const full = pool(async job => (refusals-- > 0 ? undefined : randomMove(job)));
  const host = await startTestServer({ pool: full, ports });
  const opener = await host.player();
  const table = await open(opener, { seats: [bot, bot] });
  await opener.watch(table);
  while (refusals > 0) {
    ports.time += 5000;
    await host.server.sweeper.sweep();
  }
  ports.time += 5000;
  await host.server.sweeper.sweep();
  await opener.until(table, ({ status }) => status === 'over');
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
  const place = (await threads.choose(job, ann))!;
  expect(place).toMatch(/^place:1@/);
  await threads.close();
  const next = { ...job, moves: [...job.moves, place], seed: 2 };
  expect(await threads.choose(next, ann)).toMatch(/^pick:[5-8]$/);
  // after an undo, or another move, it would have to think again
  await expect(threads.choose(job, ann)).rejects.toThrow('closed');
});

test('a level that answers at once does not wait behind those that search, whoever has opened how many', async () => {
  const threads = startBotPool({ threads: 1, queue: 100 });
  const order: string[] = [];
  const think = (spec: string, opener: string, hasPeople: boolean) =>
    threads
      .choose({ ...firstTake, spec, ...(spec === 'squire' ? {} : { budget }) }, { opener, hasPeople })
      .then(() => void order.push(spec))
      .catch(unlessClosed);
  const slow = Array.from({ length: 30 }, () => think('grandmaster', 'max', false));
  expect(threads.waiting).toBe(29);
  await think('squire', 'ann', true);
  expect(order).toEqual(['squire']);
  await threads.close();
  await Promise.all(slow);
});

test('a full queue gives up turns of bots among themselves, never of people', async () => {
  const threads = startBotPool({ threads: 1, queue: 1 });
  const ask = (hasPeople: boolean) => threads.choose({ ...firstTake, budget }, { opener: 'max', hasPeople });
  const first = ask(false).catch(unlessClosed);
  const second = ask(false);
  const third = ask(true).catch(unlessClosed);
  expect(await second).toBeUndefined();
  expect(await ask(false)).toBeUndefined();
  expect(await ask(true)).toBeUndefined();
  await threads.close();
  await Promise.all([first, third]);
});

test('a turn that waits long for a thread is not taken over by another process', async () => {
  const ports = new FakePorts();
  const store = await temporaryStore();
  const shared = { ...store, isShared: true, close: async () => undefined };
  let thoughts = 0;
  const never = pool(() => new Promise<never>(() => void thoughts++));
  const [one, other] = [
    await startTestServer({ store: shared, ports, pool: never }),
    await startTestServer({ store: shared, ports, pool: never }),
  ];
  await open(await one.player(), { seats: [bot, bot] });
  // it has the turn before the other looks for turns that nobody has
  await soon(() => expect(thoughts).toBe(1));
  for (let seconds = 0; seconds < 12; seconds += 2) {
    ports.time += 2000;
    await one.server.bots.renewLeases();
    await other.server.sweeper.sweep();
  }
  expect(thoughts).toBe(1);
  ports.time += 6000; // the process that thinks is gone
  await other.server.sweeper.sweep();
  // a sweep only begins it
  await soon(() => expect(thoughts).toBe(2));
  await Promise.all([one.stop(), other.stop()]);
  await store.close();
});

test('what a bot will choose cannot be told from the table', async () => {
  const seeds: number[] = [];
  for (const name of ['one', 'other']) {
    const noting = pool(async job => {
      seeds.push(job.seed);
      return undefined;
    });
    const ports = new FakePorts();
    const secret = {
      now: () => ports.now(),
      monotonic: () => ports.monotonic(),
      randomBytes: (count: number) => (count === 16 ? Buffer.alloc(16, name) : ports.randomBytes(count)),
    };
    const host = await startTestServer({ pool: noting, ports: secret });
    await open(await host.player(), { seats: [bot, bot] });
    await host.stop();
  }
  expect(seeds[0]).not.toBe(seeds[1]);
});

test.runIf(process.platform === 'linux')('bots think in threads that give way to people', async () => {
  const nice = () =>
    readdirSync('/proc/self/task').flatMap(thread => {
      const file = `/proc/self/task/${thread}/stat`;
      return existsSync(file) ? [Number(readFileSync(file, 'utf8').split(') ')[1]!.split(' ')[16])] : [];
    });
  const before = nice();
  const threads = startBotPool({ threads: 1, queue: 1 });
  await threads.choose({ ...firstTake, spec: 'random' }, ann);
  expect(Math.max(...nice())).toBeGreaterThanOrEqual(10);
  expect(Math.min(...nice())).toBe(Math.min(...before));
  await threads.close();
});
