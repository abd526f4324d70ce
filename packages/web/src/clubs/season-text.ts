/** Seasons as people read and write them: whole days, where they are. */

import type { Season } from '@kingdomino/protocol';
import { dateRangeText, dateText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';

export function seasonText(season: Season): string {
  return `${t('club.season', { number: season.number })}: ${seasonDates(season)}`;
}

/** Where there is little room, as among choices on a phone. */
export function seasonName({ number, from }: Season): string {
  return `${t('club.season', { number })} · ${new Date(from).getFullYear()}`;
}

export function seasonDates({ from, until }: Season): string {
  if (until === undefined) return t('club.since', { date: dateText(from) });
  return dateRangeText(from, until - 1);
}

/** As a field for a date has it. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first moment of a day, or of one after it; undefined for what is none. */
export function timeOf(day: string, later = 0): number | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!match) return undefined;
  return new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + later).getTime();
}
