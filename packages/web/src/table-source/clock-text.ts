/** Times in words and on a clock, as the language writes them. */

import type { Clock } from '@kingdomino/protocol';
import { amountText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day';

/** The time to think that a table agreed on. */
export function clockText(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('online.clock.none');
    case 'turn':
      return t('online.clock.each', { time: shortTime(clock.seconds) });
    case 'days':
      return t('online.clock.each', { time: amount(clock.days, 'day') });
    case 'game':
      return `${t('online.clock.game', { time: shortTime(clock.seconds) })}, ${bonusText(clock.increment)}`;
  }
}

/** What each own move adds. */
export function bonusText(seconds: number): string {
  return seconds === 0
    ? t('online.clock.no-bonus')
    : t('online.clock.bonus', { time: amount(seconds, 'second') });
}

/** Whole minutes as minutes, all else as seconds. */
export function shortTime(seconds: number): string {
  return seconds % 60 === 0 ? amount(seconds / 60, 'minute') : amount(seconds, 'second');
}

/** About what is left, in the largest unit that it fills: 5 hours, 25 minutes, 20 seconds. */
export function roughTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 3600) return amount(Math.floor(seconds / 3600), 'hour');
  return seconds >= 60 ? amount(Math.floor(seconds / 60), 'minute') : amount(seconds, 'second');
}

/** What is left, as a clock shows it: 1:05; what is far away by its two largest units. */
export function faceOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, hours, days] = [60, 3600, 86_400].map(unit => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  const narrow = (count: number, unit: Unit) => amount(count, unit, 'narrow');
  if (days > 0) return `${narrow(days, 'day')} ${narrow(hours % 24, 'hour')}`;
  if (hours > 0) return `${narrow(hours, 'hour')} ${narrow(minutes % 60, 'minute')}`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

function amount(count: number, unit: Unit, unitDisplay: 'long' | 'narrow' = 'long'): string {
  return amountText(count, unit, unitDisplay);
}
