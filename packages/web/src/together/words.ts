/** The words of looking at a game together, and what to say when the server says no. */
import type { RefusalCode } from '@kingdomino/protocol';
import { type MessageKey, t } from '../app/i18n/language.ts';
import type { Values } from '../app/i18n/message-format.ts';
import { refusalText } from '../connection/refusal-text.ts';

type Key = Extract<MessageKey, `together.${string}`> extends `together.${infer Name}` ? Name : never;

export function w(key: Key, values: Values = {}): string {
  return t(`together.${key}`, values);
}

export function leadRefusalText(code: RefusalCode): string {
  return code === 'not-allowed' ? w('taken') : refusalText(code);
}

export function editRefusalText(code: RefusalCode): string {
  if (code === 'not-allowed') return w('look-only');
  if (code === 'stale') return w('changed');
  return code === 'too-large' ? w('full') : refusalText(code);
}
