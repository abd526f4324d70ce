/**
 * Days as everybody has them, by UTC, and days in a row. The clock of a device may be wrong: days are only ever added to a set,
 * so that one which it leaps over or comes to again is neither lost nor counted twice.
 */

const DAY = 86_400_000;

/** Like 2026-11-16. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function dayNumber(day: string): number {
  return Date.parse(day) / DAY;
}

export function dayBefore(day: string, days = 1): string {
  return dayOf(Date.parse(day) - days * DAY);
}

/** Whether this is a day at all. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text));
}

/** How many of the days are in a row around today, or yesterday as long as today can still be added. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  const start = days.has(today) ? today : dayBefore(today);
  if (!days.has(start)) return 0;
  // those after today were added before the clock was put back
  return 1 + runFrom(days, start, 1) + runFrom(days, start, -1);
}

export function longestStreak(days: ReadonlySet<string>): number {
  const firsts = [...days].filter(day => !days.has(dayBefore(day)));
  return Math.max(0, ...firsts.map(day => 1 + runFrom(days, day, -1)));
}

/** How many follow in a row: before the day, or with a negative step after it. */
function runFrom(days: ReadonlySet<string>, day: string, step: number): number {
  let count = 0;
  while (days.has(dayBefore(day, step * (count + 1)))) count++;
  return count;
}
