/** The languages of the page and the sentence for a key in the current one. */
import { setupI18n } from '@lingui/core';
import { signal } from '@preact/signals';
import { catalogue as english, type MessageKey } from '../locales/en.ts';
import { LANGUAGES, type Language, type LanguageEntry } from '../locales/languages.ts';

/** A place holder's value, by its name. */
export type Values = Readonly<Record<string, string | number>>;

/** Compiled by the build: see `vite/catalogues.ts`. */
type Compiled = Parameters<ReturnType<typeof setupI18n>['load']>[1];

const i18n = setupI18n({ locale: 'en', messages: { en: english as unknown as Compiled } });

export const language = signal<Language>('en');

/** Whoever asks while drawing is drawn again when the language changes. */
export function t(key: MessageKey, values?: Values): string {
  return language.value && i18n._(key, values);
}

/** A text's plain name; for keys that are put together, such as `terrain.${terrain}`. */
export type { MessageKey };

export async function changeLanguage(next: Language): Promise<void> {
  if (next !== 'en') {
    const { catalogue } = await (LANGUAGES[next] as LanguageEntry).load();
    i18n.load(next, catalogue as unknown as Compiled);
  }
  i18n.activate(next);
  document.documentElement.lang = next;
  language.value = next;
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const codes = wanted.map(tag => tag.slice(0, 2).toLowerCase());
  return (codes.find(code => Object.hasOwn(LANGUAGES, code)) as Language | undefined) ?? 'en';
}
