/** Days as the daily deal counts them: in UTC, by the store's clock. */
import type { GameId } from '@kingdomino/rules';

const DAY = 86_400_000;
/** A game begun before midnight may be finished until then. */
export const GRACE = 3 * 3_600_000;

/** Since 1970. */
export type Day = number;

export function dayOf(time: number): Day {
  return Math.floor(time / DAY);
}

export function dayText(day: Day): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Undefined for a text that names no day. */
export function readDay(text: string): Day | undefined {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || dayText(dayOf(time)) !== text ? undefined : dayOf(time);
}

export const beginOf = (day: Day): number => day * DAY;
export const endOf = (day: Day): number => beginOf(day + 1);
/** From then on nobody plays it any more, and its seed may be told. */
export const closeOf = (day: Day): number => endOf(day) + GRACE;

export function dailyDealId(game: GameId, day: Day): string {
  return `daily-${game}-${dayText(day)}`;
}

/** Up to today, or to yesterday while today's can still be played. */
export function daysInARow(days: readonly Day[], today: Day): number {
  const all = new Set(days);
  const last = all.has(today) ? today : today - 1;
  let count = 0;
  while (all.has(last - count)) count++;
  return count;
}
