/** The page's words as the build makes them, for tests of sentences: stands in for `app/i18n/language.ts`. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogue as achieve } from '../../../locales/achieve/en.ts';
import { catalogue as duel } from '../../../locales/duel/en.ts';
import { catalogue as common } from '../../../locales/en.ts';
import { catalogue as results } from '../../../locales/results/en.ts';
import { catalogue as table } from '../../../locales/table/en.ts';
import { type Compiled, type Values, wordsOf } from '../message-format.ts';

const catalogue = { ...common, ...table, ...duel, ...achieve, ...results };
const rules = new Intl.PluralRules('en');

export const language = { value: 'en' };

export function t(key: keyof typeof catalogue, values: Values = {}): string {
  return wordsOf(compileMessage(catalogue[key]) as Compiled, values, rules);
}
