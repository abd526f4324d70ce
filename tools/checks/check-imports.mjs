/**
 * Keeps the direction of imports: see the table in ARCHITECTURE.md. No cycles either, between files or between the
 * folders of a package.
 *
 *   node tools/checks/check-imports.mjs [root]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** What a package may import of the others: `all`, or only `dynamically`. */
const MAY_IMPORT = {
  rules: {},
  bots: { rules: 'all' },
  study: { rules: 'all', bots: 'all' },
  vision: { rules: 'all' },
  protocol: { rules: 'all' },
  table: { rules: 'all', protocol: 'all', study: 'all' },
  server: { rules: 'all', bots: 'all', study: 'all', protocol: 'all', table: 'all' },
  web: { rules: 'all', bots: 'all', study: 'all', vision: 'all', protocol: 'all', table: 'all' },
  cli: { rules: 'all', bots: 'all', study: 'all', vision: 'all', testkit: 'dynamically' },
  testkit: { rules: 'all' },
};

/** The same inside the rules: a folder may import itself and these. */
const FOLDERS_OF_RULES = { kernel: [], kingdomino: ['kernel'], duel: ['kernel'] };
/** What ends up in one bundle may be a dev dependency. */
const BUNDLED = ['web'];
/** Rules have no clock, no chance of their own, and neither input nor output. */
const NOT_IN_RULES = ['Date', 'console', 'process', 'document', 'window'];

const SCOPE = '@kingdomino/';
const SOURCE = /\.(?:ts|tsx|mts|js|mjs)$/;

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
const problems = [];
const rootPackage = readPackage(root);
for (const name of readdirSync(join(root, 'packages'))) checkPackage(name);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('imports: in order');

function checkPackage(name) {
  const folder = join(root, 'packages', name);
  if (!existsSync(join(folder, 'package.json')) || !existsSync(join(folder, 'src'))) return;
  if (!Object.hasOwn(MAY_IMPORT, name))
    problems.push(`packages/${name}: not in the table of tools/checks/check-imports.mjs`);
  const source = join(folder, 'src');
  const manifest = readPackage(folder);
  const faces = facesOf(folder, manifest);
  const files = readdirSync(source, { recursive: true })
    .filter(file => SOURCE.test(file) && !file.endsWith('.d.ts'))
    .map(file => readSource({ packageName: name, source, manifest, faces }, file));
  for (const file of files) {
    for (const found of file.imports) checkImport(file, found);
    if (name === 'rules' && !file.isTest) checkPurity(file);
  }
  const product = files.filter(({ isTest }) => !isTest);
  reportCycles(
    name,
    graphOf(files, file => relative(file.source, file.path)),
    'a cycle',
  );
  reportCycles(name, graphOf(product, folderOf), 'a cycle between folders');
}

/** The files through which others see a package: its index, and whatever else it exports. */
function facesOf(folder, { exports = {} }) {
  const exported = Object.values(exports).map(entry => join(folder, entry.source ?? 'src/index.ts'));
  return new Set([join(folder, 'src/index.ts'), ...exported]);
}

function readSource(owner, file) {
  const path = join(owner.source, file);
  const parsed = parseSync(path, readFileSync(path, 'utf8'));
  const isTest = /\.test\.tsx?$/.test(file) || /(?:^|[\\/])testing[\\/]/.test(file);
  return { ...owner, path, parsed, imports: importsOf(parsed), isTest, name: relative(root, path) };
}

/** Every import and re-export, with whether it is of types alone. */
function importsOf({ module, program }) {
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    isDynamic: false,
  }));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, isType, isDynamic: false });
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') found.push({ specifier: source.value, isType: false, isDynamic: true });
    },
  }).visit(program);
  return found;
}

