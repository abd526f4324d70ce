/** Numbers as the language writes them. */
import { language } from '../app/i18n/language.ts';

/** With a point or comma, and a sign where it is a change. */
export function numberText(value: number, digits: number, sign: 'always' | 'auto' = 'auto'): string {
  const format = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  });
  // some languages have a hyphen for it
  return format.format(value).replace('-', '−');
}
