/** What is stored is for nobody else on the machine, and a copy of it can be opened. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openStore } from './open-store.ts';

const logger = pino({ level: 'silent' });
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kd-private-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = async (name: string) =>
  (await openStore(readConfig({ DATA_DIR: join(folder, name) }), logger)).store;
const newPlayer = (id: string) => ({
  id,
  name: id,
  bot: false,
  createdAt: 1,
  token: { hash: id, player: id, kind: 'session' as const },
});

test.skipIf(process.platform === 'win32')(
  'folder, database and backup are private, old ones too',
  async () => {
    mkdirSync(join(folder, 'old'), { mode: 0o755 });
    writeFileSync(join(folder, 'old', 'kingdomino.db'), '');
    for (const name of ['new', 'old']) {
      chmodSync(folder, 0o755);
      const store = await open(name);
      await store.createPlayer(newPlayer('ann'));
      const copy = join(folder, `${name}-copy.db`);
      await store.backup!(copy);
      const data = join(folder, name);
      const files = readdirSync(data).filter(file => file.startsWith('kingdomino.db'));
      expect(files).toContain('kingdomino.db-wal');
      expect(new Set([copy, ...files.map(file => join(data, file))].map(modeOf))).toEqual(new Set(['600']));
      expect(modeOf(data)).toBe('700');
      await store.close();
    }
  },
);

test('a backup is a store: it has what was there, goes on, and is of another generation', async () => {
  const store = await open('kept');
  expect([await store.keepGeneration('first'), await store.keepGeneration('other')]).toEqual([
    'first',
    'first',
  ]);
  await store.createPlayer(newPlayer('ann'));
  mkdirSync(join(folder, 'restored'));
  await store.backup!(join(folder, 'restored', 'kingdomino.db'));
  await store.createPlayer(newPlayer('bob'));
  await store.close();
  const restored = await open('restored');
  expect([await restored.playerById('ann'), await restored.playerById('bob')]).toMatchObject([
    { name: 'ann' },
    undefined,
  ]);
  expect(await restored.keepGeneration('the-next')).toBe('the-next');
  await restored.createPlayer(newPlayer('eve'));
  expect(await restored.playerById('eve')).toMatchObject({ name: 'eve' });
  await restored.close();
});
