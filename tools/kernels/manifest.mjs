// engine/built.json of a package: of which sources, by which compiler and flags the shipped kernels were built.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, folderOf, hashOf } from './sources.mjs';
import { COMPILER, KERNELS } from './table.mjs';

const fileOf = home => join(folderOf(home), 'engine/built.json');

/** What a kernel is built of now. */
function entryOf(name) {
  const { flags, output, ...sources } = KERNELS[name];
  const hashed = file => [file, hashOf(readFileSync(join(folderOf(sources.home), file)))];
  return {
    compiler: COMPILER,
    flags: flags.join(' '),
    sources: Object.fromEntries(filesOf(sources).map(hashed)),
    output: Object.fromEntries([hashed(output)]),
  };
}

function written(home) {
  const file = fileOf(home);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Notes that a kernel has just been built. */
export function note(name) {
  const { home } = KERNELS[name];
  const all = { ...written(home), [name]: entryOf(name) };
  const names = Object.keys(KERNELS).filter(key => KERNELS[key].home === home);
  const sorted = Object.fromEntries(names.map(key => [key, all[key]]));
  writeFileSync(fileOf(home), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * What has changed since a kernel was built, one line each; and the command that builds it again.
 *
 * @public for its test
 */
export function changesOf(name, was = written(KERNELS[name].home)[name], is = entryOf(name)) {
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
