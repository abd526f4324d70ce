/**
 * `npm run crash-test -- [faults, 100] [tables at a time, 12] [seed, 1] [plan, all] [file]`: does to servers, database,
 * network and disk what happens to them in a year, and says what was lost and who paid for it. Long; see
 * docs/operations.md. With a file it is done in pieces: each is added to the file when it is done, and what is there
 * already is not done again.
 */

import { crashRun } from '../testing/crash/crash-run.ts';
import { PLANS } from '../testing/crash/plans.ts';
import {
  appendResult,
  type CrashResult,
  faultsIn,
  inflictedIn,
  isClean,
  readResults,
  tableOf,
} from '../testing/crash/results.ts';

/** Faults of a piece. */
const PIECE = 20;

const [faults, tables, seed] = [100, 12, 1].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
) as [number, number, number];
const [wish = 'all', file] = process.argv.slice(5);
const plans = Object.keys(PLANS).filter(name => wish === 'all' || wish === name);
const isSensible = [faults, tables].every(number => Number.isInteger(number) && number >= 1);
if (!isSensible || !Number.isInteger(seed) || plans.length === 0) {
  const names = ['all', ...Object.keys(PLANS)].join(', ');
  console.error(`usage: crash-test [faults, 100] [tables at a time, 12] [seed, 1] [plan: ${names}] [file]`);
  process.exit(2);
}

const results = file === undefined ? await runWhole() : await runInPieces(file);
console.log(`\n${JSON.stringify(faultsIn(results))}\n\n${tableOf(results)}`);
const isGood = results.every(isClean);
console.log(
  isGood
    ? '\nNothing lost, nothing twice, nobody overcharged, every game finished and verified.'
    : '\nFAILED',
);
process.exit(isGood ? 0 : 1);

async function runWhole(): Promise<CrashResult[]> {
  const done: CrashResult[] = [];
  for (const plan of plans) done.push(await run(plan, faults, seed));
  return done;
}

/** One piece of each plan after the other, until all have had their faults. */
async function runInPieces(path: string): Promise<CrashResult[]> {
  for (let round = 1; ; round++) {
    const known = readResults(path);
    const missing = plans.filter(plan => doneOf(known, plan) < Math.min(faults, round * PIECE));
    for (const plan of missing)
      appendResult(path, await run(plan, Math.min(PIECE, faults), seed + 100 * known.length + round));
    if (round * PIECE >= faults && missing.length === 0) return readResults(path);
  }
}

function doneOf(results: readonly CrashResult[], plan: string): number {
  return results.filter(result => result.plan === plan).reduce((sum, one) => sum + inflictedIn(one), 0);
}

async function run(plan: string, number: number, seedOfPiece: number): Promise<CrashResult> {
  console.log(`\n${plan}, ${number} faults, seed ${seedOfPiece}`);
  const full = { ...PLANS[plan]!, faults: number, tables, seed: seedOfPiece };
  const report = await crashRun(full, text => console.log(`  ${text}`));
  console.log(JSON.stringify(report));
  return { plan, seed: seedOfPiece, report };
}
