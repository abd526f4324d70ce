/** What is done to which servers. The embedded store belongs to one process: its lock refuses a second. */
import type { CrashPlan } from './crash-run.ts';

type Plan = Omit<CrashPlan, 'faults' | 'tables' | 'seed'>;

export const PLANS: Readonly<Record<string, Plan>> = {
  'sqlite-1': { store: 'sqlite', processes: 1, kinds: ['kill', 'stop', 'freeze'] },
  'sqlite-disk': { store: 'sqlite', processes: 1, kinds: ['disk-full', 'kill'], disk: 64 },
  'sqlite-read-only': { store: 'sqlite', processes: 1, kinds: ['read-only', 'freeze', 'kill'] },
  'postgres-1': {
    store: 'postgres',
    processes: 1,
    kinds: ['kill', 'freeze', 'database-restart', 'database-freeze', 'terminate'],
  },
  'postgres-3': { store: 'postgres', processes: 3, kinds: ['kill', 'stop', 'freeze', 'freeze-all'] },
  'postgres-3-silent': { store: 'postgres', processes: 3, kinds: ['silent-news', 'kill'] },
  'postgres-3-rolling': { store: 'postgres', processes: 3, kinds: ['rolling-restart'] },
  'postgres-3-database': {
    store: 'postgres',
    processes: 3,
    kinds: ['database-restart', 'database-freeze', 'terminate', 'cut', 'delay', 'kill'],
  },
  'postgres-3-half-open': {
    store: 'postgres',
    processes: 3,
    kinds: ['half-open', 'partition', 'delay', 'kill'],
  },
  'postgres-3-skewed': {
    store: 'postgres',
    processes: 3,
    kinds: ['kill', 'freeze', 'cut', 'partition'],
    skews: [0, 30_000, -30_000],
  },
};
