/** A picture of every screen, on a desk and in the hand, in both themes. */

import { SCREENS } from '../e2e/screens.ts';
import { fontsReady } from '../e2e/support/fonts.ts';
import { test } from '../e2e/support/test.ts';
import { MORE_SCREENS } from './more-screens.ts';
import { point } from './point.ts';

const folder = process.env.SCREENSHOTS ?? '../../out/screenshots';
const wantedNames = new RegExp(process.env.SCREENSHOTS_OF ?? '');
const language = process.env.SCREENSHOTS_LANGUAGE || 'en';
/** The first two unless others are asked for. */
const wanted = (process.env.SCREENSHOTS_SIZES || 'desktop,phone').split(',');
const IN_HAND = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...IN_HAND },
  small: { viewport: { width: 320, height: 640 }, ...IN_HAND },
  low: { viewport: { width: 360, height: 640 }, ...IN_HAND },
  flat: { viewport: { width: 844, height: 390 }, ...IN_HAND },
  tablet: { viewport: { width: 820, height: 1180 }, ...IN_HAND },
  large: { viewport: { width: 3840, height: 2160 } },
};

for (const [size, use] of Object.entries(SIZES).filter(([name]) => wanted.includes(name))) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}-${colorScheme}`, () => {
      test.use({ ...use, colorScheme });
      for (const { name, open } of [...SCREENS, ...MORE_SCREENS].filter(screen =>
        wantedNames.test(screen.name),
      )) {
        test(name, async ({ page, host }) => {
          await open(page, { language }, seconds => host.pass(seconds));
          await point(page, 'hasTouch' in use);
          await fontsReady(page);
          await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
        });
      }
    });
  }
}
