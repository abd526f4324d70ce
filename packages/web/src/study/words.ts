/** The words of analyses and reviews, which are fetched with them, and numbers as the language writes them. */
import { language, type MessageKey, t } from '../app/i18n/language.ts';
import type { Values } from '../app/i18n/message-format.ts';

type StudyKey = Extract<MessageKey, `study.${string}`> extends `study.${infer Key}` ? Key : never;

export function s(key: StudyKey, values: Values = {}): string {
  return t(`study.${key}`, values);
}

/** With a point or comma, and a sign where it is a change. */
export function number(value: number, digits: number, sign: 'always' | 'auto' = 'auto'): string {
  const format = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  });
  // some languages have a hyphen for it
  return format.format(value).replace('-', '−');
}
