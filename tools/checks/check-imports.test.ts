import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const TOOL = fileURLToPath(new URL('check-imports.mjs', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A small repository with these files, and what the tool says about it. */
function check(files: Readonly<Record<string, string>>): { status: number | null; output: string } {
  const root = mkdtempSync(join(tmpdir(), 'check-imports-'));
  folders.push(root);
  const all = {
    'package.json': '{ "devDependencies": { "vitest": "1" } }',
    'packages/rules/package.json': '{ "exports": { "./kernel": { "source": "./src/kernel/index.ts" } } }',
    'packages/bots/package.json': '{ "dependencies": { "@kingdomino/rules": "1", "piscina": "1" } }',
    'packages/table/package.json':
      '{ "dependencies": { "@kingdomino/rules": "1", "@kingdomino/protocol": "1" } }',
    'packages/cli/package.json':
      '{ "dependencies": { "@kingdomino/rules": "1", "@kingdomino/testkit": "1" } }',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, root], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Each with the file that makes it wrong, and a twin that is right. */
const CASES: readonly [problem: string, file: string, wrong: string, right: string][] = [
  [
    'left-pad is not declared',
    'packages/bots/src/a.ts',
    "import pad from 'left-pad';",
    "import { Piscina } from 'piscina';",
  ],
  ['virtual:x.css is not declared', 'packages/bots/src/a.ts', "import 'virtual:x.css';", "import 'piscina';"],
  [
    'vitest is not declared',
    'packages/bots/src/a.ts',
    "import { test } from 'vitest';",
    "import 'piscina/x.js';",
  ],
  [
    'bots may not import @kingdomino/server',
    'packages/bots/src/a.ts',
    "export * from '@kingdomino/server';",
    "export * from '@kingdomino/rules/duel';",
  ],
  [
    'rules may not import @kingdomino/bots',
    'packages/rules/src/a.ts',
    "import type { Bot } from '@kingdomino/bots';",
    "// import { Bot } from '@kingdomino/bots';",
  ],
  [
    'rules may not import @kingdomino/testkit',
    'packages/rules/src/a.test.ts',
    "import { MODES } from '@kingdomino/testkit';",
    "import { test } from 'vitest';",
  ],
  [
    'bots may not import @kingdomino/testkit',
    'packages/bots/src/a.ts',
    "import { MODES } from '@kingdomino/testkit';",
    "import { kernel } from '@kingdomino/rules/kernel';",
  ],
  [
    'may only be imported dynamically',
    'packages/cli/src/a.ts',
    "import { MODES } from '@kingdomino/testkit';",
    "const kit = await import('@kingdomino/testkit');",
  ],
  [
    'is this very package',
    'packages/bots/src/a.ts',
    "import { b } from '@kingdomino/bots';",
    "import { b } from './b.ts';",
  ],
  [
    'kernel may not import duel',
    'packages/rules/src/kernel/a.ts',
    "import { x } from '../duel/x.ts';",
    "import { x } from './x.ts';",
  ],
  [
    'kernel may not import link.ts',
    'packages/rules/src/kernel/a.ts',
    "import { x } from '../link.ts';",
    "import { x } from './link.ts';",
  ],
  [
    'kingdomino may not import duel',
    'packages/rules/src/kingdomino/a.ts',
    "import { x } from '../duel/x.ts';",
    "import { x } from '../kernel/x.ts';",
  ],
  [
    'is a public face',
    'packages/bots/src/a.ts',
    "import { x } from './index.ts';",
    "import { x } from './deep/index.ts';",
  ],
  [
    'is a public face',
    'packages/rules/src/a.ts',
    "import { x } from './kernel/index.ts';",
    "import { x } from './kernel/x.ts';",
  ],
  [
    "outside the package's src",
    'packages/bots/src/a.ts',
    "import { x } from '../../rules/src/x.ts';",
    "import { x } from './x.ts';",
  ],
  [
    'may not import node:fs',
    'packages/rules/src/a.ts',
    "import { readFileSync } from 'node:fs';",
    "const name = 'node:fs';",
  ],
  [
    'may not touch Math.random',
    'packages/rules/src/a.ts',
    'const x = Math.random();',
    'const x = random.below(6); // not Math.random',
  ],
  [
    'may not touch Date',
    'packages/rules/src/a.ts',
    'const now = new Date();',
    'const Dates = 1, update = 2;',
  ],
  ['may not touch console', 'packages/rules/src/a.ts', 'console.log(1);', "const text = 'console';"],
  [
    'may not touch process',
    'packages/rules/src/a.ts',
    'process.exit(1);',
    '/* process */ const processed = 1;',
  ],
  ['may not touch document', 'packages/rules/src/a.ts', 'document.title;', 'const documented = 1;'],
  ['may not touch window', 'packages/rules/src/a.ts', 'window.name;', 'const windows = 1;'],
];

describe('check-imports', () => {
  test.each(CASES)('%s', (problem, file, wrong) => {
    const found = check({ [file]: wrong });
    expect(found.output).toContain(`${file}: `);
    expect(found.output).toContain(problem);
    expect(found.status).toBe(1);
  });

  test('nothing is wrong with their twins', () => {
    const twins = CASES.map(([, file, , right], index) => [file.replace('/a.', `/a${index}.`), right]);
    expect(check(Object.fromEntries(twins))).toEqual({ status: 0, output: 'imports: in order\n' });
  });

  test('cycles between files of a package', () => {
    const files = {
      'packages/bots/src/a.ts': "import { b } from './b.ts';",
      'packages/bots/src/b.ts': "export { c } from './c.ts';",
      'packages/bots/src/c.ts': "import type { A } from './a.ts';",
    };
    expect(check(files).output).toContain('packages/bots: a cycle: a.ts -> b.ts -> c.ts -> a.ts');
    expect(check({ ...files, 'packages/bots/src/c.ts': '' }).status).toBe(0);
  });

  test('cycles between folders of a package, which its tests and its outermost files may close', () => {
    const files = {
      'packages/bots/src/one/a.ts': "import { b } from '../two/b.ts';",
      'packages/bots/src/two/b.ts': '',
      'packages/bots/src/two/c.ts': "import type { D } from '../one/d.ts';",
      'packages/bots/src/one/d.ts': '',
    };
    expect(check(files).output).toContain('packages/bots: a cycle between folders: one -> two -> one');
    const { 'packages/bots/src/two/c.ts': closing, ...open } = files;
    expect(check({ ...open, 'packages/bots/src/two/c.test.ts': closing }).status).toBe(0);
    expect(check({ ...open, 'packages/bots/src/c.ts': "import { d } from './one/d.ts';" }).status).toBe(0);
  });

  test('a package that nobody put into the table', () => {
    const files = { 'packages/new/package.json': '{}', 'packages/new/src/index.ts': '' };
    expect(check(files)).toMatchObject({
      status: 1,
      output: expect.stringContaining('packages/new: not in the table'),
    });
  });

  test('tests may use the test kit, and what the repository is developed with', () => {
    const text = "import { test } from 'vitest';\nimport { MODES } from '@kingdomino/testkit';";
    expect(check({ 'packages/bots/src/a.test.ts': text }).status).toBe(0);
  });
});
