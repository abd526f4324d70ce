// The compiler of the kernels, fetched when it is needed first: 100 MB that nobody needs who does not change a kernel.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { COMPILER } from './table.mjs';

const HOME = 'node_modules/.cache/kernels';
const CACHE = fileURLToPath(new URL(`../../${HOME}`, import.meta.url));

/** What to type where it cannot be fetched by itself. */
const COMMAND = `npm install --no-save --prefix ${HOME} ${COMPILER}`;

/** Why it is not there, and nothing where it is. */
export async function missingCompiler() {
  if (isInstalled(COMPILER)) return undefined;
  const [program, ...args] = [...COMMAND.split(' '), '--no-audit', '--no-fund', '--loglevel', 'error'];
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // without what an npm that started us says to those it starts
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  try {
    await promisify(execFile)(program, args, { cwd: root, env });
    return undefined;
  } catch (error) {
    const reason = error.stderr?.split('\n').find(line => line.trim() !== '') ?? error.message;
    return `the compiler of the bots' kernels is not here (${COMMAND}): ${reason}`;
  }
}

function isInstalled(wanted) {
  const [, name, version] = /^(.+)@(.+)$/.exec(wanted);
  const manifest = join(CACHE, 'node_modules', name, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
}

const load = path => import(pathToFileURL(join(CACHE, 'node_modules', path)).href);

/** Runs Clang on files as a tree of names; returns that tree with what it has written. */
export async function runClang(args, files) {
  const { runClang: run, runLLVM, Exit } = await load('@yowasp/clang/gen/bundle.js');
  // it tells how much of itself it has read unless it is asked to read first
  await runLLVM(null, {}, { fetchProgress: () => {} });
  let said = '';
  const hear = bytes => {
    said += bytes === null ? '' : new TextDecoder().decode(bytes);
  };
  try {
    return await run(['clang++', ...args], files, { stdout: hear, stderr: hear });
  } catch (error) {
    throw error instanceof Exit ? new Error(said) : error;
  }
}
