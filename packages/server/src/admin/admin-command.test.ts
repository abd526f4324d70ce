/** `npm run admin`: beside a running server, when none runs, and as a program. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { needs } from '@kingdomino/testkit';
import { soon } from '@kingdomino/testkit/soon';
import { expect, test } from 'vitest';
import { builtUrl } from '../built-url.ts';
import { postgresPubSub } from '../pubsub/postgres-connection.ts';
import { ReconnectingPubSub } from '../pubsub/reconnecting-pubsub.ts';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { open, openForTwo, playOn } from '../testing/clients/play.ts';
import { missingPostgres, startPostgres } from '../testing/processes/postgres.ts';
import { startTestServer } from '../testing/test-server.ts';
import { runAdmin } from './admin-command.ts';
import { adminSocketPath, listenForAdmin } from './admin-socket.ts';

const ADMIN = fileURLToPath(builtUrl(import.meta.url, '../admin.js'));

test.skipIf(process.platform === 'win32')(
  'operators reach the store whether a server runs or not',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kd-admin-'));
    const settings = { DATA_DIR: join(folder, 'data') };
    const admin = (...words: string[]) => runAdmin(words, settings);
    await expect(admin('tables')).rejects.toThrow('there is no store at');
    expect(existsSync(settings.DATA_DIR)).toBe(false);
    mkdirSync(settings.DATA_DIR);
    const store = await openSqliteStore(join(settings.DATA_DIR, 'kingdomino.db'));
    const host = await startTestServer({ store });
    const door = await listenForAdmin(adminSocketPath(settings.DATA_DIR), (name, argument) =>
      host.server.perform(name, argument),
    );
    const table = await open(await host.player());
    expect(await admin('tables', 'open')).toContain(table);
    await admin('close', table);
    await expect(admin('close', 'nowhere')).rejects.toThrow('no such table');
    await admin('backup', join(folder, 'copy.db'));
    door.close();
    await host.stop();
    await leaveSocketBehind(adminSocketPath(settings.DATA_DIR));
    expect(JSON.parse(await admin('check'))).toMatchObject({ tables: 1, problems: [] });
    expect(existsSync(join(folder, 'copy.db'))).toBe(true);
    rmSync(folder, { recursive: true });
  },
);

/** As a server does that was killed. */
async function leaveSocketBehind(path: string): Promise<void> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(path, resolve));
  renameSync(path, `${path}.kept`);
  await new Promise(resolve => server.close(resolve));
  renameSync(`${path}.kept`, path);
}

test('operators see version, settings and commands, and no secret', async () => {
  const secrets = { DATABASE_URL: 'postgres://me:hush@db.example.org/game', METRICS_TOKEN: 'hush' };
  const settings = await runAdmin(['settings'], secrets);
  expect(settings).toContain('db.example.org');
  expect(settings).not.toContain('hush');
  const env = { PATH: process.env.PATH };
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, 'help'], { env });
  expect(stdout).toMatch(/version \d+\.\d+\.\d+/);
  expect(stdout).toContain('erase-player ID');
  await expect(promisify(execFile)(process.execPath, [ADMIN, 'dance'], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('there is no') as string,
  });
});

test('on PostgreSQL a running server hears of it at once, and nothing is complained of', {
  ...needs(missingPostgres()),
  timeout: 60_000,
}, async () => {
  const postgres = await startPostgres();
  const pubsub = new ReconnectingPubSub(postgresPubSub(postgres.url), 'host', () => undefined);
  const store = await openPostgresStore({ url: postgres.url, connections: 5, onError: () => undefined });
  await pubsub.open();
  const host = await startTestServer({ store, pubsub });
  const ann = await host.player();
  const goodbye = new Promise(resolve => {
    ann.onOther = answer => answer.type === 'goodbye' && resolve(answer.reason);
  });
  const table = await open(ann);
  await ann.watch(table);
  const env = { PATH: process.env.PATH, DATABASE_URL: postgres.url };
  const admin = (...words: string[]) => promisify(execFile)(process.execPath, [ADMIN, ...words], { env });
  // what was done is told, in one line, and nothing else
  const told = (task: string) =>
    new RegExp(`^\\{"level":30,[^\\n]*"task":"${task}",[^\\n]*"msg":"by the operator"\\}\\n$`);
  expect((await admin('close', table)).stderr).toMatch(told('close'));
  await ann.until(table, ({ status }) => status === 'closed');
  const [eve, bob] = [await host.player(), await host.player()];
  const ended = await openForTwo(eve, bob);
  await Promise.all([playOn(eve, ended), playOn(bob, ended)]);
  // a mistake leaves no process behind that the server would take for one that fell silent
  await expect(admin('close', ended)).rejects.toMatchObject({ code: 1 });
  expect((await store.readUptime({ now: 0, since: 0 })).processes).toHaveLength(1);
  // a name that is removed is removed from what the running server has in its memory, too
  await eve.request({ type: 'rename', name: 'Rude Eve' });
  const seen = await open(eve);
  const eventsOf = async () => (await host.ask(bob, 'GET', `/api/tables/${seen}/events`)).text;
  expect(await eventsOf()).toContain('Rude Eve');
  await admin('remove', eve.player.id, 'name');
  await soon(async () => expect(await eventsOf()).not.toContain('Rude Eve'));
  expect((await admin('ban', ann.player.id)).stderr).toMatch(told('ban'));
  expect(await goodbye).toBe('signedOut');
  await host.stop();
  await postgres.stop();
});
