/** A server that is told to stop, as a deployment does: players notice a reconnect, nothing else. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, verifyRecord } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { openForTwo, playOn } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';

test('stops with exit status 0 in the middle of games and goes on with them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-restart-'));
  const settings = {
    DATA_DIR: folder,
    RATE_PER_CONNECTION: '1000',
    RATE_PER_PLAYER: '1000',
    RATE_PER_ADDRESS: '1000',
  };
  const server = new ServerProcess(await freePort(), settings, { seed: 'restart' });
  await server.start();
  const [ann, bob] = [await PlayerClient.register(server.origin), await PlayerClient.register(server.origin)];
  await Promise.all([ann.connect(), bob.connect()]);
  const goodbyes: unknown[] = [];
  ann.onOther = answer => answer.type === 'goodbye' && goodbyes.push(answer);
  const table = await openForTwo(ann, bob);
  const game = Promise.all([playOn(ann, table), playOn(bob, table)]);
  await ann.until(table, ({ version }) => version > 20);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(goodbyes).toMatchObject([{ type: 'goodbye', reason: 'restart', retryAfter: expect.any(Number) }]);
  await server.start();
  const [one, other] = await game;
  expect(one.events).toEqual(other.events);
  const record = (await (await fetch(`${server.origin}/api/tables/${table}/record`)).json()) as GameRecord;
  expect(verifyRecord(record).ok).toBe(true);
  for (const player of [ann, bob]) player.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
});

/** It used to listen before it heard signals, and its bots' thread could not be ended while it was loading. */
test('stops with exit status 0 when it has only just started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-restart-'));
  const server = new ServerProcess(await freePort(), { DATA_DIR: folder }, { seed: 'just started' });
  for (const _store of ['new', 'found']) {
    await server.start();
    expect(await server.end('SIGTERM')).toBe(0);
  }
  rmSync(folder, { recursive: true });
});

test.each([[{ WEB_DIR: '/nowhere/page' }, 'WEB_DIR: there is no index.html in /nowhere/page']])(
  'says clearly that %j is wrong',
  async (settings, text) => {
    const failure = await new ServerProcess(1, settings).start().catch((error: Error) => error.message);
    expect(failure).toContain(text);
  },
);

test('says clearly why it cannot start', async () => {
  const server = new ServerProcess(1, {
    PORT: 'many',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://secret@host',
  });
  const failure = await server.start().catch((error: Error) => error.message);
  expect(failure).toContain('PORT must be a whole number from 0 to 65535, not "many"');
  expect(failure).toContain('LOG_LEVEL must be one of');
  expect(failure).toContain('DATABASE_URL must begin with postgres://');
  expect(failure).not.toContain('secret');
});
