/** Two ways to get a browser. Each returns why it failed, in one line, or nothing. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Only for the one user who may. */
export function installByApt(): string | undefined {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('No browser for the tests yet: installing chromium with apt-get.');
  const failure = failureOf('apt-get', ['update']);
  if (failure) return failure;
  const install = (name: string) => failureOf('apt-get', ['install', '-y', '--no-install-recommends', name]);
  // some systems have the shell under no name of its own
  return install('chromium-headless-shell') && install('chromium');
}

/** Packages of Debian, for the one user who may install them; returns why it failed, in one line, or nothing. */
export function installPackages(names: readonly string[]): string | undefined {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`Not there for the tests yet: installing ${names.join(' and ')} with apt-get.`);
  return (
    failureOf('apt-get', ['update']) ??
    failureOf('apt-get', ['install', '-y', '--no-install-recommends', ...names])
  );
}

export function installByPlaywright(): string | undefined {
  console.log('No browser for the tests yet: downloading one with Playwright.');
  const folder = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
  const flags = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  return failureOf(process.execPath, [join(folder, 'cli.js'), 'install', ...flags, 'chromium']);
}

function failureOf(program: string, args: readonly string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
  if (status === 0) return undefined;
  return error?.message ?? firstError(`${stderr}\n${stdout}`) ?? `${program} ended with exit code ${status}`;
}

/** The first line that names an error. */
export function firstError(output: string): string | undefined {
  const lines = output.split('\n').map(line => line.trim());
  const found =
    lines.find(line => /^(?:e:|error\b)/i.test(line)) ?? lines.find(line => /^failed/i.test(line));
  return found?.slice(0, 160);
}
