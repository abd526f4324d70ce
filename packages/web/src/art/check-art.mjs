// node packages/web/src/art/check-art.mjs: contrast of the palette, list of symbols, weight of the sprite. Exits 1 on a miss.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSprite, readDrawings } from './build-sprite.mjs';

const MAX_GZIP = 45 * 1024;
const TEXT = 4.5;
const LARGE_OR_UI = 3;

/** foreground, background, least ratio */
const PAIRS = /** @type {const} */ ([
  ['on-wood', 'wood', TEXT],
  ['on-wood', 'wood-2', TEXT],
  ['ink', 'card', TEXT],
  ['ink', 'card-2', TEXT],
  ['ink-soft', 'card', TEXT],
  ['ink-soft', 'card-2', TEXT],
  ['on-parchment', 'parchment', TEXT],
  ['on-parchment', 'paper', TEXT],
  ['on-parchment', 'bone-1', TEXT],
  ['on-teal', 'teal', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-gold', 'gold', TEXT],
  ['on-gold', 'turn', TEXT],
  ...['danger', 'pink', 'yellow', 'green', 'blue'].flatMap(name =>
    ['card', 'card-2'].map(surface => /** @type {const} */ ([`${name}-text`, surface, TEXT])),
  ),
  ...['disc', 'discs', 'band', 'bands', 'solid', 'quarters'].flatMap(coat =>
    ['paper', 'parchment', 'bone-1'].map(surface => /** @type {const} */ ([`coat-${coat}`, surface, TEXT])),
  ),
  ['cross', 'paper', TEXT],
  ['rule-strong', 'card', LARGE_OR_UI],
  ['turn', 'wood', LARGE_OR_UI],
  ['focus', 'focus-halo', LARGE_OR_UI],
  ['focus', 'card', LARGE_OR_UI],
  ['gold', 'art-line', LARGE_OR_UI],
  ['wheat-1', 'art-line', LARGE_OR_UI],
  ['lake-1', 'art-line', LARGE_OR_UI],
  ['grassland-1', 'art-line', LARGE_OR_UI],
  ['wheat-2', 'wheat-1', 2],
]);

const here = name => fileURLToPath(new URL(name, import.meta.url));
const misses = [];

const [light, dark] = ['tokens.css', 'dark.css'].map(name => readTokens(readFileSync(here(name), 'utf8')));
if (Object.keys(light).join() !== Object.keys(dark).join())
  misses.push('light and dark name different tokens');
for (const [theme, tokens] of Object.entries({ light, dark })) {
  for (const [front, back, least] of PAIRS) {
    const ratio = contrast(tokens[front], tokens[back]);
    const line = `${theme.padEnd(5)} ${ratio.toFixed(2).padStart(5)} (${least}) ${front} on ${back}`;
    console.log(line);
    if (!(ratio >= least)) misses.push(line);
  }
}

const drawings = readDrawings(here('sprite'));
const files = [...drawings.keys()];
const listed = [...readFileSync(here('index.ts'), 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm)]
  .map(match => String(match[1]))
  .sort();
if (files.join() !== listed.join()) misses.push('index.ts and sprite/ name different symbols');
const used = new Set(
  [...drawings.values()].flatMap(text => [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(m => m[1])),
);
for (const name of used) if (!(name in light)) misses.push(`--${name} is drawn with but not in tokens.css`);
const size = gzipSync(buildSprite(here('sprite')), { level: 9 }).length;
console.log(`${files.length} symbols, ${size} bytes gzip`);
if (size > MAX_GZIP) misses.push(`the sprite weighs ${size} bytes gzip`);

if (misses.length > 0) {
  console.error(`\n${misses.join('\n')}`);
  process.exitCode = 1;
}

function readTokens(block) {
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(match => [match[1], match[2]]),
  );
}

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex) {
  const [red, green, blue] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
