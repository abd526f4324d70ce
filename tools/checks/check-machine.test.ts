/** What a machine lacks is said with the command that installs it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

/** A project with nothing but the tool. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kingdomino-machine-'));
  for (const file of ['package.json', 'tools/checks/check-machine.cjs'])
    cpSync(join(ROOT, file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(version = process.versions.node) {
  // the version is that of another Node as far as the tool can see
  const pretend = join(folder, 'pretend.cjs');
  writeFileSync(
    pretend,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );
  const args = ['--require', pretend, join(folder, 'tools/checks/check-machine.cjs')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

test.each(['18.20.8', '20.18.3', '16.20.2'])('Node %s is too old', version => {
  const { status, said } = check(version);
  expect(status).toBe(1);
  expect(said).toMatch(`Node 20.19 or newer is needed; this is ${version}. Install one: nvm install 24`);
});

test.each(['20.19.0', '22.0.0', '26.10.0'])(
  'Node %s is new enough; then the packages are looked for',
  version => {
    expect(check(version)).toEqual({ status: 1, said: 'The packages are not installed yet: npm ci' });
    mkdirSync(join(folder, 'node_modules/typescript'), { recursive: true });
    expect(check(version)).toEqual({ status: 0, said: '' });
  },
);

test('whoever installs, builds, starts, checks or tests hears of it first', () => {
  const { prepare, build, start, check: checks, test: tests } = MANIFEST.scripts;
  for (const script of [build, checks]) expect(script).toMatch(/^node tools\/checks\/check-machine\.cjs && /);
  for (const script of [prepare, start]) expect(script).toMatch(/^npm run build\b/);
  expect(tests).toMatch(/^npm run check && /);
  // the image builds, too
  const image = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  expect(image).toMatch(/COPY tools\/checks\/check-machine\.cjs[\s\S]*npm run build/);
});

test('npm may run the install scripts of exactly the packages that have some', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScripts = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(Object.keys(MANIFEST.allowScripts).sort()).toEqual(withScripts.sort());
});
