// Node in another version, from the registry that the project's packages come from: the npm package `node` has its
// binaries in one package for each system. They are kept in node_modules/.cache.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/nodes', import.meta.url));

/**
 * What the package `node` would install: those for Macs with ARM have a name of their own.
 *
 * @public for its test
 */
export function packageName(platform = process.platform, arch = process.arch) {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Its exact version, and the environment in which commands find it before any other. */
export function nodeBinary(version) {
  const home = join(CACHE, version);
  const name = packageName();
  const file = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(file)) install(`${name}@${version}`, home);
  const exact = execFileSync(file, ['--version'], { encoding: 'utf8' }).trim().slice(1);
  return {
    version: exact,
    env: { ...ownEnvironment(), PATH: `${dirname(file)}${delimiter}${process.env.PATH}` },
  };
}

function install(wanted, home) {
  console.log(`Fetching ${wanted}`);
  try {
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];
    execFileSync('npm', ['install', ...quiet, '--prefix', home, wanted], {
      env: ownEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    console.error(`There is no ${wanted} to be had: npm view ${wanted} version`);
    process.exit(1);
  }
}

/** Without what the npm that started us says to those it starts. */
function ownEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_OPTIONS$/.test(name)),
  );
}
