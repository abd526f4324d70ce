/** A page zoomed in to 400 %: the page scrolls, squares can be pressed, and everything can be reached. */

import { fontsReady } from '../support/fonts.ts';
import { duelUntil, movesUntil } from '../support/positions.ts';
import { BOT, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

/** 1280x1024 and 1707x960 at 400 %. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 427, height: 240 },
];
/** WCAG 2.2, 2.5.8. */
const SMALLEST = 24;

async function smallest(page: Page, selector: string): Promise<number> {
  const boxes = await page
    .locator(selector)
    .evaluateAll(all =>
      all.map(element => element.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  return Math.min(...boxes);
}

async function checkReach(page: Page): Promise<void> {
  expect(await smallest(page, '.cell')).toBeGreaterThanOrEqual(SMALLEST);
  expect(await smallest(page, '.table button:visible, .table a:visible')).toBeGreaterThanOrEqual(SMALLEST);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isTooWide, 'nothing is cut off at the side').toBe(false);
}

test('a placement and a pick of Kingdomino', async ({ page }) => {
  const moves = movesUntil(
    'kingdomino',
    { players: 2 },
    (state, count) => count > 30 && state.phase === 'place' && state.seat === 0 && state.newer().length > 0,
  );
  await page.setViewportSize(SIZES[0]!);
  await openGame(page, { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT], moves });
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    await checkReach(page);
  }
  await expect(page.locator('.status')).toContainText('place domino');
  await page.locator('.cell.legal').first().click();
  await expect(page.locator('.status')).toContainText('choose your next domino');
  await page.locator('button.slot.free').first().click();
  await expect(page.locator('.status')).not.toContainText('choose your next domino');
});

for (const language of ['en', 'de']) {
  test(`pointing at a domino moves nothing: ${language}`, async ({ page }) => {
    const moves = movesUntil(
      'kingdomino',
      { players: 2 },
      (state, count) => count > 20 && state.phase === 'pick' && state.seat === 0,
    );
    await page.setViewportSize(SIZES[0]!);
    const settings = { language };
    await openGame(page, { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT], moves, settings });
    const slot = page.locator('button.slot.free').first();
    await slot.scrollIntoViewIfNeeded();
    const line = page.locator('.line.newer');
    const before = await line.boundingBox();
    await slot.hover();
    await expect(page.locator('.pick-preview-note strong')).toBeVisible();
    expect(await line.boundingBox()).toEqual(before);
  });
}

test('drawing in Duel', async ({ page }) => {
  const moves = duelUntil(state => state.round > 3 && state.phase === 'draw' && state.seat === 0);
  await page.setViewportSize(SIZES[0]!);
  await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, BOT], moves });
  await fontsReady(page);
  await checkReach(page);
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  await page.locator('.cell.legal').first().click();
  await expect(page.locator('.status')).not.toContainText('Draw your two crests');
});
