/** The page brings its own letters, for every language, and nothing jumps when they come. */

import { LANGUAGES, type Language } from '../../src/locales/languages.ts';
import { wholeCatalogue } from '../../src/locales/testing/whole-catalogue.ts';
import { fontsReady, foreignTexts } from '../support/fonts.ts';
import { expect, type Page, test } from '../support/test.ts';

const languages = Object.keys(LANGUAGES) as Language[];

/** Shows nothing but a text, in each face, and tells what of it is drawn with fonts of the machine. */
async function foreignIn(page: Page, text: string, lang: string): Promise<string[]> {
  const found: string[] = [];
  for (const face of ['--text-face', '--display-face']) {
    await page.evaluate(
      sample => {
        document.body.innerHTML = '<p></p>';
        const shown = document.querySelector('p')!;
        Object.assign(shown, { textContent: sample.text, lang: sample.lang });
        shown.style.font = `700 20px var(${sample.face})`;
      },
      { text, face, lang },
    );
    await fontsReady(page);
    found.push(...(await foreignTexts(page)).map(problem => `${face} ${problem}`));
  }
  return found;
}

test('letters: no character of any language is left to the fonts of the machine', async ({ page }) => {
  await page.goto('/');
  for (const language of languages) {
    const catalogue = await wholeCatalogue(language);
    // a title is drawn by the browser's own window
    const shown = Object.entries(catalogue).filter(([key]) => !key.startsWith('title.'));
    const texts = [...shown.map(([, text]) => text), LANGUAGES[language].name].join('');
    const characters = [...new Set(texts)].sort().join('').trim();
    expect(await foreignIn(page, characters, language), language).toEqual([]);
  }
  // names from other languages of the same alphabets are in them too
  expect(await foreignIn(page, 'Jiří Ğül Øystein Ђорђе Љиљана', 'en')).toEqual([]);
});

/** Nothing may jump when the letters come: lines must be as long and as high before. */
test('letters: what stands in for them takes the same room', async ({ page }) => {
  await page.goto('/');
  const samples: string[] = [];
  for (const language of languages) {
    const catalogue = await wholeCatalogue(language);
    samples.push(Object.values(catalogue).join(' '));
  }
  const measured = await page.evaluate(measureStandIns, samples);
  test.skip(measured.length === 0, 'none of the fonts that stand in for ours is on this machine');
  for (const { font, widths, height } of measured) {
    for (const width of widths) expect(Math.abs(width - 1), `width of ${font}`).toBeLessThan(0.03);
    expect(Math.abs(height - 1), `height of ${font}`).toBeLessThan(0.02);
  }
});

interface Measured {
  readonly font: string;
  /** By the sample: as a share of what the real letters take. */
  readonly widths: readonly number[];
  readonly height: number;
}

/** Runs in the page: all stand-ins that are there, compared with the letters they stand in for. */
async function measureStandIns(samples: readonly string[]): Promise<Measured[]> {
  const context = document.createElement('canvas').getContext('2d')!;
  const measure = (font: string, text: string) => {
    context.font = font;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    return { width, height: fontBoundingBoxAscent + fontBoundingBoxDescent };
  };
  const found: Measured[] = [];
  for (const { family, weight } of document.fonts) {
    const name = family.replaceAll('"', '');
    if (!name.includes(' as ')) continue;
    const font = `${weight} 100px "${name}"`;
    const own = `${weight} 100px "${name.split(' as ')[0]}"`;
    const isThere = await document.fonts.load(font).then(
      faces => faces.length > 0,
      () => false,
    );
    if (!isThere) continue;
    for (const text of samples) await document.fonts.load(own, text);
    const widths = samples.map(text => measure(font, text).width / measure(own, text).width);
    found.push({ font, widths, height: measure(font, 'x').height / measure(own, 'x').height });
  }
  return found;
}
