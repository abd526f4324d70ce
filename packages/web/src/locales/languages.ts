/** Every language of the page: a file beside this one and a row here. */
import { catalogue as en } from './en.ts';
import type { Part, PartFile } from './parts.ts';
import { loadPart } from './parts-of/en.ts';

export interface LanguageEntry {
  /** In the language itself. */
  readonly name: string;
  readonly load: () => Promise<{
    readonly catalogue: Readonly<Record<string, string>>;
    readonly loadPart: (part: Part) => Promise<PartFile>;
  }>;
}

export const LANGUAGES = {
  en: { name: 'English', load: () => Promise.resolve({ catalogue: en, loadPart }) },
  ru: { name: 'Русский', load: () => import('./parts-of/ru.ts') },
  pl: { name: 'Polski', load: () => import('./parts-of/pl.ts') },
  ro: { name: 'Română', load: () => import('./parts-of/ro.ts') },
  bg: { name: 'Български', load: () => import('./parts-of/bg.ts') },
  lt: { name: 'Lietuvių', load: () => import('./parts-of/lt.ts') },
  lv: { name: 'Latviešu', load: () => import('./parts-of/lv.ts') },
  et: { name: 'Eesti', load: () => import('./parts-of/et.ts') },
  de: { name: 'Deutsch', load: () => import('./parts-of/de.ts') },
  fr: { name: 'Français', load: () => import('./parts-of/fr.ts') },
  es: { name: 'Español', load: () => import('./parts-of/es.ts') },
  uk: { name: 'Українська', load: () => import('./parts-of/uk.ts') },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof LANGUAGES;
