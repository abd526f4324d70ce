import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const TOOL = fileURLToPath(new URL('check-casts.mjs', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function check(files: Readonly<Record<string, string>>): { status: number | null; lines: string[] } {
  const root = mkdtempSync(join(tmpdir(), 'check-casts-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, root], { encoding: 'utf8' });
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

test('casts that hide what the types should say are found, each with its line', () => {
  const wrong = [
    'const a = view.state as Position;',
    'const b = state as KingdominoPosition | undefined;',
    "const c = raw as Move & { kind: 'take' };",
    'const d = raw as unknown as Thing;',
    'const e = raw as never;',
    'const f = raw as any;',
    'const g = id as GameId;',
    'const h = list as readonly StateOf<G>[];',
    'const i = <AnyMove>raw;',
    'const j = state as InstanceType<typeof Position>;',
  ];
  const { status, lines } = check({ 'packages/web/src/a.ts': wrong.join('\n') });
  expect(status).toBe(1);
  expect(lines.map(line => /^packages\/web\/src\/a\.ts:(\d+): a cast/.exec(line)?.[1])).toEqual(
    wrong.map((_, index) => `${index + 1}`),
  );
});

test('other casts, tests, test helpers and what is imported under another name may stay', () => {
  const { status, lines } = check({
    'packages/web/src/a.tsx': [
      "import { Position as Start } from './b.ts';",
      'const list = [1, 2] as const;',
      'const element = event.target as Element;',
      'const text = raw as unknown;',
      "const shown = 'as Position';",
      'export const b = <p>{list}</p>;',
    ].join('\n'),
    'packages/web/src/a.test.ts': 'const a = state as Position;',
    'packages/rules/src/a.test-d.ts': 'const a = state as Position;',
    'packages/rules/src/testing/a.ts': 'const a = state as Position;',
    'packages/testkit/src/a.ts': 'const a = state as Position;',
  });
  expect([status, ...lines]).toEqual([0, 'casts: none']);
});

test('a file that may, and needs it no more, is found too', () => {
  const { status, lines } = check({ 'packages/rules/src/kernel/sha256.ts': 'export const a = 1;' });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^packages\/rules\/src\/kernel\/sha256\.ts: allowed in/)]);
});
