/** The words of the coach, which are fetched with it. */
import { type MessageKey, t } from '../app/i18n/language.ts';
import type { Values } from '../app/i18n/message-format.ts';

type CoachKey = Extract<MessageKey, `coach.${string}`> extends `coach.${infer Key}` ? Key : never;

export function c(key: CoachKey, values: Values = {}): string {
  return t(`coach.${key}`, values);
}
