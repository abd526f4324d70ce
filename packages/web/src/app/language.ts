/** The languages of the page and the sentence for a key in the current one. */
import { signal } from '@preact/signals';
import { catalogue as english, type MessageKey } from '../locales/en.ts';
import { LANGUAGES, type Language, type LanguageEntry } from '../locales/languages.ts';
import { type Compiled, type Values, wordsOf } from './message.ts';

/** Compiled by the build: see `vite/catalogues.ts`. */
type Messages = Readonly<Record<string, Compiled>>;

let messages: Messages = english;
let rules = new Intl.PluralRules('en');
const NONE: Values = {};

export const language = signal<Language>('en');

/** Whoever asks while drawing is drawn again when the language changes. */
export function t(key: MessageKey, values = NONE): string {
  return language.value && wordsOf(messages[key] ?? key, values, rules);
}

/** A text's plain name; for keys that are put together, such as `terrain.${terrain}`. */
export type { MessageKey };

export async function changeLanguage(next: Language): Promise<void> {
  const { catalogue } =
    next === 'en' ? { catalogue: english } : await (LANGUAGES[next] as LanguageEntry).load();
  messages = catalogue;
  rules = new Intl.PluralRules(next);
  document.documentElement.lang = next;
  language.value = next;
  document.querySelector('meta[name="description"]')!.setAttribute('content', t('home.description'));
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const codes = wanted.map(tag => tag.slice(0, 2).toLowerCase());
  return (codes.find(code => Object.hasOwn(LANGUAGES, code)) as Language | undefined) ?? 'en';
}
