/**
 * Writes packages/rules/golden/version-2/<mode>.json, finished games that must replay to the same result for ever, and
 * their links, links.json. The games of version 1 were written by an earlier program and stay as they are.
 *
 *   npm run build && node tools/generate/write-golden.mjs [mode ...]
 *
 * Without names it writes the modes that have no file yet. A golden game is never rewritten because it fails: then the
 * rules changed, which needs a rule id, a decision and a new record version. Games are kept from random play, seed by seed, until every feature
 * of the game has been seen.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatLink } from '@kingdomino/rules';
import { MODES, playRandomly } from '@kingdomino/testkit';

const FEWEST = 2;
const MOST_SEEDS = 200_000;

/** What the golden games of a mode must show, as tests of a record and its last position. */
const FEATURES = {
  kingdomino: {
    discard: ({ moves }) => moves.some(move => move.startsWith('discard:')),
    east: ({ moves }) => moves.some(move => /^place:.*E$/.test(move)),
    south: ({ moves }) => moves.some(move => /^place:.*S$/.test(move)),
    west: ({ moves }) => moves.some(move => /^place:.*W$/.test(move)),
    north: ({ moves }) => moves.some(move => /^place:.*N$/.test(move)),
    middleKingdom: ({ options, result }) =>
      !options.middleKingdom || result.scores.some(score => score.middleKingdom > 0),
    offCentre: ({ options, result }) =>
      !options.middleKingdom || result.scores.some(score => score.middleKingdom === 0),
    harmony: ({ options, result }) => !options.harmony || result.scores.some(score => score.harmony > 0),
  },
  duel: {
    free: ({ moves }) => moves.some(move => /^draw:free[:+]/.test(move)),
    split: ({ moves }) => moves.some(move => /^draw:(free\+)?split:/.test(move)),
    both: ({ moves }) => moves.some(move => move.startsWith('both:')),
    turn: ({ moves }) => moves.some(move => /^draw:.*>/.test(move)),
    freeAndSplit: ({ moves }) => moves.some(move => move.startsWith('draw:free+split:')),
    freeAndTurn: ({ moves }) => moves.some(move => /^draw:free:.*>/.test(move)),
    splitAndTurn: ({ moves }) => moves.some(move => /^draw:split:.*>/.test(move)),
    turnInPass: ({ moves }) => moves.some(move => move.startsWith('pass:')),
    banner: ({ moves }) => moves.some(move => move.startsWith('banner:')),
    dignitary: ({ moves }) => moves.some(move => move.startsWith('dignitary:')),
    castleBonus: ({ moves }) => moves.some(move => move.includes('*')),
    pass: ({ moves }) => moves.includes('pass'),
    fullMap: (_, state) => state.maps.some(map => map.isFull()),
    nobodyDrew: (_, state) => state.drew.every(drew => drew === 0),
  },
};

const linksFile = goldenFile({ name: 'links' });
const links = existsSync(linksFile) ? JSON.parse(readFileSync(linksFile, 'utf8')) : {};

for (const mode of chosenModes()) {
  const file = goldenFile(mode);
  const records = goldenRecords(mode);
  writeFileSync(file, `[\n${records.map(record => JSON.stringify(record)).join(',\n')}\n]\n`);
  links[mode.name] = records.map(record => formatLink(record).value);
  console.log(`${mode.name}: ${records.length} games`);
}

writeFileSync(linksFile, `${JSON.stringify(links, null, 2)}\n`);

function chosenModes() {
  const names = process.argv.slice(2);
  return MODES.filter(mode => (names.length > 0 ? names.includes(mode.name) : !existsSync(goldenFile(mode))));
}

function goldenFile(mode) {
  return new URL(`../../packages/rules/golden/version-2/${mode.name}.json`, import.meta.url);
}

function goldenRecords(mode) {
  const missing = new Map(Object.entries(FEATURES[mode.game]));
  const records = [];
  for (let seed = 1; missing.size > 0 || records.length < FEWEST; seed++) {
    if (seed > MOST_SEEDS) throw new Error(`${mode.name} never showed ${[...missing.keys()].join(', ')}`);
    const { record, state } = playRandomly(mode, seed);
    const shown = [...missing].filter(([, isShown]) => isShown(record, state));
    if (shown.length === 0 && records.length >= FEWEST) continue;
    records.push(record);
    for (const [name] of shown) missing.delete(name);
  }
  return records;
}
