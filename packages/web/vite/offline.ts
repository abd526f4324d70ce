/** Writes the service worker with the list of files that make up the page. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { lettersForSome } from './letters.ts';

const WORKER = fileURLToPath(new URL('../src/offline/worker.js', import.meta.url));
/** The page is kept as `/`; maps and licences are for people who look for them; no level plays by the nets for the whole table yet. */
const NOT_KEPT = /^index\.html$|\.map$|^licences\/|\/table-[57]-/;
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));

export function offline(): Plugin {
  return {
    name: 'kingdomino-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter(name => !NOT_KEPT.test(name));
      const later = lettersForSome(bundle);
      const files = ['/', ...built.filter(name => !later.includes(name)).map(name => `/${name}`)];
      const copied = readdirSync(PUBLIC).map(name => `/${name}`);
      const hash = createHash('sha256').update(JSON.stringify([files, later]));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const source = readFileSync(WORKER, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("['__FILES__']", JSON.stringify([...files, ...copied]))
        .replace("['__LETTERS__']", JSON.stringify(later.map(name => `/${name}`)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
