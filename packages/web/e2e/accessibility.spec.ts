/** axe finds nothing, on any screen, by day and by candle, on a desk and in the hand. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { SCREENS } from './screens.ts';

const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });
    for (const { name, open } of SCREENS) {
      test(`axe: ${name}`, async ({ page }) => {
        await open(page, {});
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // its older mode is a third faster; it does without frames of other sites, and the page has no frames
          const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
          const { violations } = await axe.analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(
              ({ html, failureSummary }) =>
                `${colorScheme} ${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
            ),
          );
          expect(found).toEqual([]);
        }
      });
    }
  });
}
