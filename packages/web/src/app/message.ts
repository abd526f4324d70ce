/** A message as the build compiled it (`vite/catalogues.ts`), in words: place holders, plurals and choices, which is all our texts use. */

/** A place holder's value, by its name. */
export type Values = Readonly<Record<string, string | number>>;

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
  if (!kind || !cases) return value;
  if (kind === 'select') return wordsOf(cases[value] ?? cases.other ?? '', values, rules, number);
  const count = Number(value);
  return wordsOf(cases[count] ?? cases[rules.select(count)] ?? cases.other ?? '', values, rules, count);
}
