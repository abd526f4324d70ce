/** The current language, and `t`: the sentence for a message key in it. */
import { signal } from '@preact/signals';
import { type MessageKey as CommonKey, catalogue as english } from '../../locales/en.ts';
import { LANGUAGES, type Language, type LanguageEntry } from '../../locales/languages.ts';
import { PARTS, type Part, type PartKey } from '../../locales/parts.ts';
import { type Compiled, type Values, wordsOf } from './message-format.ts';

/** A text's plain name; for keys that are put together, such as `terrain.${terrain}`. */
export type MessageKey = CommonKey | PartKey;

/** Compiled by the build: see `vite/catalogues.ts`. */
type Messages = Readonly<Record<string, Compiled>>;

let messages: Messages = english;
let rules = new Intl.PluralRules('en');
/** Parts whose words have been asked for, in whatever language is spoken. */
const parts = new Set<Part>();
/** Counts what was asked for: an answer that comes after a later question is not taken. */
let asked = 0;
const NONE: Values = {};

export const language = signal<Language>('en');

/** Whoever asks while drawing is drawn again when the language changes. */
export function t(key: MessageKey, values = NONE): string {
  return language.value && wordsOf(messages[key] ?? key, values, rules);
}

export async function changeLanguage(next: Language): Promise<void> {
  const question = ++asked;
  const needed = [...parts];
  const words = await wordsIn(next, needed);
  if (question !== asked) return;
  // a part came meanwhile, in the old language
  if (needed.length < parts.size) return changeLanguage(next);
  messages = words;
  rules = new Intl.PluralRules(next);
  document.documentElement.lang = next;
  language.value = next;
  document.querySelector('meta[name="description"]')!.setAttribute('content', t('home.description'));
}

/** Fetches the words of a screen's parts; resolves when they can be said. */
export async function loadWords(...wanted: readonly Part[]): Promise<void> {
  const missing = wanted.filter(part => !parts.has(part));
  if (missing.length === 0) return;
  const spoken = language.peek();
  const words = await partsIn(spoken, missing);
  // another language came meanwhile
  if (language.peek() !== spoken) return loadWords(...wanted);
  for (const part of missing) parts.add(part);
  messages = { ...messages, ...words };
}

/** So that every screen can be read without a network, too. */
export function loadAllWords(): Promise<void> {
  return loadWords(...PARTS);
}

const entryOf = (spoken: Language): LanguageEntry => LANGUAGES[spoken];

/** Whole or not at all. */
async function wordsIn(next: Language, needed: readonly Part[]): Promise<Messages> {
  const [{ catalogue }, words] = await Promise.all([entryOf(next).load(), partsIn(next, needed)]);
  return { ...catalogue, ...words };
}

async function partsIn(spoken: Language, wanted: readonly Part[]): Promise<Messages> {
  const { loadPart } = await entryOf(spoken).load();
  const files = await Promise.all(wanted.map(loadPart));
  return Object.assign({}, ...files.map(({ catalogue }) => catalogue)) as Messages;
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const codes = wanted.map(tag => tag.slice(0, 2).toLowerCase());
  return (codes.find(code => Object.hasOwn(LANGUAGES, code)) as Language | undefined) ?? 'en';
}
