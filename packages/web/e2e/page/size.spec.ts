/** Small to load, in every language. How fast the page is, is measured by `npm run bench:web`. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../../src/locales/languages.ts';
import { fontsReady } from '../support/fonts.ts';
import { expect, type Page, type Response, test } from '../support/test.ts';

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

/** What is there before a seat is offered: 25 KB a second for the four seconds that round trips leave of six. */
const INVITATION_KB = 100;

interface Loaded {
  readonly path: string;
  readonly size: number;
}

/** As large as it comes over the network. */
const sizeOf = (path: string) =>
  gzipSync(readFileSync(new URL(`../../dist${path === '/' ? '/index.html' : path}`, import.meta.url))).length;

/** A visit in a language: every file, also what the visit before has left in the cache. */
async function visit(page: Page, language: Language): Promise<Loaded[]> {
  const paths: string[] = [];
  const note = (response: Response) => {
    const { pathname, protocol } = new URL(response.url());
    // pictures that the page makes of its script are no load
    if (!pathname.startsWith('/api/') && protocol !== 'blob:') paths.push(pathname);
  };
  // what the visit before still fetches is none of this one
  await page.goto('about:blank');
  page.on('response', note);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.locator('.play-now').waitFor();
  await fontsReady(page);
  page.off('response', note);
  return paths.map(path => ({ path, size: sizeOf(path) }));
}

/** `/assets/nunito-basic-Ab3dE_gh.woff2` is `nunito-basic`. */
const pieceOf = (path: string) => /\/([a-z-]+)-[\w-]{8}\.woff2$/.exec(path)?.[1];

test(`the first load is at most ${FIRST_LOAD_KB} KB in every language, without letters of others`, async ({
  page,
}) => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await page.goto('/icon.svg');
    await page.evaluate(
      settings => localStorage.setItem('kingdomino.settings', settings),
      JSON.stringify({ speed: 'off', sound: false, language }),
    );
    const loaded = await visit(page, language);
    const total = loaded.reduce((sum, { size }) => sum + size, 0);
    expect(total / 1024, language).toBeLessThanOrEqual(FIRST_LOAD_KB);
    // all of it is counted: nothing that the page needs is missing because it was known already
    expect(total / 1024, language).toBeGreaterThan(FIRST_LOAD_KB / 2);
    const pieces = loaded.map(({ path }) => pieceOf(path)).filter(piece => piece !== undefined);
    expect(new Set(pieces).size, `${language}: each is loaded once`).toBe(pieces.length);
    expect(pieces, language).toEqual(expect.arrayContaining(['alegreya-basic', 'nunito-basic']));
    const own = ['basic', ...PIECES[language]].flatMap(piece => [`alegreya-${piece}`, `nunito-${piece}`]);
    expect(
      pieces.filter(piece => !own.includes(piece)),
      language,
    ).toEqual([]);
  }
});

test(`an invitation waits for a page, a script and a sheet: at most ${INVITATION_KB} KB`, () => {
  const html = readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8');
  const files = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path]) => path!,
  );
  const needed = files.filter(path => !path.includes('/dark-'));
  expect(needed).toHaveLength(2);
  const total = ['/', ...needed].reduce((sum, path) => sum + sizeOf(path), 0);
  expect(total / 1024).toBeLessThanOrEqual(INVITATION_KB);
  expect(total / 1024).toBeGreaterThan(INVITATION_KB / 2);
});
