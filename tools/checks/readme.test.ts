/** What the documents show can be pasted: it compiles strictly against the types that are published, and runs. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsOf, compileSnippets, isProgram, type Snippet, snippetsOf } from './snippets.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function documents(): string[] {
  const inFolder = (folder: string) =>
    readdirSync(join(ROOT, folder))
      .filter(name => name.endsWith('.md'))
      .map(name => `${folder}/${name}`);
  const manuals = ['packages', 'examples'].flatMap(folder =>
    readdirSync(join(ROOT, folder)).flatMap(name => inFolder(`${folder}/${name}`)),
  );
  return ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...manuals, ...inFolder('docs')];
}

const snippets = documents().flatMap(file => snippetsOf(file, read(file)));
const programs = snippets.filter(isProgram);
/** Those of the packages' manuals are run by packages.test.ts, on the packed packages. */
const runnable = programs.filter(
  ({ place, notRun }) => notRun === undefined && !place.startsWith('packages/'),
);
const blocksOf = (file: string) => snippets.filter(({ place }) => place.startsWith(`${file}:`));

/** A project that has installed the packages; the typed client is a file beside the program. */
let folder: string;
let files: ReadonlyMap<Snippet, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kingdomino-snippets-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(ROOT, 'examples/typed-client'), folder, { recursive: true });
  const compiled = await compileSnippets(folder, programs);
  files = new Map(programs.map((snippet, index) => [snippet, compiled[index]!]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('programs in documents', () => {
  test('compile strictly, and are where they are looked for', () => {
    expect(files.size).toBe(programs.length);
    const places = new Set(programs.map(({ place }) => place.split(':')[0]));
    expect([...places].sort()).toEqual([
      'README.md',
      'docs/learning.md',
      'docs/position.md',
      'docs/protocol.md',
      'examples/typed-client/README.md',
      'packages/bots/README.md',
      'packages/rules/README.md',
      'packages/study/README.md',
      'packages/vision/README.md',
    ]);
  });

  test.each(runnable)('$place runs', async snippet => {
    const { stderr } = await promisify(execFile)(process.execPath, [files.get(snippet)!], { cwd: folder });
    expect(stderr).toBe('');
  });

  test('the first one prints what its remarks say', () => {
    const first = programs.find(({ place }) => place.startsWith('README.md:'))!;
    const output = execFileSync(process.execPath, [files.get(first)!], { encoding: 'utf8' });
    expect(output).toContain('] true true');
    expect(output).toContain("code: 'bad-move'");
    expect(output).toContain("code: 'game-over'");
  });
});

describe('commands', () => {
  test('the README shows the two commands as they are', () => {
    expect(read('README.md')).toContain('\nnpm ci && npm start\n');
    expect(read('README.md')).toContain('\nnpm ci && npm test\n');
  });

  const lines = [
    ...commandsOf(blocksOf('README.md'), /^npx kingdomino /),
    ...commandsOf(blocksOf('packages/cli/README.md'), /^kingdomino /),
  ];
  const bare = (line: string) => line.replace(/^npx /, '');
  /** What both documents show is run once; in their order, for they work with each other's files. */
  const commands = lines.filter((line, at) => lines.findIndex(other => bare(other) === bare(line)) === at);
  const PRINTED: Readonly<Record<string, RegExp>> = {
    simulate: /^$|to act/,
    verify: /^100 records, 100 valid, 0 wrong\n$/,
    show: /castle/,
    link: /^2[\w~-]{100,}\n$/,
    arena: /^bot +games +wins/,
    analyse: /^{"record":7,/,
    '--help': /simulate/,
  };

  test('of both documents are found', () => {
    expect(new Set(commands.map(line => bare(line).split(' ')[1]))).toEqual(new Set(Object.keys(PRINTED)));
  });

  test.each(commands)('%s', async line => {
    const env = { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` };
    const settings = { cwd: folder, env, maxBuffer: 1e8 };
    const { stdout } = await promisify(execFile)('sh', ['-c', line], settings);
    expect(stdout).toMatch(PRINTED[bare(line).split(' ')[1]!]!);
  });
});

test('blocks are found with their place, their language and the reason not to run them', () => {
  const text =
    'A\n\n```js\none();\n```\n\n<!-- not run: it waits -->\n\n```ts\ntwo();\n```\n```\nthree\n```\n';
  expect(snippetsOf('a.md', text)).toEqual([
    { place: 'a.md:3', language: 'js', code: 'one();\n', notRun: undefined },
    { place: 'a.md:9', language: 'ts', code: 'two();\n', notRun: 'it waits' },
    { place: 'a.md:12', language: '', code: 'three\n', notRun: undefined },
  ]);
});
