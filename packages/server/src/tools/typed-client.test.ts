/** The typed client of examples/ is what the description makes of it, and it plays. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, RefusedError } from '../../../../examples/typed-client/kingdomino.mjs';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type Description, typedClient } from './typed-client.ts';

const folder = new URL('../../../../examples/typed-client/', import.meta.url);
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer();
});
afterAll(() => host.stop());

test('is up to date (write-client.ts says how to write it)', async () => {
  const description = (await host.server.app.inject('/api/openapi.json')).json<Description>();
  const { types, program } = typedClient(description);
  expect(readFileSync(new URL('kingdomino.d.mts', folder), 'utf8')).toBe(types);
  expect(readFileSync(new URL('kingdomino.mjs', folder), 'utf8')).toBe(program);
});

test('the example of its manual plays a move against a bot', async () => {
  const manual = readFileSync(new URL('README.md', folder), 'utf8');
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(manual) ?? [];
  const program = example
    .replace("'./kingdomino.mjs'", JSON.stringify(new URL('kingdomino.mjs', folder).href))
    .replace('http://127.0.0.1:3000', host.origin);
  const node = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect((await node).stdout).toMatch(/^played pick:\d+ at http.*\n$/);
});

test('plays a game by its list of legal moves, and throws what is refused', async () => {
  const { token, player } = await connect(host.origin).createBot({ name: 'Typed Bot' });
  expect(player.bot).toBe(true);
  const client = connect(host.origin, token);
  const opened = await client.sendCommand({
    type: 'create',
    id: 'open',
    game: 'duel',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'squire' }],
    clock: { kind: 'none' },
    absence: { kind: 'forfeit' },
    undo: false,
    visibility: 'link',
  });
  if (opened.type !== 'done') throw new Error(opened.type);
  const { table } = opened;
  await client.sendCommand({ type: 'ready', id: 'ready', table, salt: 'salt-of-the-client' });
  let version = 0;
  for (let count = 0; count < 4; ) {
    const news = await client.getEvents({ table, after: version, wait: 20 });
    version = news.from + news.events.length;
    const { toAct, moves, version: seen } = await client.getMoves({ table });
    if (toAct !== 0) continue;
    await client.sendCommand({ type: 'move', id: `move-${++count}`, table, version: seen, move: moves[0]! });
  }
  const record = await client.getRecord({ table });
  expect(record.moves.length).toBeGreaterThan(4);
  const refused = await client.getMoves({ table: 'no-such-table' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedError);
  expect(refused).toMatchObject({ status: 404, refused: { code: 'unknown-table' } });
});
