/** Which files of the page are kept at the first visit, which once they are used, and the version of all of them. */
import { createHash } from 'node:crypto';
import { fontsForSome } from './fonts.ts';

interface BuiltFile {
  readonly type: string;
  readonly names?: readonly string[];
  /** The module that a script begins with. */
  readonly facadeModuleId?: string | null;
}
export type Built = Readonly<Record<string, BuiltFile>>;

/** The page is kept as `/`; maps and licences are for people who look for them. */
const NOT_KEPT = /^index\.html$|\.map$|^licences\//;
/** Nets with their kernels, and languages: a player needs one or two of them. English remains when no other can be had. */
const NET = /\.(?:bin|wasm)$/;
const LANGUAGE = /\/src\/locales\/(?:[a-z-]+\/)?(?!en\b)[a-z]{2}\.ts$/;

export interface OfflineFiles {
  readonly first: readonly string[];
  readonly later: readonly string[];
  readonly version: string;
}

/** `copied` are the files that the build leaves as they are, by name; their content is not in their names. */
export function offlineFiles(
  bundle: Built,
  page: string | Uint8Array,
  copied: Readonly<Record<string, Uint8Array>>,
): OfflineFiles {
  const fonts = fontsForSome(bundle);
  const isForSome = (name: string) =>
    fonts.includes(name) || NET.test(name) || LANGUAGE.test(bundle[name]!.facadeModuleId ?? '');
  const built = Object.keys(bundle).filter(name => !NOT_KEPT.test(name));
  const address = (name: string) => `/${name}`;
  const first = built.filter(name => !isForSome(name)).map(address);
  const later = built.filter(isForSome).map(address);
  const names = Object.keys(copied).map(address);
  const hash = createHash('sha256')
    .update(JSON.stringify([first, later, names]))
    .update(page);
  for (const content of Object.values(copied)) hash.update(content);
  return { first: ['/', ...first, ...names], later, version: hash.digest('hex').slice(0, 12) };
}