function checkImport(file, found) {
  const { specifier, isType } = found;
  if (specifier.startsWith('.')) checkRelative(file, specifier);
  else if (specifier.startsWith('node:')) {
    if (file.packageName === 'rules' && !file.isTest) report(file, `the rules may not import ${specifier}`);
  } else if (specifier.startsWith(SCOPE)) checkSibling(file, found);
  // made by a plug-in of the build
  else if (!(specifier.startsWith('virtual:') && BUNDLED.includes(file.packageName)))
    checkDeclared(file, specifier, isType);
}

function checkRelative(file, specifier) {
  const path = resolve(dirname(file.path), specifier);
  const target = relative(file.source, path);
  if (target.startsWith('..')) {
    if (!file.isTest) report(file, `${specifier} is outside the package's src`);
    return;
  }
  // one public face may gather others
  if (file.faces.has(path) && !file.faces.has(file.path))
    report(file, `${specifier} is a public face of this package: import the file itself`);
  if (file.packageName === 'rules' && !file.isTest) checkFolder(file, target);
}

function checkFolder(file, target) {
  const from = folderOf(file);
  const [to] = target.split(sep);
  if (!Object.hasOwn(FOLDERS_OF_RULES, from)) return;
  if (from !== to && !FOLDERS_OF_RULES[from].includes(to)) report(file, `${from} may not import ${target}`);
}

function checkSibling(file, { specifier, isDynamic, isType }) {
  const name = specifier.slice(SCOPE.length).split('/')[0];
  if (name === file.packageName) return report(file, `${specifier} is this very package`);
  if (name === 'testkit' && file.isTest && file.packageName !== 'rules') return;
  const allowed = MAY_IMPORT[file.packageName]?.[name];
  if (allowed === undefined) return report(file, `${file.packageName} may not import ${specifier}`);
  if (allowed === 'dynamically' && !isDynamic && !isType && !file.isTest)
    report(file, `${specifier} may only be imported dynamically`);
  checkDeclared(file, `${SCOPE}${name}`, isType);
}

/** Types and tests may also come from what a package, or for tests the repository, is developed with. */
function checkDeclared(file, specifier, isType) {
  const { manifest, isTest } = file;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const declared = {
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  };
  if (isType || isTest || BUNDLED.includes(file.packageName))
    Object.assign(declared, manifest.devDependencies);
  if (isTest) Object.assign(declared, rootPackage.devDependencies);
  if (!Object.hasOwn(declared, name)) report(file, `${name} is not declared in package.json`);
}

function checkPurity(file) {
  new Visitor({
    Identifier: ({ name }) => {
      if (NOT_IN_RULES.includes(name)) report(file, `the rules may not touch ${name}`);
    },
    MemberExpression: ({ object, property }) => {
      if (object.name === 'Math' && property.name === 'random')
        report(file, 'the rules may not touch Math.random');
    },
  }).visit(file.parsed.program);
}

/** The first folder below `src`; files that lie in `src` itself put a package together and belong to none. */
function folderOf(file) {
  const parts = relative(file.source, file.path).split(sep);
  return parts.length > 1 ? parts[0] : undefined;
}

/** Who imports whom, by whatever name `nameOf` gives a file; what has none is left out. */
function graphOf(files, nameOf) {
  const byPath = new Map(files.map(file => [file.path, file]));
  const graph = new Map();
  for (const file of files) {
    const from = nameOf(file);
    for (const { specifier } of file.imports) {
      const target = specifier.startsWith('.') && byPath.get(resolve(dirname(file.path), specifier));
      const to = target && nameOf(target);
      if (from === undefined || to === undefined || to === false) continue;
      if (from !== to || target === file) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/** Depth first; a name met again while it is still open closes a cycle. */
function reportCycles(packageName, graph, what) {
  const done = new Set();
  const visit = (name, open) => {
    if (open.includes(name)) {
      const cycle = [...open.slice(open.indexOf(name)), name];
      return problems.push(`packages/${packageName}: ${what}: ${cycle.join(' -> ')}`);
    }
    if (done.has(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...open, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function report(file, problem) {
  problems.push(`${file.name}: ${problem}`);
}
