import { expect, test } from 'vitest';
import { crossAt } from './cross-at.ts';

test('[D-B1] up to four crosses stand inside their square, apart from each other', () => {
  for (const count of [1, 2, 3, 4]) {
    const places = Array.from({ length: count }, (_, index) => crossAt(index, count));
    expect(Math.min(...places), `${count}`).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places) + 34, `${count}`).toBeLessThanOrEqual(100);
    expect(new Set(places).size).toBe(count);
  }
});
