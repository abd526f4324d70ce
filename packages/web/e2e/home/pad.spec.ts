/** The score pad in one hand: taps are counted, nothing is lost, and it needs no network. */
import { parseKingdom, scoreKingdom } from '@kingdomino/rules/kingdomino';
import { HARD_KINGDOMS } from '../../src/pad/testing/kingdoms.ts';
import { boardOf, type Tap, tapsFor } from '../../src/pad/testing/taps.ts';
import { setSettings } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const MOST_TAPS = 40;
/** CSS pixels of a target for a thumb. */
const THUMB = 44;
const [HARDEST] = HARD_KINGDOMS;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function doTap(page: Page, tap: Tap): Promise<void> {
  if (tap.press === 'fill') return page.locator('.tool-fill').tap();
  if (tap.press === 'square')
    return page
      .locator('.pad-sheet .cell')
      .nth(5 * tap.at.y + tap.at.x)
      .tap();
  const { brush } = tap;
  if (typeof brush === 'string') return page.locator(`.brush.${brush}`).tap();
  const { kind, marks } = brush;
  const name = marks === 0 ? kind : `${kind} with ${marks} ${marks === 1 ? 'crown' : 'crowns'}`;
  return page.locator('.brush', { has: page.getByRole('radio', { name, exact: true }) }).tap();
}

async function smallest(page: Page, selector: string): Promise<number> {
  const sizes = await page
    .locator(selector)
    .evaluateAll(all =>
      all.map(each => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  return Math.min(...sizes);
}

test('the hardest of thousands of kingdoms in at most 40 taps, without scrolling', async ({ page }) => {
  const kingdom = parseKingdom(HARDEST!, 5);
  if (!kingdom.ok) throw new Error(kingdom.error);
  const switches = { middleKingdom: false, harmony: true };
  const points = scoreKingdom(kingdom.value, switches).total;
  await setSettings(page, { language: 'en' });
  await page.goto('/pad');
  await page.getByLabel('Name of player 1').fill('Ann');
  await page.getByText('Harmony', { exact: true }).click();
  await page.getByRole('button', { name: 'Start counting' }).click();

  const taps = tapsFor(boardOf(HARDEST!, 5), { columns: 5, rows: 5 });
  expect(taps.length).toBeLessThanOrEqual(MOST_TAPS);
  for (const tap of taps) await doTap(page, tap);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const ann = page.getByRole('button', { name: /^Ann, / });
  await expect(ann).toContainText(String(points));
  await expect(page.locator('.pad-mistakes ul')).toHaveCount(0);
  expect(
    await smallest(page, '.pad-sheet .cell, .brush, .pad-hand button, .pad-seats button'),
  ).toBeGreaterThanOrEqual(THUMB);
  await test.step('the whole palette lies above the bar of the sections', async () => {
    const palette = (await page.locator('.pad-hand').boundingBox())!;
    const bar = (await page.locator('.main-nav').boundingBox())!;
    expect(palette.y + palette.height).toBeLessThanOrEqual(bar.y);
  });

  await test.step('left and taken up', async () => {
    await page.reload();
    await ann.tap();
    await expect(ann).toContainText(String(points));
  });
  await test.step('emptied, and brought back', async () => {
    await page.getByRole('button', { name: 'Clear the board' }).tap();
    await expect(ann).toContainText('0');
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).tap();
    await expect(ann).toContainText(String(points));
  });
  await test.step('by keyboard alone, in another tab too', () => tapInAnotherTab(page));
  await test.step('saved, and found with the results', async () => {
    await page.getByRole('button', { name: 'Result', exact: true }).tap();
    await expect(page.locator('.verdict')).toContainText(`Ann wins with ${points} points`);
    await page.getByRole('button', { name: 'Save the result' }).tap();
    await page.getByRole('link', { name: 'All results' }).tap();
    await expect(page.locator('.finished-games')).toContainText(/Ann \d+.*Player 2 1.*Score pad/s);
    await expect(page.locator('.tallies')).toContainText('Ann');
  });
  await test.step('the kingdom in the editor', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Open in the editor' }).tap();
    await expect(page.locator('.editor-outcome')).toContainText('can be played');
  });
});

async function tapInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/pad');
  const press = async (radio: string, ...keys: readonly string[]) => {
    await other.getByRole('radio', { name: radio, exact: true }).focus();
    await other.keyboard.press('Space');
    await other.getByRole('gridcell', { name: 'row 3, column 3, castle' }).focus();
    for (const key of keys) await other.keyboard.press(key);
  };
  // the crown is one too many, until it is taken away again
  await press('lake', 'ArrowUp', 'Enter', 'Enter', 'Enter');
  await expect(other.getByRole('gridcell', { name: 'row 2, column 3, lake', exact: true })).toBeAttached();
  await press('wheat with 1 crown', 'ArrowUp', 'ArrowUp', 'Enter');
  // the second tab tapped for the second player, and the first one sees it
  await expect(page.getByRole('button', { name: 'Player 2, 1 point: show this kingdom' })).toBeVisible();
  await other.close();
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the pad opens and counts', async ({ page, context }) => {
    await setSettings(page, { language: 'en' });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto('/pad');
    await page.getByText('Kingdomino Duel').tap();
    await page.getByRole('button', { name: 'Start counting' }).tap();
    await page.locator('.brush', { has: page.getByRole('radio', { name: 'two discs with 1 cross' }) }).tap();
    for (const cell of [0, 1, 2]) await page.locator('.pad-sheet .cell').nth(cell).tap();
    await page.getByLabel('Banner').selectOption('two discs');
    await expect(page.getByRole('button', { name: 'Player 1, 12 points: show this map' })).toBeVisible();
  });
});
