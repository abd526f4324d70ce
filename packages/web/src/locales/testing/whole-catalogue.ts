/** Everything that a language says, on whichever screen: for tests. */
import { LANGUAGES, type Language, type LanguageEntry } from '../languages.ts';
import { PARTS } from '../parts.ts';

export type Texts = Readonly<Record<string, string>>;

export async function wholeCatalogue(language: Language): Promise<Texts> {
  const entry: LanguageEntry = LANGUAGES[language];
  const files = await Promise.all([entry.load(), ...Object.values(PARTS).map(load => load(language))]);
  const entries = files.flatMap(({ catalogue }) => Object.entries(catalogue));
  const texts = Object.fromEntries(entries);
  if (Object.keys(texts).length < entries.length) throw new Error(`a key stands twice in ${language}`);
  return texts;
}
