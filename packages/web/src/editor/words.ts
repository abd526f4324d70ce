/** The words of the editor, which are fetched with it. */
import { type MessageKey, t } from '../app/i18n/language.ts';
import type { Values } from '../app/i18n/message-format.ts';

type EditorKey = Extract<MessageKey, `editor.${string}`> extends `editor.${infer Key}` ? Key : never;

export function e(key: EditorKey, values: Values = {}): string {
  return t(`editor.${key}`, values);
}
