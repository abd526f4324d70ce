/**
 * Keeps casts out where types should carry a game's rules: nothing is cast to a position, a move, options, points or a game,
 * to `any` or `never`, nor through `unknown`. Tests may.
 *
 *   node tools/checks/check-casts.mjs [root]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** What only the rules make, and everybody else has from them. */
const GAME_TYPES =
  /^(?:\w*Position|\w*Move|Options|Layout|KingdomScore|MapScore|Points|Outcome|Games?|GameId|(?:Game|State|Move|Options|Points|RefusalCode)Of|Any(?:Game|State|Move))$/;

/** Files that may, and why. */
const ALLOWED = {
  'packages/bots/src/nets/read-bytes.ts':
    'what only some runtimes have, and no library of this package declares',
  'packages/bots/src/node/threads.ts': 'a thread answers what its task asked for',
  'packages/protocol/src/read-command.ts': 'compiled schemas by name: the compiler loses which is which',
  'packages/server/src/storage/metered-store.ts':
    'every operation is measured alike, whatever it takes and returns',
  'packages/server/src/storage/postgres/limited-pool.ts':
    'one function for all the ways to call that a driver declares',
  'packages/rules/src/kernel/sha256.ts': 'hot code: the eight words of a hash, taken apart at once',
};

const IS_TEST = /\.test(?:-d)?\.tsx?$|(?:^|[\\/])testing[\\/]|^packages[\\/]testkit[\\/]/;

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
const found = sourcesOf(root).flatMap(castsOf);
const problems = [
  ...found.filter(({ file }) => !Object.hasOwn(ALLOWED, file)).map(({ place, what }) => `${place}: ${what}`),
  ...Object.keys(ALLOWED)
    .filter(file => existsSync(join(root, file)) && found.every(cast => cast.file !== file))
    .map(file => `${file}: allowed in tools/checks/check-casts.mjs, but has no such cast any more`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('casts: none');

function sourcesOf(folder) {
  return readdirSync(join(folder, 'packages')).flatMap(name => {
    const source = join(folder, 'packages', name, 'src');
    if (!existsSync(source)) return [];
    return readdirSync(source, { recursive: true })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => relative(folder, join(source, file)).replaceAll('\\', '/'))
      .filter(file => !IS_TEST.test(file));
  });
}

function castsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const casts = [];
  const look = node => {
    const what = faultOf(node);
    if (what) casts.push({ file, place: `${file}:${lineAt(text, node.start)}`, what });
  };
  new Visitor({ TSAsExpression: look, TSTypeAssertion: look }).visit(parseSync(file, text).program);
  return casts;
}

function faultOf({ expression, typeAnnotation }) {
  if (expression.type === 'TSAsExpression') return 'a cast of a cast: nothing is checked';
  if (typeAnnotation.type === 'TSAnyKeyword' || typeAnnotation.type === 'TSNeverKeyword')
    return 'a cast to any or never: nothing is checked';
  const name = namesIn(typeAnnotation).find(each => GAME_TYPES.test(each));
  return name && `a cast to ${name}: let its type come from the game's id, or check it`;
}

/** The names of all types that a type is made of. */
function namesIn(type) {
  const names = [];
  const note = name => name.type === 'Identifier' && names.push(name.name);
  new Visitor({
    TSTypeReference: ({ typeName }) => note(typeName),
    TSTypeQuery: ({ exprName }) => note(exprName),
  }).visit({ type: 'Program', body: [wrapped(type)] });
  return names;
}

/** A visitor takes programs only. */
function wrapped(typeAnnotation) {
  const id = { type: 'Identifier', name: 'T' };
  return { type: 'TSTypeAliasDeclaration', id, typeParameters: null, typeAnnotation, declare: false };
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
