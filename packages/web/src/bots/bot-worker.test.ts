/** The worker in which bots think: what each needs, and that it moves where nothing comes. */
import { type GameId, gameById } from '@kingdomino/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { movesUntil } from '../../e2e/support/positions.ts';
import type { BotWorker } from './bot-worker.ts';

/** The names of the files that were asked for, and what becomes of the weights among them. */
const asked: string[] = [];
let network: 'open' | 'cut' | 'silent' = 'open';

vi.mock('../../../bots/src/nets/read-bytes.ts', async original => {
  const { readBytes } = await original<typeof import('../../../bots/src/nets/read-bytes.ts')>();
  return {
    readBytes: (address: URL) => {
      const name = /([^/]+)\.bin$/.exec(address.href)?.[1];
      if (name === undefined) return readBytes(address);
      asked.push(name);
      if (network === 'cut') return Promise.reject(new Error('no network'));
      return network === 'silent' ? new Promise(() => undefined) : readBytes(address);
    },
  };
});

let worker: BotWorker;
vi.mock('comlink', () => ({
  expose: (exposed: BotWorker) => {
    worker = exposed;
  },
}));

beforeEach(async () => {
  asked.length = 0;
  network = 'open';
  // weights that have come stay: each test has a worker of its own
  vi.resetModules();
  await import('./bot-worker.ts');
});

const MIGHTY = { players: 2, mightyDuel: true };

/** A bot in the second seat has a choice to make. */
function jobFor(spec: string, game: GameId, options: Readonly<Record<string, unknown>>) {
  const rules = gameById(game);
  const made = movesUntil(
    game,
    options,
    (state, count) => count > 12 && rules.toAct(state) === 1 && rules.countMoves(state) > 1,
  );
  // few, so that it is quick
  return { game, options, spec, seed: 1, moves: made.map(({ move }) => move), budget: { simulations: 200 } };
}

test.each([
  ['squire', 'kingdomino', { players: 2 }, []],
  ['knight', 'kingdomino', MIGHTY, []],
  ['baron', 'kingdomino', { players: 2 }, []],
  ['duke', 'kingdomino', { players: 2 }, ['kingdomino-5']],
  ['duke', 'kingdomino', MIGHTY, ['kingdomino-7']],
  ['prince', 'kingdomino', { players: 2 }, ['kingdomino-5']],
  ['grandmaster', 'kingdomino', MIGHTY, ['kingdomino-7']],
  ['knight', 'duel', { players: 2 }, []],
  ['baron', 'duel', { players: 2 }, ['duel']],
  ['prince', 'duel', { players: 2 }, ['duel']],
  ['grandmaster', 'duel', { players: 2 }, ['duel']],
] as const)('a %s of %s (%o) moves by itself and fetches %o', async (level, game, options, weights) => {
  const { isStandIn } = await worker.choose(jobFor(level, game, options));
  expect(isStandIn).toBe(false);
  expect([...new Set(asked)]).toEqual(weights);
});

test('a bot whose weights do not come still moves', async () => {
  network = 'cut';
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const job = jobFor('grandmaster', 'kingdomino', { players: 2 });
  const { move, isStandIn } = await worker.choose(job);
  expect([...new Set(asked)]).toEqual(['kingdomino-5']);
  expect(isStandIn).toBe(true);
  expect(move).not.toBe('');
  expect(warn.mock.calls[0]![0]).toContain('greedy moves for grandmaster: ');
  warn.mockRestore();
});

test('nobody waits for what another bot needs', async () => {
  network = 'silent';
  const options = { players: 2 };
  worker.prepare({ game: 'duel', options, spec: 'grandmaster' });
  while (!asked.includes('duel')) await new Promise(resolve => setImmediate(resolve));
  const { isStandIn } = await worker.choose(jobFor('squire', 'duel', options));
  expect(isStandIn).toBe(false);
});
