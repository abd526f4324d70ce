/** Times in words and on a clock face, as the language writes them. */
import type { Clock } from '@kingdomino/protocol';
import { language, t } from '../app/language.ts';

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

/** What is left, as a clock shows it: 1:05, or days and hours. */
export function faceOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400)
    return `${amount(Math.floor(seconds / 86_400), 'day', 'narrow')} ${amount(Math.floor((seconds % 86_400) / 3600), 'hour', 'narrow')}`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  return rest.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function amount(count: number, unit: Unit, unitDisplay: 'long' | 'narrow' = 'long'): string {
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay }).format(count);
}
