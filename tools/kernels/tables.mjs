// Tables that the C++ engine and the trainers share with the packages in TypeScript, written from those: dominoes and dice from
// `rules`, the shape of the nets and the utility from `bots`. Paths are in packages/bots.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS } from './sources.mjs';

/** As built: run `npm run build` first. */
const load = path => import(new URL(`../../packages/${path}.js`, import.meta.url).href);
const rules = name => load(`rules/dist/${name}/index`);
const bots = name => load(`bots/dist/${name}`);

const COMMAND = 'node tools/build-kernels.mjs --tables';
const PER_LINE = 24;

/**
 * By path: what the file holds.
 *
 * @public for its test
 */
export async function tables() {
  const { DOMINO_COUNT, HALF_CROWNS, HALF_TERRAIN } = await rules('kingdomino');
  const { COATS, FACE_COAT, FACE_CROSSES, SPELLBOOK } = await rules('duel');
  const { NET_SHAPE, NET_SHAPE_HASH } = await bots('nets/net-shape');
  const { WIN_POINTS } = await bots('evaluation/utility');
  const { hidden, inner, outputs, pointsPerUnit } = NET_SHAPE;
  const halves = Array.from({ length: 2 * (DOMINO_COUNT + 1) }, (_, half) =>
    half < 2 ? 0 : HALF_TERRAIN[half] + 8 * HALF_CROWNS[half],
  );
  return {
    'engine/net-shape.h': header('The shape of the value nets, and what is played for.', [
      `const int HIDDEN = ${hidden}, INNER = ${inner}, OUTPUTS = ${outputs};`,
      `const unsigned NET_SHAPE_HASH = ${NET_SHAPE_HASH}u;`,
      `const float POINTS_PER_UNIT = ${pointsPerUnit};`,
      '/** How many points of lead a certain win is worth. */',
      `const float WIN_POINTS = ${WIN_POINTS};`,
    ]),
    'engine/kingdomino/dominoes.h': header('The dominoes (K-C1).', [
      `const int DOMINOES = ${DOMINO_COUNT};`,
      '/** By 2 x number and 2 x number + 1: terrain + 8 x crowns of the halves. */',
      `#define DOMINO_TABLE \\\n  {${listed(halves, ' \\\n   ')}}`,
    ]),
    'engine/duel/dice.h': header('The dice and the spellbook (D-C2, D-C4). A coat of -1 is the joker.', [
      `const int BOXES[${COATS.length}] = {${SPELLBOOK.map(({ boxes }) => boxes).join(', ')}};`,
      '/** By 6 x die + face. */',
      `const signed char FACE_COAT[${FACE_COAT.length}] = {${listed(FACE_COAT)}};`,
      `const unsigned char FACE_CROSSES[${FACE_CROSSES.length}] = {${listed(FACE_CROSSES)}};`,
    ]),
    'training/net_shape.py': `"""The shape of the value nets, and what is played for. Written by ${COMMAND}."""
HIDDEN, INNER, OUTPUTS = ${hidden}, ${inner}, ${outputs}
NET_SHAPE_HASH = ${NET_SHAPE_HASH}
POINTS_PER_UNIT = ${pointsPerUnit.toFixed(1)}
WIN_POINTS = ${WIN_POINTS.toFixed(1)}
`,
  };
}

export async function writeTables() {
  for (const [file, text] of Object.entries(await tables())) writeFileSync(join(BOTS, file), text);
}

function header(what, lines) {
  return `// ${what} Written by ${COMMAND}.\n#pragma once\n\n${lines.join('\n')}\n`;
}

function listed(numbers, lineEnd = '\n    ') {
  const lines = [];
  for (let from = 0; from < numbers.length; from += PER_LINE)
    lines.push([...numbers].slice(from, from + PER_LINE).join(', '));
  return lines.join(`,${lineEnd}`);
}
