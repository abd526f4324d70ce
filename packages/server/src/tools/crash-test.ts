/** `npm run crash-test`: kills servers for a while on both stores and says what was lost. Long; see docs/operations.md. */
import { type CrashPlan, type CrashReport, crashRun } from '../testing/crash-run.ts';

const kills = Number(process.argv[2] ?? 100);
const tables = Number(process.argv[3] ?? 24);
const seed = Number(process.argv[4] ?? 1);

const PLANS: readonly Omit<CrashPlan, 'kills' | 'tables' | 'seed'>[] = [
  { store: 'sqlite', processes: 1 },
  { store: 'postgres', processes: 1 },
  { store: 'postgres', processes: 3 },
  { store: 'postgres', processes: 3, databaseRestarts: 10 },
];

if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(tables) || tables < 1) {
  console.error('usage: crash-test [kills, 100] [tables at a time, 24] [seed, 1]');
  process.exit(2);
}

let hasFailed = false;
for (const plan of PLANS) {
  const name = `${plan.store}, ${plan.processes} process${plan.processes === 1 ? '' : 'es'}`;
  const restarts = plan.databaseRestarts ? `, the database restarted ${plan.databaseRestarts} times` : '';
  console.log(`\n${name}, ${kills} kills${restarts}`);
  const report = await crashRun({ ...plan, kills, tables, seed }, text => console.log(`  ${text}`));
  console.log(JSON.stringify(report, null, 2));
  hasFailed ||= !isClean(report);
}
console.log(hasFailed ? '\nFAILED' : '\nNothing lost, nothing twice, every game finished and verified.');
process.exit(hasFailed ? 1 : 0);

function isClean(report: CrashReport): boolean {
  const { lost, twice, phantoms, unfinished, unverified, surprises } = report;
  return lost + twice + phantoms + unfinished + unverified + surprises.length === 0;
}
