/**
 * Keeps the documents in step with code and tests: every rule id is cited by a test of the rules, every refusal is listed in
 * docs/refusals.md, every folder of server and page is explained, and every relative link leads to a file and a heading.
 *
 *   node tools/checks/check-docs.mjs [root]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
const RULES_SOURCE = 'packages/rules/src';
const IGNORED = new Set(['node_modules', 'dist', '.git', 'test-results', 'out']);

const problems = [...ruleProblems(), ...refusalProblems(), ...folderProblems(), ...linkProblems()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('documents: in step');

/** Ids are defined in bold or as the first cell of a table row; a test's name opens with those it is about. */
function ruleProblems() {
  const defined = new Set();
  for (const file of filesBelow('docs/rules', '.md'))
    for (const [, id] of read(file).matchAll(/^(?:\*\*|\| *)([KD]-[A-Z]\d+)\b/gm)) defined.add(id);
  const cited = new Map();
  for (const file of filesBelow(RULES_SOURCE, '.test.ts'))
    for (const id of citedIds(read(file))) cited.set(id, file);
  return [
    ...[...defined].filter(id => !cited.has(id)).map(id => `${id}: no test in ${RULES_SOURCE} cites it`),
    ...[...cited]
      .filter(([id]) => !defined.has(id))
      .map(([id, file]) => `${file}: cites ${id}, which is no rule`),
  ];
}

/** `[K-P1] [K-P2] …` at the beginning of a text, or the first cell of a table whose test is named `[%s] …`. */
function citedIds(text) {
  const names = [...text.matchAll(/['"`]((?:\[[KD]-[A-Z]\d+\] )+)/g)].flatMap(([, ids]) =>
    ids.match(/[KD]-[A-Z]\d+/g),
  );
  const rows = /['"`]\[%s\] /.test(text)
    ? [...text.matchAll(/\[\s*'([KD]-[A-Z]\d+)',/g)].map(([, id]) => id)
    : [];
  return [...names, ...rows];
}

/** Each code has the row `| code | rule | text |`, so that the page cannot say anything else than the code does. */
function refusalProblems() {
  const page = existsSync(join(root, 'docs/refusals.md')) ? read('docs/refusals.md') : '';
  const rows = new Set(page.split('\n').map(line => line.replace(/ +/g, ' ').trim()));
  const listed = new Set([...page.matchAll(/^\| *`([a-z-]+)` *\|/gm)].map(([, code]) => code));
  const known = new Set();
  const missing = [];
  for (const file of filesBelow(RULES_SOURCE, '.ts').filter(name => !name.endsWith('.test.ts'))) {
    for (const row of refusalRows(read(file))) {
      known.add(row.code);
      if (row.text === undefined ? !listed.has(row.code) : !rows.has(rowText(row)))
        missing.push(`docs/refusals.md: missing: ${rowText(row)} (${file})`);
    }
  }
  const stale = [...listed].filter(code => !known.has(code));
  return [...missing, ...stale.map(code => `docs/refusals.md: nothing is refused with ${code}`)];
}

/** The tables of refusals, and codes that are written out where they are used. */
function refusalRows(text) {
  const table = /^ {2}'?([a-z-]+)'?: \{ rule: '([^']+)', text: '([^']+)' \}/gm;
  const inPlace = /\bcode: '([a-z-]+)'/g;
  return [
    ...[...text.matchAll(table)].map(([, code, rule, sentence]) => ({ code, rule, text: sentence })),
    ...[...text.matchAll(inPlace)].map(([, code]) => ({ code })),
  ];
}

function rowText({ code, rule = '…', text = '…' }) {
  return `| \`${code}\` | ${rule} | ${text} |`;
}

/** A newcomer finds each folder of the two large packages explained. */
function folderProblems() {
  return [
    { folder: 'packages/server/src', page: 'ARCHITECTURE.md', mention: name => `\`server/${name}` },
    { folder: 'packages/web/src', page: 'ARCHITECTURE.md', mention: name => `\`web/${name}` },
    { folder: 'packages/web/src', page: 'docs/web.md', mention: name => `\`src/${name}\`` },
  ].flatMap(({ folder, page, mention }) => {
    if (!existsSync(join(root, folder))) return [];
    const text = existsSync(join(root, page)) ? read(page) : '';
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !text.includes(mention(entry.name)))
      .map(({ name }) => `${page}: says nothing of ${folder}/${name}`);
  });
}

function linkProblems() {
  return filesBelow('.', '.md').flatMap(file => {
    const text = read(file).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
    return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target)
      .filter(target => !/^[a-z]+:/.test(target))
      .filter(target => !leadsSomewhere(file, target))
      .map(target => `${file}: ${target} leads nowhere`);
  });
}

function leadsSomewhere(file, target) {
  const [path, anchor] = target.split('#');
  const page = path ? join(dirname(file), path) : file;
  if (!existsSync(join(root, page))) return false;
  return anchor === undefined || !page.endsWith('.md') || anchorsOf(page).has(anchor);
}

/** As GitHub makes them from headings. */
function anchorsOf(page) {
  const headings = read(page)
    .replace(/```[\s\S]*?```/g, '')
    .matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, text]) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function filesBelow(folder, ending) {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true }).flatMap(entry => {
    const path = relative(root, join(start, entry.name));
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : filesBelow(path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
