/** A bot's worker that does not come, stops, or says nothing never holds up a game. */
import { GAMES } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { type BotAnswer, BotClient, type BotNeeds, type Thinker } from './bot-client.ts';

const JOB = {
  game: 'duel',
  options: { players: 2 },
  moves: ['first:0', 'roll:0,0,0,0'],
  spec: 'duke',
  seed: 1,
} as const;

/** A client whose workers behave as listed, the last one for ever. */
function clientOf(...workers: ((end: () => void) => Partial<Thinker>)[]) {
  const log: string[] = [];
  let started = 0;
  const client = new BotClient({
    start: () => {
      const worker = workers[Math.min(started, workers.length - 1)]!;
      log.push(`start ${++started}`);
      const never = new Promise<never>(() => undefined);
      const end = () => void log.push('end');
      const stop = () => void log.push('stop');
      const prepare = ({ spec }: BotNeeds) => void log.push(`prepare ${spec}`);
      return { prepare, choose: () => never, stop, failed: never, end, ...worker(end) };
    },
    // only the limit takes any time
    pause: milliseconds =>
      milliseconds < 10_000 ? Promise.resolve() : new Promise(resolve => setImmediate(resolve)),
    onTrouble: () => log.push('trouble'),
    onStandIn: level => log.push(`for ${level}`),
  });
  return { client, log };
}

const answers = (answer: BotAnswer) => () => ({ choose: () => Promise.resolve(answer) });
const fails = () => ({ failed: Promise.reject<never>(new Error('not loaded')) });
const GOOD = answers({ move: 'take:1', isStandIn: false });

test('a worker that answers is asked again and again', async () => {
  const { client, log } = clientOf(GOOD);
  expect([await client.choose(JOB), await client.choose(JOB)]).toEqual(['take:1', 'take:1']);
  expect(log).toEqual(['start 1']);
});

test('a bot is prepared in the worker that will be asked, before anybody asks', async () => {
  const { client, log } = clientOf(GOOD);
  client.prepare(JOB);
  expect(log).toEqual(['start 1', 'prepare duke']);
  expect(await client.choose(JOB)).toBe('take:1');
  expect(log).toEqual(['start 1', 'prepare duke']);
});

test('a worker that fails while it prepares a bot is started again with the first question', async () => {
  const { client, log } = clientOf(fails, GOOD);
  client.prepare(JOB);
  expect(await client.choose(JOB)).toBe('take:1');
  expect(log).toEqual(['start 1', 'prepare duke', 'end', 'trouble', 'start 2']);
});

test('a worker hears that nobody waits any more, as long as somebody did', async () => {
  let answer: (value: BotAnswer) => void = () => undefined;
  const { client, log } = clientOf(() => ({ choose: () => new Promise(resolve => (answer = resolve)) }));
  const thinking = new AbortController();
  const choice = client.choose(JOB, thinking.signal);
  await new Promise(resolve => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
  thinking.abort();
  answer({ move: 'take:2', isStandIn: false });
  expect([await choice, log]).toEqual(['take:2', ['start 1', 'stop']]);
  const late = new AbortController();
  const next = client.choose(JOB, late.signal);
  await Promise.resolve();
  await Promise.resolve();
  answer({ move: 'take:3', isStandIn: false });
  await next;
  late.abort();
  expect(log).toEqual(['start 1', 'stop']);
});

test('a worker that does not come is fetched again, and that is said', async () => {
  const { client, log } = clientOf(fails, fails, GOOD);
  expect(await client.choose(JOB)).toBe('take:1');
  expect(log).toEqual(['start 1', 'end', 'trouble', 'start 2', 'end', 'trouble', 'start 3']);
});

test('a worker that says nothing is ended and started again', async () => {
  const { client, log } = clientOf(() => ({}), GOOD);
  expect(await client.choose(JOB)).toBe('take:1');
  expect(log).toEqual(['start 1', 'end', 'trouble', 'start 2']);
});

test('without any worker a stand-in makes legal moves, said once, and the next question tries again', async () => {
  const { client, log } = clientOf(fails, fails, fails, fails, GOOD);
  const { duel } = GAMES;
  const state = duel.start({ players: 2 });
  for (const text of JOB.moves) {
    const move = duel.parse(text);
    if (move.ok) duel.advance(state, move.value);
  }
  for (let question = 0; question < 2; question++) {
    const move = duel.parse(await client.choose(JOB));
    expect(move.ok && duel.check(state, move.value).ok).toBe(true);
  }
  expect(log.filter(line => line === 'for duke')).toHaveLength(1);
  expect(log.filter(line => line === 'trouble')).toHaveLength(3);
  expect(await client.choose(JOB)).toBe('take:1');
});

test('weights that do not come are said once for each level, and again after they had come', async () => {
  const weak = { move: 'take:0', isStandIn: true };
  const strong = { move: 'take:1', isStandIn: false };
  const list = [weak, weak, strong, weak];
  const { client, log } = clientOf(() => ({ choose: () => Promise.resolve(list.shift()!) }));
  for (let question = 0; question < 4; question++) await client.choose(JOB);
  expect(log).toEqual(['start 1', 'for duke', 'for duke']);
});
