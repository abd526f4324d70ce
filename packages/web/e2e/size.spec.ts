/** Small to load, in every language. How fast the page is, is measured by `npm run bench:web`. */
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../src/locales/languages.ts';
import { lettersReady } from './letters.ts';
import { setSettings } from './saved.ts';
import { expect, type Page, test } from './test.ts';

const FIRST_LOAD_KB = 200;
/** The pieces of a font that a language needs, beside the one for all. */
const PIECES: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['western'],
  fr: ['western'],
  es: ['western'],
  et: ['western', 'eastern'],
  pl: ['western', 'eastern'],
  ro: ['western', 'eastern'],
  lt: ['eastern'],
  lv: ['eastern'],
  bg: ['cyrillic'],
  ru: ['cyrillic'],
  uk: ['cyrillic'],
};

interface Loaded {
  readonly path: string;
  readonly size: number;
}

/** The first visit in a language: every file, as large as it comes over the line. */
async function visit(page: Page, language: Language): Promise<Loaded[]> {
  const answers: Promise<Loaded>[] = [];
  page.on('response', response => {
    const { pathname, protocol } = new URL(response.url());
    // pictures that the page makes of its script are no load
    if (pathname.startsWith('/api/') || protocol === 'blob:') return;
    answers.push(response.body().then(body => ({ path: pathname, size: gzipSync(body).length })));
  });
  await setSettings(page, { language });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.locator('.play-now').waitFor();
  await lettersReady(page);
  return Promise.all(answers);
}

/** `/assets/nunito-basic-Ab3dE_gh.woff2` is `nunito-basic`. */
const pieceOf = (path: string) => /\/([a-z-]+)-[\w-]{8}\.woff2$/.exec(path)?.[1];

for (const language of Object.keys(LANGUAGES) as Language[]) {
  test(`the first load in ${language} is at most ${FIRST_LOAD_KB} KB, without letters of others`, async ({
    page,
  }) => {
    const loaded = await visit(page, language);
    const total = loaded.reduce((sum, { size }) => sum + size, 0);
    expect(total / 1024).toBeLessThanOrEqual(FIRST_LOAD_KB);
    const pieces = loaded.map(({ path }) => pieceOf(path)).filter(piece => piece !== undefined);
    expect(new Set(pieces).size, 'each is loaded once').toBe(pieces.length);
    expect(pieces).toEqual(expect.arrayContaining(['alegreya-basic', 'nunito-basic']));
    const own = ['basic', ...PIECES[language]].flatMap(piece => [`alegreya-${piece}`, `nunito-${piece}`]);
    expect(pieces.filter(piece => !own.includes(piece))).toEqual([]);
  });
}
