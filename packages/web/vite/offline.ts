/** Writes the service worker with the lists of files that make up the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { nudgeWords } from './nudge-words.ts';
import { offlineFiles } from './offline-files.ts';

const WORKER = fileURLToPath(new URL('../src/offline/service-worker.js', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));

export function offline(): Plugin {
  return {
    name: 'kingdomino-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const copied = readdirSync(PUBLIC).map(name => [name, readFileSync(join(PUBLIC, name))]);
      const { first, later, version } = offlineFiles(
        bundle,
        page?.type === 'asset' ? page.source : '',
        Object.fromEntries(copied),
      );
      const source = readFileSync(WORKER, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify(first))
        .replace("['__LATER__']", JSON.stringify(later))
        .replace("['__WORDS__']", JSON.stringify(nudgeWords()));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
