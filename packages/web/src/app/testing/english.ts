/** The page's words as the build makes them, for tests of sentences: stands in for `app/language.ts`. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogue, type MessageKey } from '../../locales/en.ts';
import { type Compiled, type Values, wordsOf } from '../message.ts';

const rules = new Intl.PluralRules('en');

export function t(key: MessageKey, values: Values = {}): string {
  return wordsOf(compileMessage(catalogue[key]) as Compiled, values, rules);
}
