/** Nothing that leaves the server before the end of a game depends on what is not dealt yet. */
import { toHex } from '@kingdomino/rules/hashing';
import type { Table } from '@kingdomino/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from './storage/store.ts';
import { FakePorts } from './testing/fake-ports.ts';
import { openForTwo, someMove } from './testing/play.ts';
import type { PlayerClient } from './testing/player-client.ts';
import { startTestServer, type TestServer, temporaryStore } from './testing/test-server.ts';

interface Deal {
  readonly game: 'kingdomino' | 'duel';
  /** After this draw or roll the seed is exchanged. */
  readonly draws: number;
  readonly moves: number;
  readonly seedAfterwards: string | undefined;
}

const OTHER_SEED = 'f0'.repeat(32);

/** Everything that two players, a spectator, readers over HTTP and the log get until the next draw. */
async function transcript({ game, draws, moves, seedAfterwards }: Deal): Promise<string[]> {
  const real = await temporaryStore();
  const secrets: string[] = [];
  let isExchanged = false;
  const store: Store = {
    ...real,
    readSeed: async table => {
      const seed = await real.readSeed(table);
      secrets.push(seed);
      return isExchanged && seedAfterwards !== undefined ? seedAfterwards : seed;
    },
  };
  const host = await startTestServer({
    store,
    ports: new FakePorts('leak'),
    settings: { LOG_LEVEL: 'trace' },
  });
  const [one, other, spectator] = [await host.player(), await host.player(), await host.player()];
  for (const player of [one, other, spectator]) player.keepsTexts = true;
  const table = await openForTwo(one, other, { game, options: { players: 2 } });
  await spectator.watch(table);
  await playUntilDraw([one, other], table, draws, moves, () => {
    isExchanged = true;
  });
  const pages = await readEverything(host, table, one.token);
  await host.stop();
  const seen = [one, other, spectator].map(({ heard }) =>
    heard.filter(text => !text.includes('"presence"')).join('\n'),
  );
  const all = [...seen, ...pages, host.log.filter(line => !line.includes('listening')).join('\n')];
  expect(all.join('\n')).not.toContain(secrets[0]);
  return all;
}

/** Stops before the move that would bring the draw after `draws`. */
async function playUntilDraw(
  players: readonly PlayerClient[],
  id: string,
  draws: number,
  moves: number,
  onLastDraw: () => void,
): Promise<void> {
  const table = players[0]!.tables.get(id)!;
  for (let step = 0; ; step++) {
    const isLast = table.chanceMoves >= draws;
    if (isLast) onLastDraw();
    const move = someMove(table, moves + step);
    if (table.status !== 'playing' || (isLast && bringsDraw(table, move))) return;
    const mover = players[table.toAct!]!;
    const { version } = table;
    await mover.request({ type: 'move', table: id, version, move });
    await Promise.all(players.map(player => player.until(id, online => online.version > version)));
  }
}

function bringsDraw(table: Table, move: string): boolean {
  const { game, state } = table;
  const parsed = game.parse(move);
  return parsed.ok && typeof game.toAct(game.play(state, parsed.value)) !== 'number';
}

async function readEverything(host: TestServer, table: string, token: string): Promise<string[]> {
  const urls = [
    `/api/tables/${table}/events`,
    `/api/tables/${table}/record`,
    '/api/tables?list=watch',
    '/api/tables?list=mine',
  ];
  const headers = { authorization: `Bearer ${token}` };
  return Promise.all(urls.map(async url => (await host.server.app.inject({ url, headers })).body));
}

test('the bytes are the same whatever the seed will still deal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('kingdomino' as const, 'duel' as const),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      async (game, draws, moves, seed) => {
        const kept = await transcript({ game, draws, moves, seedAfterwards: undefined });
        const exchanged = await transcript({ game, draws, moves, seedAfterwards: toHex(seed) });
        expect(exchanged).toEqual(kept);
      },
    ),
    { numRuns: 6 },
  );
});

test('the test would notice: the next draw does differ', async () => {
  const next = async (seedAfterwards: string | undefined) => {
    const real = await temporaryStore();
    const ports = new FakePorts('leak');
    const store: Store = { ...real, readSeed: async table => seedAfterwards ?? real.readSeed(table) };
    const host = await startTestServer({ store, ports });
    const [one, other] = [await host.player(), await host.player()];
    const table = await openForTwo(one, other);
    const lines = one.tables.get(table)!.moves.map(({ text }) => text);
    await host.stop();
    return lines;
  };
  expect(await next(OTHER_SEED)).not.toEqual(await next(undefined));
});
