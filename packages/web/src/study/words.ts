/** The sentence for a key of analyses and reviews, in the current language. Their texts are fetched with them. */
import { signal } from '@preact/signals';
import { language } from '../app/language.ts';
import { type Compiled, type Values, wordsOf } from '../app/message.ts';
import type { Language } from '../locales/languages.ts';
import { catalogue as english, type StudyKey } from './locales/en.ts';

type Catalogue = Readonly<Record<string, Compiled>>;

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  ru: () => import('./locales/ru.ts'),
  pl: () => import('./locales/pl.ts'),
  ro: () => import('./locales/ro.ts'),
  bg: () => import('./locales/bg.ts'),
  lt: () => import('./locales/lt.ts'),
  lv: () => import('./locales/lv.ts'),
  et: () => import('./locales/et.ts'),
  de: () => import('./locales/de.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
  uk: () => import('./locales/uk.ts'),
};

interface Loaded {
  readonly code: Language;
  readonly texts: Catalogue;
}

const loaded = signal<Loaded>({ code: 'en', texts: english });

/** Fetches the texts of the language that is spoken now; without them English stays. */
export async function loadStudyWords(): Promise<void> {
  const code = language.value;
  if (code === loaded.value.code) return;
  const texts = code === 'en' ? english : (await OTHERS[code]()).catalogue;
  loaded.value = { code, texts };
}

/** Whoever asks while drawing is drawn again when the texts have come. */
export function s(key: StudyKey, values: Values = {}): string {
  const { code, texts } = loaded.value;
  return wordsOf(texts[key] ?? key, values, new Intl.PluralRules(code));
}

/** A number with a point or comma, and a sign where it is a change. */
export function number(value: number, digits: number, sign: 'always' | 'auto' = 'auto'): string {
  const format = new Intl.NumberFormat(loaded.value.code, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  });
  // some languages have a hyphen for it
  return format.format(value).replace('-', '−');
}
