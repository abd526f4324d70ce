/** The words of the daily deal, which are fetched with it. */
import { language, type MessageKey, t } from '../app/i18n/language.ts';
import type { Values } from '../app/i18n/message-format.ts';

type DailyKey = Extract<MessageKey, `daily.${string}`> extends `daily.${infer Key}` ? Key : never;

export function d(key: DailyKey, values: Values = {}): string {
  return t(`daily.${key}`, values);
}

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
  return d('points', { points });
}
