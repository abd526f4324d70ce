/**
 * Keeps the direction of imports: see the table in ARCHITECTURE.md.
 *
 *   node tools/check-deps.mjs [root]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a package may import of the others: `all`, only `types`, or only `dynamically`. */
const MAY_IMPORT = {
  rules: {},
  bots: { rules: 'all' },
  protocol: { rules: 'all' },
  table: { rules: 'all', protocol: 'types', bots: 'types' },
  server: { rules: 'all', bots: 'all', protocol: 'all', table: 'all' },
  web: { rules: 'all', bots: 'all', protocol: 'all', table: 'all' },
  cli: { rules: 'all', bots: 'all', protocol: 'all', testkit: 'dynamically' },
  testkit: { rules: 'all' },
};

/** The same inside the rules: a folder may import itself and these. */
const FOLDERS_OF_RULES = { kernel: [], kingdomino: ['kernel'], duel: ['kernel'] };
/** What ends up in one bundle may be a dev dependency. */
const BUNDLED = ['web'];
/** Rules have no clock, no chance of their own, and neither input nor output. */
const NOT_IN_RULES = /\bMath\.random\b|\bDate\b|\bconsole\b|\bprocess\b|\bdocument\b|\bwindow\b/g;

const SCOPE = '@kingdomino/';
const SOURCE = /\.(?:ts|tsx|mts|js|mjs)$/;
const IMPORT =
  /\b(?:import|export)\s+(type\s)?([^'"`;()]*?)\bfrom\s*['"]([^'"]+)['"]|\bimport\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g;

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
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
    problems.push(`packages/${name}: not in the table of tools/check-deps.mjs`);
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
  checkCycles(files);
}

/** The files through which others see a package: its index, and whatever else it exports. */
function facesOf(folder, { exports = {} }) {
  const exported = Object.values(exports).map(entry => join(folder, entry.source ?? 'src/index.ts'));
  return new Set([join(folder, 'src/index.ts'), ...exported]);
}

function readSource(owner, file) {
  const path = join(owner.source, file);
  const text = readFileSync(path, 'utf8');
  const imports = [...withoutComments(text, literal => literal).matchAll(IMPORT)]
    .map(match => ({
      specifier: match[3] ?? match[4] ?? match[5],
      isDynamic: match[5] !== undefined,
      isType: match[1] !== undefined || isAllTypes(match[2] ?? ''),
    }))
    .filter(({ specifier }) => !specifier.includes('$'));
  const isTest = /\.test\.tsx?$/.test(file) || /(?:^|[\\/])testing[\\/]/.test(file);
  const code = withoutComments(text, () => '');
  return { ...owner, path, imports, isTest, code, name: relative(root, path) };
}

/** Comments removed, and texts in quotes kept or not. Enough for imports and names; no full parser. */
function withoutComments(text, keep) {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, part =>
    part.startsWith('/') ? '' : keep(part),
  );
}

/** `{ type A, type B }` */
function isAllTypes(names) {
  const list = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  const each =
    list
      ?.split(',')
      .map(name => name.trim())
      .filter(Boolean) ?? [];
  return each.length > 0 && each.every(name => name.startsWith('type '));
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
  const [from] = relative(file.source, file.path).split(/[\\/]/);
  const [to] = target.split(/[\\/]/);
  if (!Object.hasOwn(FOLDERS_OF_RULES, from)) return;
  if (from !== to && !FOLDERS_OF_RULES[from].includes(to)) report(file, `${from} may not import ${target}`);
}

function checkSibling(file, { specifier, isDynamic, isType }) {
  const name = specifier.slice(SCOPE.length).split('/')[0];
  if (name === file.packageName) return report(file, `${specifier} is this very package`);
  if (name === 'testkit' && file.isTest && file.packageName !== 'rules') return;
  const allowed = MAY_IMPORT[file.packageName]?.[name];
  if (allowed === undefined) return report(file, `${file.packageName} may not import ${specifier}`);
  if (allowed === 'types' && !isType && !file.isTest)
    report(file, `only types of ${specifier} may be imported`);
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
  for (const [name] of file.code.matchAll(NOT_IN_RULES)) report(file, `the rules may not touch ${name}`);
}

/** Depth first; a file met again while it is still open closes a cycle. */
function checkCycles(files) {
  const byPath = new Map(files.map(file => [file.path, file]));
  const done = new Set();
  const visit = (file, open) => {
    if (open.includes(file)) {
      const cycle = [...open.slice(open.indexOf(file)), file].map(each => relative(file.source, each.path));
      return problems.push(`packages/${file.packageName}: a cycle: ${cycle.join(' -> ')}`);
    }
    if (done.has(file)) return;
    for (const { specifier } of file.imports) {
      const target = specifier.startsWith('.') && byPath.get(resolve(dirname(file.path), specifier));
      if (target) visit(target, [...open, file]);
    }
    done.add(file);
  };
  for (const file of files) visit(file, []);
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function report(file, problem) {
  problems.push(`${file.name}: ${problem}`);
}
