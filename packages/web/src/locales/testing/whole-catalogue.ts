/** Everything that a language says, on whichever screen: for tests. */
import type { Language } from '../languages.ts';
import { PARTS, type PartFile } from '../parts.ts';

export type Texts = Readonly<Record<string, string>>;

export async function wholeCatalogue(language: Language): Promise<Texts> {
  // by their names, since browser tests run without Vite
  const files = await Promise.all([
    import(`../${language}.ts`) as Promise<PartFile>,
    ...PARTS.map(part => import(`../${part}/${language}.ts`) as Promise<PartFile>),
  ]);
  const entries = files.flatMap(({ catalogue }) => Object.entries(catalogue));
  const texts = Object.fromEntries(entries);
  if (Object.keys(texts).length < entries.length) throw new Error(`a key stands twice in ${language}`);
  return texts;
}
