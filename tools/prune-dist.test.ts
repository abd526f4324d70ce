import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TOOL = fileURLToPath(new URL('prune-dist.mjs', import.meta.url));

test('removes the output of sources that are gone and of tests, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-prune-'));
  const write = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  };
  const outputs = (stem: string) => ['.js', '.js.map', '.d.ts', '.d.ts.map'].map(ending => stem + ending);
  const kept = [...outputs('a'), ...outputs('deep/b.c'), 'weights.bin'];
  const stale = [...outputs('gone'), ...outputs('deep/gone'), ...outputs('a.test')];
  for (const file of ['src/a.ts', 'src/a.test.ts', 'src/deep/b.c.ts']) write(file);
  for (const file of [...kept, ...stale]) write(`dist/${file}`);
  execFileSync(process.execPath, [TOOL], { cwd: folder });
  const left = readdirSync(join(folder, 'dist'), { recursive: true }).map(String);
  expect(left.filter(file => file !== 'deep').sort()).toEqual(kept.sort());
  rmSync(folder, { recursive: true });
});
