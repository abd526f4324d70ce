/** The short form of `npm run crash-test`: real processes to which things happen while people and bots play. */
import { needs } from '@kingdomino/testkit';
import { describe, expect, test } from 'vitest';
import { type CrashPlan, crashRun } from '../testing/crash/crash-run.ts';
import { missingPostgres } from '../testing/processes/postgres.ts';

const PLANS: readonly CrashPlan[] = [
  { store: 'sqlite', processes: 1, kinds: ['kill', 'stop', 'freeze'], faults: 3, tables: 3, seed: 11 },
  {
    store: 'postgres',
    processes: 3,
    kinds: ['kill', 'database-restart', 'half-open', 'partition', 'cut', 'terminate', 'silent-news'],
    skews: [0, 30_000, -30_000],
    faults: 5,
    tables: 3,
    seed: 13,
  },
];

// at once: each mostly waits for its own processes
describe.concurrent('faults at random moments', () => {
  for (const plan of PLANS)
    test(`${plan.store} with ${plan.processes} processes loses nothing, plays nothing twice and robs nobody`, {
      timeout: 180_000,
      ...(plan.store === 'postgres' ? needs(missingPostgres()) : {}),
    }, async () => {
      const report = await crashRun(plan);
      expect(report).toMatchObject({
        lost: 0,
        twice: 0,
        phantoms: 0,
        unfinished: 0,
        unverified: 0,
        lostOnTime: 0,
        lies: 0,
        idleEvents: 0,
        surprises: [],
      });
      expect(report.acknowledged).toBeGreaterThan(100);
    });
});
