/**
 * The packages for others, as npm would publish them: packed, installed into an empty folder, and used from there.
 * Nothing comes from a registry.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileSnippets, isProgram, type Snippet, snippetsOf } from './snippets.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The last is a program: it has nothing to import. */
const NAMES = ['rules', 'bots', 'study', 'vision', 'cli'] as const;
const LIBRARIES = ['rules', 'bots', 'study', 'vision'] as const;
/** What they need of others, packed from where npm has put it: nothing comes from a registry. */
const FOREIGN = ['jpeg-js', 'pngjs'] as const;
/** `require` and the resolution of Node 10 know no packages of ES modules with several entries. */
const FOREIGN_WAYS = ['node10', 'node16-cjs'];

let folder: string;

/** Without what an npm that started the tests says to those it starts. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/** What a command prints. Throws when it fails, with what it said. */
function run(command: string, args: readonly string[], { cwd = folder, input = '' } = {}): string {
  return execFileSync(command, args, { cwd, input, env, encoding: 'utf8', stdio: 'pipe' });
}

const tarball = (name: string) => join(folder, `kingdomino-${name}-${manifestOf(name).version}.tgz`);
const installed = (name: string) => join(folder, 'node_modules/@kingdomino', name);
const read = (name: string, file: string) => readFileSync(join(installed(name), file), 'utf8');

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as Manifest;
}

/** The tarball of an installed dependency. */
function packed(name: string): string {
  const args = ['pack', join(ROOT, 'node_modules', name), '--ignore-scripts', '--pack-destination', folder];
  return join(folder, run('npm', args, { cwd: ROOT }).trim().split('\n').at(-1)!);
}

