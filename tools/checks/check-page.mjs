/**
 * Keeps faults out of the page that have happened before, each by a rule: what it forbids, and where it belongs instead.
 *
 *   node tools/checks/check-page.mjs [root]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

const INTL = /^(?:NumberFormat|DateTimeFormat|ListFormat|RelativeTimeFormat)$/;
const OWN_WRITING = /^(?:toFixed|toLocale(?:Date|Time)?String)$/;

/** By the kind of node: what is wrong with it, or undefined. `home` is the file in which it is right. */
const RULES = [
  {
    // numbers of plurals are written where the plural is
    home: /^app\/i18n\/(?:message-)?format\.ts$/,
    says: 'numbers, lists and times for people are written by app/i18n/format.ts',
    MemberExpression: ({ object, property }) => object.name === 'Intl' && INTL.test(property.name),
    CallExpression: ({ callee, arguments: [first] }) =>
      callee.type === 'MemberExpression' &&
      (OWN_WRITING.test(callee.property.name) || (callee.property.name === 'join' && first?.value === ', ')),
    TemplateElement: ({ value }) => /^[ \u00a0\u202f]%/.test(value.cooked),
    JSXText: ({ value }) => /%/.test(value),
  },
  {
    home: /^ui\/dialog\.tsx$/,
    says: 'a dialog is the Dialog of ui/dialog.tsx, which hears how a browser closes it',
    JSXOpeningElement: ({ name }) => name.name === 'dialog',
  },
  {
    home: /^ui\/text-field\.tsx$/,
    says: 'a field with a stored text is the TextField of ui/text-field.tsx, which no redraw wipes',
    JSXOpeningElement: element => isTextField(element) && has(element, 'value') && !has(element, 'onInput'),
  },
  {
    home: /^app\/share\.ts$/,
    says: 'a clipboard may be missing or forbidden: copyText of app/share.ts',
    MemberExpression: ({ object, property }) => object.name === 'navigator' && property.name === 'clipboard',
  },
  {
    home: /^table-source\/seat-text\.ts$/,
    says: 'what a player without a name is called is said by table-source/seat-text.ts',
    CallExpression: ({ callee, arguments: [first] }) =>
      callee.name === 't' && /^seat\.(?:player|guest|erased)$/.test(first?.value),
  },
];

const LATE = 'after waiting, navigate by fromHere() (app/navigation/from-here.ts), taken before the await';

/** Files that may, and why. */
const ALLOWED = {
  'study/outlook-chart.tsx': 'coordinates of a drawing',
  'offline/service-worker.js': 'a script of its own, which imports nothing',
};

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
const source = join(root, 'packages/web/src');
const found = filesOf(source).flatMap(faultsOf);
const problems = [
  ...found.filter(({ file }) => !Object.hasOwn(ALLOWED, file)).map(({ place, says }) => `${place}: ${says}`),
  ...Object.keys(ALLOWED)
    .filter(file => existsSync(join(source, file)) && found.every(fault => fault.file !== file))
    .map(file => `${file}: allowed in tools/checks/check-page.mjs, but needs it no more`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('page: no fault of a known kind');

function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter(file => /\.(?:tsx?|js)$/.test(file))
    .map(file => relative(folder, join(folder, file)).replaceAll('\\', '/'))
    .filter(file => !/\.test\.tsx?$|(?:^|\/)testing\/|^locales\//.test(file));
}

function faultsOf(file) {
  const text = readFileSync(join(source, file), 'utf8');
  const { program } = parseSync(file, text);
  const faults = [];
  const note = (node, says) =>
    faults.push({
      file,
      place: `packages/web/src/${file}:${text.slice(0, node.start).split('\n').length}`,
      says,
    });
  for (const { home, says, ...kinds } of RULES)
    if (!home.test(file))
      visit(
        program,
        Object.fromEntries(
          Object.entries(kinds).map(([kind, isWrong]) => [kind, node => isWrong(node) && note(node, says)]),
        ),
      );
  for (const call of file.startsWith('app/navigation/') ? [] : lateNavigations(program)) note(call, LATE);
  return faults;
}

/** Calls of the router's `go` and `replace` behind an `await` of the same function, or in what follows a promise. */
function lateNavigations(program) {
  const names = namesFromRouter(program);
  if (names.length === 0) return [];
  const late = [];
  const open = [];
  const following = new Set();
  const enter = node => open.push({ node, hasWaited: following.has(node) });
  const leave = () => void open.pop();
  visit(program, {
    CallExpression(node) {
      if (node.callee.property?.name === 'then') for (const each of node.arguments) following.add(each);
      if (names.includes(node.callee.name) && open.some(({ hasWaited }) => hasWaited)) late.push(node);
    },
    'AwaitExpression:exit'() {
      const here = open.at(-1);
      if (here) here.hasWaited = true;
    },
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
  });
  return late;
}

function namesFromRouter({ body }) {
  return body
    .filter(node => node.type === 'ImportDeclaration' && node.source.value.endsWith('/router.ts'))
    .flatMap(({ specifiers }) => specifiers)
    .filter(({ imported }) => ['go', 'replace'].includes(imported?.name))
    .map(({ local }) => local.name);
}

function isTextField(element) {
  if (element.name.name === 'textarea') return true;
  if (element.name.name !== 'input') return false;
  const type = element.attributes.find(({ name }) => name?.name === 'type');
  return type === undefined || type.value?.value === 'text' || type.value?.value === 'search';
}

function has({ attributes }, wanted) {
  return attributes.some(({ name }) => name?.name === wanted);
}

function visit(program, visitors) {
  new Visitor(visitors).visit(program);
}
