/** The embedded PostgreSQL made ready to run. */
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Copies the package's folder `native` to where the user who runs it can read it: root must start PostgreSQL as
 * somebody else, who may have no access to the project. npm packages hold no symbolic links; the package's install
 * script makes those of the libraries, and npm may not have run it.
 */
export function copyEmbedded(native: string, copy: string): string {
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const link = join(copy, relative('native', target));
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  return join(copy, 'bin');
}
