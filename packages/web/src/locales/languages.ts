/** Every language of the page: a file beside this one and a row here. */
import { catalogue as en } from './en.ts';

export interface LanguageEntry {
  /** In the language itself. */
  readonly name: string;
  readonly load: () => Promise<{ readonly catalogue: Readonly<Record<string, string>> }>;
}

export const LANGUAGES = {
  en: { name: 'English', load: () => Promise.resolve({ catalogue: en }) },
  ru: { name: 'Русский', load: () => import('./ru.ts') },
  pl: { name: 'Polski', load: () => import('./pl.ts') },
  ro: { name: 'Română', load: () => import('./ro.ts') },
  bg: { name: 'Български', load: () => import('./bg.ts') },
  lt: { name: 'Lietuvių', load: () => import('./lt.ts') },
  lv: { name: 'Latviešu', load: () => import('./lv.ts') },
  et: { name: 'Eesti', load: () => import('./et.ts') },
  de: { name: 'Deutsch', load: () => import('./de.ts') },
  fr: { name: 'Français', load: () => import('./fr.ts') },
  es: { name: 'Español', load: () => import('./es.ts') },
  uk: { name: 'Українська', load: () => import('./uk.ts') },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof LANGUAGES;
