/**
 * `npm run crash-test -- [faults, 100] [tables at a time, 16] [seed, 1] [plan, all]`: does to servers, database, network
 * and disk what happens to them in a year, and says what was lost and who paid for it. Long; see docs/operations.md.
 * The embedded store belongs to one process: its lock refuses a second.
 */
import { type CrashPlan, type CrashReport, crashRun } from '../testing/crash-run.ts';

type Plan = Omit<CrashPlan, 'faults' | 'tables' | 'seed'>;

const PLANS: Readonly<Record<string, Plan>> = {
  'sqlite-1': { store: 'sqlite', processes: 1, kinds: ['kill', 'stop', 'freeze'] },
  'sqlite-disk': { store: 'sqlite', processes: 1, kinds: ['disk-full', 'kill'], disk: 64 },
  'postgres-1': {
    store: 'postgres',
    processes: 1,
    kinds: ['kill', 'freeze', 'database-restart', 'terminate'],
  },
  'postgres-3': { store: 'postgres', processes: 3, kinds: ['kill', 'stop', 'freeze', 'freeze-all'] },
  'postgres-3-database': {
    store: 'postgres',
    processes: 3,
    kinds: ['database-restart', 'terminate', 'cut', 'delay', 'kill'],
  },
  'postgres-3-half-open': { store: 'postgres', processes: 3, kinds: ['half-open', 'delay', 'kill'] },
  'postgres-3-skewed': {
    store: 'postgres',
    processes: 3,
    kinds: ['kill', 'freeze', 'cut'],
    skews: [0, 30_000, -30_000],
  },
};

const [faults, tables, seed] = [100, 16, 1].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
) as [number, number, number];
const wish = process.argv[5] ?? 'all';
const plans = Object.entries(PLANS).filter(([name]) => wish === 'all' || wish === name);
const isSensible = [faults, tables].every(number => Number.isInteger(number) && number >= 1);
if (!isSensible || !Number.isInteger(seed) || plans.length === 0) {
  const names = ['all', ...Object.keys(PLANS)].join(', ');
  console.error(`usage: crash-test [faults, 100] [tables at a time, 16] [seed, 1] [plan: ${names}]`);
  process.exit(2);
}

let hasFailed = false;
for (const [name, plan] of plans) {
  console.log(`\n${name}, ${faults} faults`);
  const report = await crashRun({ ...plan, faults, tables, seed }, text => console.log(`  ${text}`));
  console.log(JSON.stringify(report, null, 2));
  hasFailed ||= !isClean(report);
}
console.log(
  hasFailed
    ? '\nFAILED'
    : '\nNothing lost, nothing twice, nobody overcharged, every game finished and verified.',
);
process.exit(hasFailed ? 1 : 0);

function isClean(report: CrashReport): boolean {
  const { lost, twice, phantoms, unfinished, unverified, surprises, lostOnTime, overcharged, lies } = report;
  const sum = lost + twice + phantoms + unfinished + unverified + lostOnTime + overcharged + lies;
  return sum + surprises.length === 0;
}
