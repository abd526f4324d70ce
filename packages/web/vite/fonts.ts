/**
 * The letters of the page as `virtual:fonts.css`, cut from npm packages. They are not asked for before the style sheet
 * is there: on a slow line they would keep it waiting, and what stands in for them takes the same room.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cutFonts, fileOf, licenceOf } from './fonts/cut.ts';
import { FAMILIES } from './fonts/families.ts';

const ID = 'virtual:fonts.css';
/** Figures and punctuation are in them. */
const FIRST = FAMILIES.map(family => fileOf(family, 'basic'));

export function fonts(): Plugin {
  let folder = '';
  return {
    name: 'kingdomino-fonts',
    configResolved: config => {
      folder = join(config.cacheDir, 'fonts');
    },
    buildStart: () => cutFonts(folder),
    resolveId: id => (id === ID ? join(folder, 'fonts.css') : undefined),
    generateBundle() {
      for (const family of FAMILIES)
        this.emitFile({
          type: 'asset',
          fileName: `licences/${family.name.toLowerCase()}.txt`,
          source: licenceOf(family),
        });
    },
  };
}

interface Built {
  readonly type: string;
  readonly names?: readonly string[];
}
type Bundle = Readonly<Record<string, Built>>;

/** The built files of letters that not everybody needs. */
export function fontsForSome(bundle: Bundle): string[] {
  const first = fontsForAll(bundle);
  return Object.keys(bundle).filter(file => file.endsWith('.woff2') && !first.includes(file));
}

function fontsForAll(bundle: Bundle): string[] {
  return Object.keys(bundle).filter(file => bundle[file]!.names?.some(name => FIRST.includes(name)));
}
