import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

test('the picture of the ratings shows the numbers that were measured', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['tools/generate/plot-ratings.mjs', '--check'], {
    cwd: root,
    stdio: 'pipe',
  });
});
