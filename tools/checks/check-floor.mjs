/**
 * The built page asks nothing of a browser that the oldest of its `browserslist` has not, but for what it can do without.
 *
 *   npm run build && node tools/checks/check-floor.mjs
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newScriptFeatures, newStyleFeatures, ownNames } from './floor.mjs';

/** The page asks whether it is there, or looks or works well enough without it. */
const SPARED = new Map([
  ['.setAppBadge()', 'asked for'],
  ['navigator.setAppBadge', 'asked for'],
  ['navigator.clearAppBadge', 'asked for'],
  ['navigator.canShare', 'asked for: else the picture is saved'],
  ['navigator.share', 'asked for: else the link is copied'],
  ['.showPopover()', 'asked for: else the message is below an open dialog'],
  ['.grow()', 'of the memory of WebAssembly, where it is old; buffers have one that is new'],
  ['.moveBefore()', 'of Preact, which asks for it'],
  ['Symbol.dispose', 'of the signals, which ask for it'],
  ['font-family: ui-monospace', 'others follow'],
  [
    'color-mix()',
    'only with currentcolor: a shade under the pointer; all others are mixed by vite/mixed-colours.ts',
  ],
  ['zoom', 'pictures in the log are smaller'],
  ['forced-color-adjust', 'where it is missing no colours are forced'],
  ['forced-color-adjust: none', 'where it is missing no colours are forced'],
  ['align-content: safe', 'where it is missing the hand begins at its top'],
  ['round()', 'in @supports'],
  ['scrollbar-color', 'bars look like those of the machine'],
  ['text-wrap', 'lines break elsewhere'],
  ['text-wrap: balance', 'lines break elsewhere'],
  ['text-wrap: pretty', 'lines break elsewhere'],
]);

/** As MDN calls them too. Safari of a phone has the engine of its version; that it has no mouse is no lack. */
const BROWSERS = ['chrome', 'edge', 'firefox', 'safari'];

const web = fileURLToPath(new URL('../../packages/web', import.meta.url));
const dist = join(web, 'dist');
if (!existsSync(dist)) throw new Error('Build first: `npm run build`.');
const floor = readFloor(JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')).browserslist);
const used = new Map();
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const scripts = readBuilt('.js');
const own = new Set(scripts.flatMap(([, text]) => [...ownNames(text)]));
for (const [file, text] of scripts) note(file, newScriptFeatures(text, floor, own));
for (const [file, text] of readBuilt('.css')) note(file, newStyleFeatures(text, floor));
const missing = [...used].filter(([feature]) => !SPARED.has(feature));
for (const [feature, files] of missing)
  console.error(
    `${feature} is newer than the oldest browsers of packages/web/package.json: ${files.join(', ')}`,
  );
for (const feature of SPARED.keys())
  if (!used.has(feature))
    console.error(`${feature} is not used any more: tools/checks/check-floor.mjs spares it`);
if (missing.length > 0 || [...SPARED.keys()].some(feature => !used.has(feature))) process.exit(1);
console.log(
  `floor: ${Object.entries(floor)
    .map(entry => entry.join(' '))
    .join(', ')}`,
);

function readFloor(rows) {
  const versions = Object.fromEntries(rows.map(row => row.split(' >= ')));
  return Object.fromEntries(BROWSERS.map(name => [name, Number(versions[name])]));
}

function readBuilt(ending) {
  return files
    .filter(file => file.endsWith(ending))
    .map(file => [file, readFileSync(join(dist, file), 'utf8')]);
}

function note(file, features) {
  for (const feature of features) used.set(feature, [...(used.get(feature) ?? []), file]);
}
