/** Formats messages as the build compiled them (`vite/catalogues.ts`): placeholders, plurals and selects, nothing more. */

/** Somebody whom a sentence is about, or whom it speaks to. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

/** A number that is written already, with the form that it takes in the language. */
export interface Quantity {
  readonly text: string;
  readonly form: Intl.LDMLPluralRule;
}

/** A place holder's value, by its name. */
export type Values = Readonly<Record<string, string | number | Who | Quantity>>;

type Cases = Readonly<Record<string, Compiled>>;
/** Text, a place holder, or a choice between texts; `#` is a plural's number. */
type Token = string | readonly [name: string, kind?: 'plural' | 'select', cases?: Cases];
export type Compiled = string | readonly Token[];

/** `rules` names the plural form of a number. */
export function wordsOf(
  message: Compiled,
  values: Values,
  rules: Intl.PluralRules,
  number?: number | string,
): string {
  if (typeof message === 'string') return message;
  let words = '';
  for (const token of message) {
    if (typeof token !== 'string') words += partOf(token, values, rules, number);
    else words += token === '#' ? written(number ?? token, rules) : token;
  }
  return words;
}

function partOf(
  [name, kind, cases]: Exclude<Token, string>,
  values: Values,
  rules: Intl.PluralRules,
  number: number | string | undefined,
): string | number {
  const value = values[name] ?? '';
  if (!kind || !cases) return plainly(value);
  if (kind === 'select') return wordsOf(cases[caseFor(value, cases)] ?? '', values, rules, number);
  if (isQuantity(value)) return wordsOf(cases[value.form] ?? cases.other ?? '', values, rules, value.text);
  const count = Number(value);
  return wordsOf(cases[count] ?? cases[rules.select(count)] ?? cases.other ?? '', values, rules, count);
}

/** Large numbers have marks between their thousands, each language its own. */
function written(number: number | string, rules: Intl.PluralRules): number | string {
  if (typeof number === 'string' || number < 1000) return number;
  return number.toLocaleString(rules.resolvedOptions().locale);
}

function plainly(value: Values[string]): string | number {
  if (typeof value !== 'object') return value;
  return isQuantity(value) ? value.text : value.name;
}

function isQuantity(value: Values[string]): value is Quantity {
  return typeof value === 'object' && 'form' in value;
}

/** A choice is between the person spoken to and all others; what anybody is called does not matter. */
function caseFor(value: Values[string], cases: Cases): string {
  const isYou = typeof value === 'object' && 'isYou' in value && value.isYou;
  return (isYou ? Object.keys(cases).find(key => key !== 'other' && key !== 'offset') : undefined) ?? 'other';
}
