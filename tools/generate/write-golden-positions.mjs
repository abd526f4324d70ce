/**
 * Writes packages/rules/golden/positions.json: moments of the golden games as position texts, one of each mode as JSON too.
 *
 *   npm run build && node tools/generate/write-golden-positions.mjs
 *
 * It adds what is missing. A golden position is never rewritten because it fails: then the format changed, which needs a
 * new name, and the old one must still be read.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatPosition, positionToJson, replay } from '@kingdomino/rules';

const golden = new URL('../../packages/rules/golden/', import.meta.url);
const file = new URL('positions.json', golden);
const MOMENTS = [0, 1, 2, 3, 9, 24, 40, 57];

const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
for (const folder of ['version-1', 'version-2']) {
  for (const name of readdirSync(new URL(folder, golden)).sort()) {
    if (name === 'links.json' || known.some(({ games }) => games === `${folder}/${name}`)) continue;
    const [record] = JSON.parse(readFileSync(new URL(`${folder}/${name}`, golden), 'utf8'));
    for (const moves of [...MOMENTS.filter(each => each < record.moves.length), record.moves.length])
      known.push(moment(`${folder}/${name}`, record, moves));
  }
}
writeFileSync(file, `[\n${known.map(each => JSON.stringify(each)).join(',\n')}\n]\n`);
console.log(`${known.length} positions`);

function moment(games, record, moves) {
  const { game, state } = replay(record, moves).value;
  const json = moves === 40 ? { json: positionToJson(game, state) } : {};
  return { games, moves, text: formatPosition(game, state), ...json };
}
