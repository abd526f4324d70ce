import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'seeded-chance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two tests that draw in every way, and fail. */
const SOURCE = `
  import crypto, { randomBytes } from 'node:crypto';
  import fc from ${JSON.stringify(fileOf('../../node_modules/fast-check/lib/fast-check.js'))};
  const draw = async name => console.log(name, JSON.stringify([
    Math.random(),
    randomBytes(3).toString('hex'),
    globalThis.crypto.getRandomValues(new Uint16Array(1))[0],
    await new Promise(resolve => crypto.randomBytes(2, (_, bytes) => resolve(bytes.toString('hex')))),
    fc.sample(fc.integer(), 1),
  ]));
  for (const name of ['one', 'other']) test(name, async () => {
    await draw(name);
    expect(1).toBe(2);
  });
`;

/** What the tests drew, and what they said to be repeated by. */
function run(seed: string, ...flags: readonly string[]) {
  writeFileSync(join(folder, 'some.test.mjs'), SOURCE);
  const setup = JSON.stringify({ test: { globals: true, setupFiles: [fileOf('./seeded-chance.ts')] } });
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${setup};`);
  const vitest = fileOf('../../node_modules/vitest/vitest.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', ...flags], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SEED: seed, NO_COLOR: '1' },
  });
  const drawn = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(stdout)?.[1];
  return { one: drawn('one'), other: drawn('other'), said: stderr };
}

test('a test draws the same each time, alone or among others; another test and another seed draw otherwise', () => {
  const first = run('5');
  expect(first.one).toMatch(/^\[0\.\d+,"\w{6}",\d+,"\w{4}",\[-?\d+\]\]$/);
  expect(run('5', '-t', 'other')).toMatchObject({ one: undefined, other: first.other });
  expect(new Set([first.one, first.other, run('6').one]).size).toBe(3);
  expect(first.said).toContain('repeat it by SEED=5 npx vitest run some.test.mjs -t "other"');
});
