/** Days of a season: the first one from its first moment, the last one to its end. */
import { expect, test } from 'vitest';
import { dayOf, timeOf } from './season-text.ts';

test('a day goes from its first moment to that of the next one, over months, years and changes of the clock', () => {
  for (const day of ['2026-01-01', '2026-02-28', '2026-03-29', '2026-10-25', '2026-12-31']) {
    const [from, until] = [timeOf(day)!, timeOf(day, 1)!];
    expect([dayOf(from), dayOf(until - 1)]).toEqual([day, day]);
    expect(dayOf(until)).not.toBe(day);
  }
  for (const none of ['', '2026', 'tomorrow', '2026-1-1']) expect(timeOf(none)).toBeUndefined();
});