/** All files of an installed package, by their paths in it. */
function filesOf(name: string): string[] {
  return readdirSync(installed(name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(installed(name), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The programs in a package's README, block by block. */
function examplesOf(name: string): Snippet[] {
  return snippetsOf(`${name}/README.md`, read(name, 'README.md')).filter(isProgram);
}

/** `@kingdomino/rules/duel` and the like: what can be imported. */
function entriesOf(name: string): string[] {
  const paths = Object.keys(manifestOf(name).exports).filter(path => !path.endsWith('.json'));
  return paths.map(path => `@kingdomino/${name}${path.slice(1)}`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kingdomino-packages-'));
  const workspaces = NAMES.flatMap(name => ['-w', `@kingdomino/${name}`]);
  run('npm', ['pack', ...workspaces, '--pack-destination', folder], { cwd: ROOT });
  const foreign = FOREIGN.map(name => packed(name));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = [...foreign, ...NAMES.map(tarball)];
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--no-package-lock', ...tarballs]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(NAMES)('%s', name => {
  test('ships what it needs and no tests', () => {
    const files = filesOf(name);
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    expect(read(name, 'LICENSE')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    const known =
      /^(package\.json|README\.md|LICENSE|bin\/\w+\.js|(dist|src|schema)\/.*|puzzles\/\w+\.json|assets\/[\w-]+\.(bin|wasm))$/;
    expect(files.filter(file => !known.test(file))).toEqual([]);
    expect(files.filter(file => /\.test(?:-d)?\.|testing\/|snapshots|tsbuildinfo/.test(file))).toEqual([]);
  });

  test('has every file that its entries and its source maps name, and a source for all that was built', () => {
    const files = new Set(filesOf(name));
    const named = Object.values(manifestOf(name).exports).flatMap(entry =>
      typeof entry === 'string' ? entry : Object.values(entry),
    );
    expect(named.filter(file => !files.has(file.replace('./', '')))).toEqual([]);
    const maps = [...files].filter(file => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    const dangling = maps.flatMap(map =>
      (JSON.parse(read(name, map)) as { sources: string[] }).sources
        .filter(source => !existsSync(join(installed(name), dirname(map), source)))
        .map(source => `${map}: ${source}`),
    );
    expect(dangling).toEqual([]);
    const built = [...files].filter(file => file.startsWith('dist/') && file.endsWith('.js'));
    const sourceOf = (file: string) => file.replace('dist/', 'src/').replace(/js$/, 'ts');
    expect(built.filter(file => !files.has(sourceOf(file)))).toEqual([]);
  });

  test('is found in order by publint', async () => {
    const { buffer } = Uint8Array.from(readFileSync(tarball(name)));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map(message => formatMessage(message, pkg!))).toEqual([]);
  });
});

test.each(LIBRARIES)('%s has types that every way of importing it finds', async name => {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball(name))));
  const problems = analysis.types === false ? ['there are no types'] : analysis.problems;
  const isForeign = (problem: object | string) =>
    typeof problem === 'object' &&
    'resolutionKind' in problem &&
    FOREIGN_WAYS.includes(problem.resolutionKind as string);
  expect(problems.filter(problem => !isForeign(problem))).toEqual([]);
});

describe('whoever installs them', () => {
  test('compiles and runs the examples of their manuals, which use every entry', async () => {
    const examples = NAMES.flatMap(examplesOf);
    const imports = examples.flatMap(({ code }) => [...code.matchAll(/from '([^']+)'/g)]);
    const used = new Set(imports.map(([, entry]) => entry!));
    const printed = (await compileSnippets(folder, examples)).map(file => run(process.execPath, [file]));
    expect([...used].filter(entry => !entry.startsWith('node:')).sort()).toEqual(
      NAMES.flatMap(entriesOf).sort(),
    );
    expect(printed).toEqual([
      expect.stringMatching(/\] true true\n$/),
      expect.stringMatching(/^12 6355\n[\s\S]*terrain: 'forest'[\s\S]*\n24 2 true 64\n$/),
      expect.stringMatching(/'grandmaster'[\s\S]*\npick:\d+\n$/),
      expect.stringMatching(/^pick:\d+\n$/),
      expect.stringMatching(/^bot +games[\s\S]*\ngreedy +4 [\s\S]*\n4 games of duel/),
      expect.stringMatching(/^4 2 true\n$/),
      expect.stringMatching(
        /^{"game":"kingdomino",[\s\S]*"bots":\[{"spec":"baron","games":4,[\s\S]*"forfeits":\[\]}\n$/,
      ),
      expect.stringMatching(/^{ mean: [\s\S]*\n4 pick:\d+ \d\n$/),
      'true true\ntrue\ntrue\n',
      '0 kingdoms\n',
    ]);
  });

  test('compiles against their types', () => {
    const entries = NAMES.flatMap(entriesOf);
    const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}';`);
    const types = [
      'const options = entry0.GAMES.kingdomino.readOptions({ players: 2 });',
      'export const problem: string = options.ok ? "" : options.error.text;',
      // the types are not `any`
      '// @ts-expect-error',
      'export const wrong: number = entry0.GAMES.kingdomino.id;',
      `export const all = [${entries.map((_, index) => `entry${index}`).join()}];`,
    ];
    writeFileSync(join(folder, 'user.ts'), [...imports, ...types].join('\n'));
    const typeRoots = join(ROOT, 'node_modules/@types');
    const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
    const node = ['--typeRoots', typeRoots, '--types', 'node'];
    run(join(ROOT, 'node_modules/.bin/tsc'), [...strict, ...node, 'user.ts']);
  });

  test('plays with the program', () => {
    const program = join(folder, 'node_modules/.bin/kingdomino');
    expect(run(program, ['--version'])).toBe(`${manifestOf('cli').version}\n`);
    for (const game of ['kingdomino', 'duel']) {
      const games = run(program, ['simulate', '--game', game, '--games', '2', '--bots', 'greedy']);
      expect(run(program, ['verify', '-'], { input: games })).toBe('2 records, 2 valid, 0 wrong\n');
      expect(run(program, ['show', '-'], { input: games })).toContain('players: greedy');
    }
    const arena = run(program, 'arena --bots greedy,random --games 4 --jobs 2'.split(' '));
    expect(arena).toMatch(/^bot +games +wins/);
  });
});
