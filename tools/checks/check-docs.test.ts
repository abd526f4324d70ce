import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const TOOL = fileURLToPath(new URL('check-docs.mjs', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const IN_STEP = {
  'docs/rules/game.md':
    '# Top\n\n**K-P1** One rule.\n\n| id   | spell |\n| ---- | ----- |\n| D-S1 | free  |\n',
  'docs/refusals.md':
    '| code      | rule | sentence   |\n| --------- | ---- | ---------- |\n| `overlap` | K-P1 | not there! |\n| `bad-link` | link | damaged |\n',
  'packages/rules/src/kingdomino/refusals.ts':
    "export const REFUSALS = {\n  overlap: { rule: 'K-P1', text: 'not there!' },\n};\n",
  'packages/rules/src/link.ts': "return err({ code: 'bad-link', rule: 'link', text });\n",
  'packages/rules/src/a.test.ts': "test('[K-P1] [D-S1] both rules', () => {});\n",
  'README.md': 'See [the rules](docs/rules/game.md#top), [a page](https://example.org) and `[x](y)`.\n',
};

/** A small repository in step, but for these files, and what the tool says about it. */
function check(files: Readonly<Record<string, string>>): { status: number | null; output: string } {
  const root = mkdtempSync(join(tmpdir(), 'check-docs-'));
  folders.push(root);
  for (const [name, text] of Object.entries({ ...IN_STEP, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, root], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('check-docs', () => {
  test('says nothing where all is in step', () => {
    expect(check({})).toEqual({ status: 0, output: 'documents: in step\n' });
  });

  test.each([
    [
      'a rule no test cites',
      'packages/rules/src/a.test.ts',
      "test('[K-P1] one', () => {}); // [D-S1] is not a name",
      'D-S1: no test',
    ],
    [
      'a rule that does not exist',
      'packages/rules/src/b.test.ts',
      "test('[K-P9] x', () => {});",
      'cites K-P9, which is no rule',
    ],
    [
      'a folder that no page explains',
      'packages/server/src/attic/a.ts',
      'export {};',
      'ARCHITECTURE.md: says nothing of packages/server/src/attic',
    ],
    [
      'a code nobody listed',
      'packages/rules/src/record.ts',
      "{ code: 'bad-record' }",
      'docs/refusals.md: missing: | `bad-record`',
    ],
    [
      'a sentence that was reworded',
      'packages/rules/src/kingdomino/refusals.ts',
      "  overlap: { rule: 'K-P1', text: 'other' },",
      'missing: | `overlap` | K-P1 | other |',
    ],
    [
      'a rule that was changed',
      'packages/rules/src/kingdomino/refusals.ts',
      "  overlap: { rule: 'K-P2', text: 'not there!' },",
      'missing: | `overlap` | K-P2 | not there! |',
    ],
    ['a code that is gone', 'packages/rules/src/link.ts', '', 'nothing is refused with bad-link'],
    [
      'a heading that is gone',
      'docs/x.md',
      '[up](rules/game.md#bottom)',
      'rules/game.md#bottom leads nowhere',
    ],
    ['a broken link', 'docs/x.md', '[gone](gone.md)', `${join('docs', 'x.md')}: gone.md leads nowhere`],
  ])('finds %s', (_, file, text, problem) => {
    const found = check({ [file]: text });
    expect(found.output).toContain(problem);
    expect(found.status).toBe(1);
  });

  test('takes ids from the table of a test that is named after them', () => {
    const text = "test.each([\n  ['K-P1', 1],\n  ['D-S1', 2],\n])('[%s] x', () => {});";
    expect(check({ 'packages/rules/src/a.test.ts': text }).status).toBe(0);
  });
});
