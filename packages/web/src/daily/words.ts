/** Days, times and points of the daily deal in words. */
import { language, t } from '../app/i18n/language.ts';

/** "16 November" */
export function dayText(day: string): string {
  const format = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** With the hour, where it matters when something was said. */
export function momentText(time: number): string {
  return new Intl.DateTimeFormat(language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time);
}

/** "61 points" */
export function pointsText(points: number): string {
  return t('daily.points', { points });
}
