/** axe finds nothing, on any screen, by day and by candle, on a desk and in the hand. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { SCREENS } from './screens.ts';

const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a change of colours can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });
    for (const { name, open } of SCREENS) {
      test(`axe: ${name}`, async ({ page }) => {
        await open(page, {});
        expect(await findings(page, axe => axe.withTags(TAGS))).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findings(page, axe => axe.withRules(COLOUR_RULES))).toEqual([]);
      });
    }
  });
}

async function findings(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> {
  // its older mode is a third faster; it does without frames of other sites, and the page has no frames
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
