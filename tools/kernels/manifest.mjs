// packages/bots/engine/built.json: of which sources, by which compiler and flags the shipped kernels were built.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS, filesOf, hashOf } from './sources.mjs';
import { COMPILER, KERNELS } from './table.mjs';

const FILE = join(BOTS, 'engine/built.json');

/** What a kernel is built of now. */
function entryOf(name) {
  const { flags, output, ...sources } = KERNELS[name];
  const hashed = file => [file, hashOf(readFileSync(join(BOTS, file)))];
  return {
    compiler: COMPILER,
    flags: flags.join(' '),
    sources: Object.fromEntries(filesOf(sources).map(hashed)),
    output: Object.fromEntries([hashed(output)]),
  };
}

const written = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** Notes that a kernel has just been built. */
export function note(name) {
  const all = { ...written(), [name]: entryOf(name) };
  const sorted = Object.fromEntries(Object.keys(KERNELS).map(key => [key, all[key]]));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * What has changed since a kernel was built, one line each; and the command that builds it again.
 *
 * @public for its test
 */
export function changesOf(name, was = written()[name], is = entryOf(name)) {
  const flat = entry => ({
    compiler: entry?.compiler,
    flags: entry?.flags,
    ...entry?.sources,
    ...entry?.output,
  });
  const [before, now] = [flat(was), flat(is)];
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    key => before[key] !== now[key],
  );
  return changed.map(key => `${name} was not built from this ${key}: node tools/build-kernels.mjs ${name}`);
}
