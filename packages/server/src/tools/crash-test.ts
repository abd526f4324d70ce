/**
 * `npm run crash-test -- [kills, 100] [tables at a time, 24] [seed, 1] [plan, all]`: kills servers for a while and says
 * what was lost. Long; see docs/operations.md. The embedded store belongs to one process: its lock refuses a second.
 */
import { type CrashPlan, type CrashReport, crashRun } from '../testing/crash-run.ts';

const PLANS: Readonly<Record<string, Omit<CrashPlan, 'kills' | 'tables' | 'seed'>>> = {
  'sqlite-1': { store: 'sqlite', processes: 1 },
  'postgres-1': { store: 'postgres', processes: 1 },
  'postgres-3': { store: 'postgres', processes: 3 },
  'postgres-3-restarts': { store: 'postgres', processes: 3, databaseRestarts: 10 },
};

const [kills, tables, seed] = [100, 24, 1].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
) as [number, number, number];
const wish = process.argv[5] ?? 'all';
const plans = Object.entries(PLANS).filter(([name]) => wish === 'all' || wish === name);
const isSensible = [kills, tables].every(number => Number.isInteger(number) && number >= 1);
if (!isSensible || !Number.isInteger(seed) || plans.length === 0) {
  const names = ['all', ...Object.keys(PLANS)].join(', ');
  console.error(`usage: crash-test [kills, 100] [tables at a time, 24] [seed, 1] [plan: ${names}]`);
  process.exit(2);
}

let hasFailed = false;
for (const [name, plan] of plans) {
  console.log(`\n${name}, ${kills} kills`);
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
