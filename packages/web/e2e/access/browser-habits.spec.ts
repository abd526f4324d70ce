/** Ways of the browser and of the system that the page leaves alone: zoom, going back, less motion, high contrast. */

import { PageTime } from '../support/page-time.ts';
import { duelUntil, movesUntil } from '../support/positions.ts';
import { BOT, FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const placing = () =>
  movesUntil(
    'kingdomino',
    { players: 2 },
    (state, count) => count > 20 && state.phase === 'place' && state.seat === 0,
  );
const openPlacing = (page: Page) =>
  openGame(page, { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT], moves: placing() });

/** Whether the page has kept an event from the browser. */
const isStolen = (page: Page, type: 'wheel' | 'keydown', init: object) =>
  page.evaluate(
    ({ kind, values }) => {
      const options = { ...values, bubbles: true, cancelable: true };
      const event = kind === 'wheel' ? new WheelEvent(kind, options) : new KeyboardEvent(kind, options);
      return !document.querySelector('.cells [tabindex="0"]')!.dispatchEvent(event);
    },
    { kind: type, values: init },
  );

test('zoom by wheel or pinching, and the way back, are the browser’s', async ({ page }) => {
  await openPlacing(page);
  await page.locator('.held').waitFor();
  expect(await isStolen(page, 'wheel', { deltaY: 100 })).toBe(true);
  expect(await isStolen(page, 'wheel', { deltaY: 100, ctrlKey: true })).toBe(false);
  expect(await isStolen(page, 'keydown', { key: 'ArrowLeft' })).toBe(true);
  expect(await isStolen(page, 'keydown', { key: 'ArrowLeft', altKey: true })).toBe(false);
});

test('with less motion the ribbon still says whose turn it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const time = await PageTime.stop(page);
  await openGame(page, {
    game: 'kingdomino',
    options: { players: 2 },
    seats: [ME, FRIEND],
    moves: placing(),
    settings: { speed: 'normal' },
    isStill: true,
  });
  const ribbon = page.locator('.hand-over');
  await time.until(() => ribbon.isVisible());
  await time.pass(500);
  expect(await ribbon.evaluate(element => getComputedStyle(element).opacity)).toBe('1');
  await time.pass(2000);
  await expect(ribbon).toHaveCount(0);
});

test('high contrast shows legal squares, and what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPlacing(page);
  const border = await page
    .locator('.cell.legal')
    .first()
    .evaluate(cell => getComputedStyle(cell, '::before').borderTopStyle);
  expect(border).toBe('dashed');
  const shown = page.locator('.small-kingdom[aria-pressed="true"]');
  const other = page.locator('.small-kingdom[aria-pressed="false"]').first();
  const widthOf = (element: Element) => getComputedStyle(element).borderTopWidth;
  expect(await shown.evaluate(widthOf)).not.toBe(await other.evaluate(widthOf));
  await page.locator('.cell.legal').first().hover();
  await expect(page.locator('.ghost')).toBeVisible();
  await page.locator('.cell.legal').first().click();
  const slot = page.locator('button.slot.free').first();
  expect(await slot.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('high contrast shows which boxes of the spellbook are filled', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const moves = duelUntil(state => state.round > 3 && state.boxes.some(filled => filled > 0));
  await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, BOT], moves });
  const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const filled = await page.locator('.box.filled').first().evaluate(colourOf);
  expect(await page.locator('.box:not(.filled)').first().evaluate(colourOf)).not.toBe(filled);
  expect(await page.locator('.spellbook').evaluate(book => getComputedStyle(book).backgroundImage)).toBe(
    'none',
  );
});
