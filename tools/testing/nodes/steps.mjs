// What is tried with a version of Node: npm ci (which builds), npm start, and the unit tests.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deprecations } from './report.mjs';
import { answers } from './start.mjs';

/**
 * `isGreen` and, in words, what came of each step. A step that fails ends the row. Warnings of every process, whoever
 * reads its output, go to one file.
 */
export async function runSteps({ env }, folder) {
  const warnings = join(folder, 'node-warnings.txt');
  const watched = { ...env, NODE_OPTIONS: `--trace-deprecation --redirect-warnings=${warnings}` };
  const run = (command, args) => execFileSync(command, args, { cwd: folder, env: watched, stdio: 'inherit' });
  const steps = {
    build: () => run('npm', ['ci', '--no-audit', '--no-fund']),
    start: () => answers(folder, watched),
    tests: () => run('npx', ['vitest', 'run']),
  };
  const row = { isGreen: true };
  for (const [name, step] of Object.entries(steps)) await take(row, name, step);
  const found = deprecations(existsSync(warnings) ? readFileSync(warnings, 'utf8') : '');
  for (const warning of found) console.error(warning);
  return { ...row, warnings: String(found.length), isGreen: row.isGreen && found.length === 0 };
}

async function take(row, name, step) {
  const before = Date.now();
  try {
    if (row.isGreen) await step();
    row[name] = row.isGreen ? `${Math.round((Date.now() - before) / 1000)} s` : '-';
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    row[name] = 'FAILED';
    row.isGreen = false;
  }
}
