/** Points that nobody has earned: what the rules of counting take away from those who farm. */
import { expect, test } from 'vitest';
import { simulateFarming } from './farming-simulation.ts';

test('nobody gains by accounts that do not come, and little by one that always loses', () => {
  const noShows = simulateFarming('no-shows', 50);
  expect([noShows.gained, noShows.ifAllCounted > 100]).toEqual([0, true]);
  const second = simulateFarming('one second account', 50);
  expect(second.gained).toBeLessThan(0.5 * second.ifAllCounted);
  const fresh = simulateFarming('new accounts', 50);
  expect(fresh.gained).toBeLessThan(0.2 * fresh.ifAllCounted);
});
