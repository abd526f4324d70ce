/**
 * Writes packages/rules/golden/learning.json: hashes of the numbers of legal decisions and of the encoding, in golden
 * positions. Only once: trained programs stand on these numbers, so that they never change.
 *
 *   npm run build && node tools/generate/write-golden-learning.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parsePosition } from '@kingdomino/rules';
import { sha256, toHex } from '@kingdomino/rules/hashing';
import { encodePosition, legalActions } from '@kingdomino/rules/learning';

const golden = new URL('../../packages/rules/golden/', import.meta.url);
const positions = JSON.parse(readFileSync(new URL('positions.json', golden), 'utf8'));
const rows = positions
  .filter(({ games }) => games.startsWith('version-2/'))
  .map(({ text }) => {
    const { game, state } = parsePosition(text).value;
    const hash = array => toHex(sha256(new Uint8Array(array.buffer))).slice(0, 16);
    const actions = legalActions(game, state);
    return { text, actions: hash(actions), values: hash(encodePosition(game, state)) };
  });
writeFileSync(
  new URL('learning.json', golden),
  `[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n`,
  {
    flag: 'wx',
  },
);
console.log(`${rows.length} positions`);
