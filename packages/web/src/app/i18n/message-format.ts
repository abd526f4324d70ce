/** Formats messages as the build compiled them (`vite/catalogues.ts`): placeholders, plurals and selects, nothing more. */

/** Somebody whom a sentence is about, or whom it speaks to. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
}

/** A place holder's value, by its name. */
export type Values = Readonly<Record<string, string | number | Who>>;

type Cases = Readonly<Record<string, Compiled>>;
/** Text, a place holder, or a choice between texts; `#` is a plural's number. */
type Token = string | readonly [name: string, kind?: 'plural' | 'select', cases?: Cases];
export type Compiled = string | readonly Token[];

/** `rules` names the plural form of a number. */
export function wordsOf(message: Compiled, values: Values, rules: Intl.PluralRules, number?: number): string {
  if (typeof message === 'string') return message;
  let words = '';
  for (const token of message) {
    if (typeof token !== 'string') words += partOf(token, values, rules, number);
    else words += token === '#' ? (number ?? token) : token;
  }
  return words;
}

function partOf(
  [name, kind, cases]: Exclude<Token, string>,
  values: Values,
  rules: Intl.PluralRules,
  number: number | undefined,
): string | number {
  const value = values[name] ?? '';
  if (!kind || !cases) return typeof value === 'object' ? value.name : value;
  if (kind === 'select') return wordsOf(cases[caseFor(value, cases)] ?? '', values, rules, number);
  const count = Number(value);
  return wordsOf(cases[count] ?? cases[rules.select(count)] ?? cases.other ?? '', values, rules, count);
}

/** A choice is between the person spoken to and all others; what anybody is called does not matter. */
function caseFor(value: Values[string], cases: Cases): string {
  const isYou = typeof value === 'object' && value.isYou;
  return (isYou ? Object.keys(cases).find(key => key !== 'other' && key !== 'offset') : undefined) ?? 'other';
}
