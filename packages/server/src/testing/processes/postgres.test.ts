/** The PostgreSQL that tests bring along, for machines that have none. */
import { cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs } from '@kingdomino/testkit';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { missingPostgres, startPostgres } from './postgres.ts';
import { findPostgres } from './postgres-programs.ts';

const PLATFORM = `${process.platform}-${process.arch}`;
const hasPackage = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].includes(PLATFORM);
const embedded = needs(hasPackage ? undefined : `no embedded PostgreSQL for ${PLATFORM}`);

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As `npm ci` leaves the package where its install script was not allowed to run, in a folder closed to others. */
function withoutLinks(): string {
  const programs = findPostgres([]);
  if (programs.from !== 'package') throw new Error(`PostgreSQL found ${programs.from}`);
  const copy = join(folder, 'native');
  mkdirSync(copy, { mode: 0o700 });
  cpSync(programs.folder, copy, {
    recursive: true,
    filter: source => !lstatSync(source).isSymbolicLink(),
  });
  return copy;
}

test(
  'the embedded PostgreSQL runs without a system installation, install scripts or open folders',
  embedded,
  async () => {
    const postgres = await startPostgres({ from: 'package', folder: withoutLinks() });
    const client = new Client(postgres.url);
    await client.connect();
    const { rows } = await client.query('select version()');
    expect(rows).toEqual([{ version: expect.stringMatching(/^PostgreSQL 18\./) }]);
    await client.end();
    await postgres.stop();
  },
);

test('an installation of the system comes first, if it is a whole one', () => {
  for (const name of ['half', 'whole']) mkdirSync(join(folder, name));
  for (const file of ['half/initdb', 'whole/initdb', 'whole/postgres']) writeFileSync(join(folder, file), '');
  const folders = ['none', 'half', 'whole'].map(name => join(folder, name));
  expect(findPostgres(folders)).toEqual({ from: 'system', folder: join(folder, 'whole') });
});

test('where there is none, the tests are skipped with a reason, but not in CI', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('aix');
  const programs = findPostgres([folder]);
  vi.restoreAllMocks();
  vi.stubEnv('CI', '');
  expect(missingPostgres(programs)).toContain('no embedded one for aix-');
  vi.stubEnv('CI', 'true');
  expect(missingPostgres(programs)).toBeUndefined();
  vi.unstubAllEnvs();
  await expect(startPostgres(programs)).rejects.toThrow('install PostgreSQL');
});
