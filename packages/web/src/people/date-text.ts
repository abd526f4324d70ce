/** A day, as the language writes it. */
import { language } from '../app/i18n/language.ts';

export function dateText(time: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time);
}
