import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { catalogues } from './vite/catalogues.ts';
import { compressed } from './vite/compressed.ts';
import { fonts } from './vite/fonts.ts';
import { mixedColours } from './vite/mixed-colours.ts';
import { offline } from './vite/offline.ts';
import { pictures } from './vite/pictures.ts';
import { sprite } from './vite/sprite.ts';

const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[];
};

/** `chrome >= 109` as Vite calls it: `chrome109`. */
const targets = (rows: readonly string[]) =>
  rows.map(row => row.replace(' >= ', '').replace('ios_saf', 'ios'));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [sprite(), pictures(), catalogues(), fonts(), mixedColours(), offline(), compressed()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: targets(browserslist),
    outDir: 'dist',
    emptyOutDir: true,
    // nothing becomes a data: address, so that the page can forbid them
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // a file costs a round trip: what the page begins with is one, and so is the first screen with all it imports
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'home', test: /[\\/]src[\\/]home[\\/]home\.tsx$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // the server that `npm run dev` talks to
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
