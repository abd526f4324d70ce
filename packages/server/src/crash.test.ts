/** The short form of `npm run crash-test`: real processes, killed while people and bots play. */
import { describe, expect, test } from 'vitest';
import { type CrashPlan, crashRun } from './testing/crash-run.ts';

const PLANS: readonly CrashPlan[] = [
  { store: 'sqlite', processes: 1, kills: 3, tables: 4, seed: 11 },
  { store: 'postgres', processes: 1, kills: 2, tables: 4, seed: 12 },
  { store: 'postgres', processes: 3, kills: 3, tables: 4, seed: 13, databaseRestarts: 1 },
];

describe('killed at random moments', () => {
  test.each(PLANS)(
    '$store with $processes processes loses nothing and plays nothing twice',
    async plan => {
      const report = await crashRun(plan);
      expect(report).toMatchObject({
        lost: 0,
        twice: 0,
        phantoms: 0,
        unfinished: 0,
        unverified: 0,
        surprises: [],
      });
      expect(report.acknowledged).toBeGreaterThan(100);
    },
    180_000,
  );
});
