/** Nothing that leaves the server before the end of a game depends on what is not dealt yet. */
import { toHex } from '@kingdomino/rules/hashing';
import type { Table } from '@kingdomino/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '../storage/store.ts';
import { openForTwo, playOn, someMove, tableOf } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { quickPool } from '../testing/fake-bot-pool.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer, temporaryStore } from '../testing/test-server.ts';

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
  const { player } = JSON.parse(await read(host, '/api/me', token)) as { player: { id: string } };
  const urls = [
    `/api/players/${player.id}/games`,
    `/api/players/${player.id}/statistics`,
    '/api/me/games/export.ndjson',
    '/api/me/opponents',
    `/api/tables/${table}/events`,
    `/api/tables/${table}/record`,
    '/api/tables?list=watch',
    '/api/tables?list=mine',
    '/api/me/order',
    '/api/me/news',
    '/api/me/challenges',
  ];
  return Promise.all(urls.map(url => read(host, url, token)));
}

async function read(host: TestServer, url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await host.server.app.inject({ url, headers })).body;
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

test('the seed of the day is in nothing that leaves the server before the day is over', async () => {
  const ports = new FakePorts('daily-leak');
  const host = await startTestServer({
    ports,
    pool: quickPool(),
    silence: Number.POSITIVE_INFINITY,
    settings: { LOG_LEVEL: 'trace' },
  });
  const [ann, bob] = [await host.player(), await host.player()];
  for (const player of [ann, bob]) player.keepsTexts = true;
  const [table, other] = [ann, bob].map(async player => {
    const id = tableOf(await player.request({ type: 'daily', game: 'duel' }));
    await playOn(player, id);
    return id;
  });
  const [own, bobs] = [await table!, await other!];
  await ann.watch(bobs);
  await ann.request({ type: 'rematch', table: own });
  const day = new Date(ports.time).toISOString().slice(0, 10);
  const deal = `daily-duel-${day}`;
  const urls = [`/api/daily/duel/${day}`, `/api/daily/duel/${day}/results`, '/api/daily/duel/history'];
  const all = async () => [
    ...(await readEverything(host, own, ann.token)),
    ...(await readEverything(host, bobs, ann.token)),
    ...(await Promise.all(
      [...urls, '/api/daily', `/api/deals/${deal}`].map(url => read(host, url, ann.token)),
    )),
    JSON.stringify(await host.server.perform('daily', '')),
    JSON.stringify(await host.server.perform('table', own)),
    ...ann.heard,
    ...bob.heard,
    ...host.log,
  ];
  const seed = await host.store.readDealSeed(deal);
  const texts = (await all()).join('\n');
  expect(texts).not.toContain(seed);
  expect(texts).not.toContain(await host.store.readDealSeed(deal.replace(day, dayAfter(day))));
  ports.time += 2 * 86_400_000;
  const told = await Promise.all([
    read(host, urls[0]!, ann.token),
    read(host, `/api/tables/${own}/record`, ann.token),
    read(host, `/api/deals/${deal}`, ann.token),
  ]);
  for (const text of told) expect(text).toContain(seed);
  await host.stop();
});

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

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
