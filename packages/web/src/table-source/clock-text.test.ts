import { expect, test } from 'vitest';
import { roughTime } from './clock-text.ts';

test.each([
  [6 * 3_600_000, '6 hours'],
  [18_753_000, '5 hours'],
  [3_599_000, '59 minutes'],
  [60_000, '1 minute'],
  [19_001, '20 seconds'],
  [1, '1 second'],
])('%i milliseconds are about %s', (left, text) => {
  expect(roughTime(left)).toBe(text);
});
