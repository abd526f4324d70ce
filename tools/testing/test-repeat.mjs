/**
 * Runs all tests again and again, every second time beside four busy processes, and tells what was ever red.
 *
 *   npm run test:repeat [-- RUNS [unit|browser]]     (ten runs of both unless told otherwise; needs `npm run build` before)
 *
 * Every run has the same seeds; `SEED=…` gives all of them others.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redOfPlaywright, redOfVitest, tableOf } from './repeat/report.mjs';

const BUSY = 4;
/** What runs, and how its result is read. */
const SUITES = {
  unit: {
    command: file => ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    red: redOfVitest,
  },
  browser: {
    command: () => ['playwright', 'test', '-c', 'packages/web/playwright.config.ts', '--reporter=dot,json'],
    red: redOfPlaywright,
  },
};

const [count = '10', only] = process.argv.slice(2);
const runs = Number(count);
if (!Number.isInteger(runs) || runs < 1 || (only && !(only in SUITES))) {
  console.error('npm run test:repeat [-- RUNS [unit|browser]]');
  process.exit(2);
}
const names = only ? [only] : Object.keys(SUITES);
const folder = mkdtempSync(join(tmpdir(), 'kingdomino-repeat-'));
const rows = [];
/** They end with this process, however it ends. */
const busyNow = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const one of busyNow) one.kill();
});
for (let run = 1; run <= runs; run++) {
  const isBusy = run % 2 === 0;
  const busy = isBusy ? Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', 'for (;;);'])) : [];
  for (const one of busy) busyNow.add(one);
  // at the same time, as `npm test` runs them
  const parts = await Promise.all(names.map(name => runSuite(name, join(folder, `${name}-${run}.json`))));
  const row = { run, isBusy, parts };
  for (const one of busy) one.kill();
  busyNow.clear();
  rows.push(row);
  console.log(tableOf(rows.slice(-1)));
}
rmSync(folder, { recursive: true });
console.log(`\n${tableOf(rows)}`);
process.exit(rows.some(({ parts }) => parts.some(({ red }) => red.length > 0)) ? 1 : 0);

/** A suite that leaves no report is red as a whole. */
async function runSuite(name, file) {
  const { command, red } = SUITES[name];
  const start = performance.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const child = spawn('npx', command(file), { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const status = await new Promise(resolve => child.once('exit', resolve));
  const seconds = (performance.now() - start) / 1000;
  const found = readRed(file, red);
  return {
    name,
    seconds,
    red: status !== 0 && found.length === 0 ? [`${name} ended with ${status}`] : found,
  };
}

function readRed(file, red) {
  try {
    return red(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return [`no report: ${error.message}`];
  }
}
