/**
 * Removes from a package's dist what no source makes any more: the compiler leaves the output of deleted and renamed
 * files where it is, and npm would pack it. npm runs this in the package's folder before packing.
 *
 *   node tools/prune-dist.mjs [package folder]
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT = /^(.*?)(?:\.js|\.d\.ts)(?:\.map)?$/;

const folder = process.argv[2] ?? '.';
for (const file of readdirSync(join(folder, 'dist'), { recursive: true })) {
  const [, stem] = OUTPUT.exec(file) ?? [];
  if (stem === undefined) continue;
  const isMade = !stem.endsWith('.test') && existsSync(join(folder, 'src', `${stem}.ts`));
  if (!isMade) rmSync(join(folder, 'dist', file));
}
