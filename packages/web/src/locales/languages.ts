/** Every language of the page: a file beside this one and a row here. */
import { catalogue as en } from './en.ts';

export interface LanguageEntry {
  /** In the language itself. */
  readonly name: string;
  readonly load: () => Promise<{ readonly catalogue: Readonly<Record<string, string>> }>;
}

export const LANGUAGES = {
  en: { name: 'English', load: () => Promise.resolve({ catalogue: en }) },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof LANGUAGES;
