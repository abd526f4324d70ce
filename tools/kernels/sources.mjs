// The files that a kernel or a program is made of.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages with C++ in them. */
const HOMES = ['bots', 'vision'];
export const folderOf = home => fileURLToPath(new URL(`../../packages/${home}`, import.meta.url));
export const BOTS = folderOf('bots');

export const hashOf = bytes => createHash('sha256').update(bytes).digest('hex');

/**
 * The source and all it includes by a name in quotes, in the order of their paths: a name is looked for beside the file
 * that includes it, then in the folders. What a condition leaves out counts, too.
 */
export function filesOf({ home, source, folders }, root = folderOf(home)) {
  const found = new Set();
  const follow = file => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name] of text.matchAll(/^\s*#\s*include\s+"([^"]+)"/gm))
      follow(locate(file, name, folders, root));
  };
  follow(source);
  return [...found].sort((one, other) => (one < other ? -1 : 1));
}

function locate(from, name, folders, root) {
  const file = [dirname(from), ...folders]
    .map(folder => `${folder}/${name}`)
    .find(path => existsSync(join(root, path)));
  if (!file) throw new Error(`${from} includes ${name}, which is in none of ${folders.join(', ')}`);
  return file;
}

/** Sources as the compiler sees them: it sees only what it is given, and no path upwards. */
export function treeOf(files, root) {
  const tree = {};
  for (const file of files) {
    const names = file.split('/');
    const last = names.pop();
    const folder = names.reduce((at, name) => (at[name] ??= {}), tree);
    folder[last] = readFileSync(join(root, file), 'utf8');
  }
  return tree;
}

/**
 * All C++ files that are compiled by themselves.
 *
 * @public for its test
 */
export function allPrograms() {
  return HOMES.flatMap(home =>
    ['engine', 'training'].flatMap(folder =>
      readdirSync(join(folderOf(home), folder), { recursive: true })
        .map(name => `${home}/${folder}/${name.replaceAll('\\', '/')}`)
        .filter(name => /\.(cpp|cu)$/.test(name)),
    ),
  );
}
