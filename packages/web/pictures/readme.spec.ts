/** The pictures of README.md, written to docs/images by `npm run screenshots -- readme`. */

import { SCREENS } from '../e2e/screens.ts';
import { fontsReady } from '../e2e/support/fonts.ts';
import { test } from '../e2e/support/test.ts';
import { point } from './point.ts';

const folder = process.env.README_PICTURES;
const DESK = { viewport: { width: 1440, height: 900 } };
const IN_HAND = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};

const PICTURES = [
  { file: 'home', screen: 'home', use: DESK, colorScheme: 'light' },
  { file: 'kingdomino', screen: 'kingdomino-place', use: DESK, colorScheme: 'light' },
  { file: 'duel-dark', screen: 'duel-draw', use: DESK, colorScheme: 'dark' },
  { file: 'phone', screen: 'kingdomino-place', use: IN_HAND, colorScheme: 'light' },
] as const;

for (const { file, screen, use, colorScheme } of PICTURES) {
  test.describe(file, () => {
    test.skip(folder === undefined, 'only for README.md');
    test.use({ ...use, colorScheme });
    test('picture', async ({ page, host }) => {
      const { open } = SCREENS.find(({ name }) => name === screen)!;
      await open(page, { language: 'en' }, seconds => host.pass(seconds));
      await point(page, 'hasTouch' in use);
      await fontsReady(page);
      await page.screenshot({ path: `${folder}/${file}.jpg`, type: 'jpeg', quality: 85 });
    });
  });
}
