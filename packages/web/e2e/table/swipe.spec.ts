/** In the hand: a finger drawn across the board leafs through the kingdoms, and disturbs nothing else. */
import type { Position as DuelPosition } from '@kingdomino/rules/duel';
import type { Position } from '@kingdomino/rules/kingdomino';
import { drag } from '../support/finger.ts';
import { duelUntil, movesUntil } from '../support/positions.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const OPTIONS = { players: 3 };

async function openPlacing(page: Page): Promise<void> {
  const isThere = (state: Position, made: number) =>
    made > 30 && state.phase === 'place' && state.seat === 0 && state.kingdom.squares().length > 3;
  const moves = movesUntil('kingdomino', OPTIONS, isThere);
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats: [ME, FRIEND, FRIEND], moves });
  await page.locator('.held').waitFor();
}

const shown = (page: Page, seat: number) => expect(page.locator('.small-kingdom').nth(seat));

async function across(page: Page, selector: string, x: number, y: number): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await drag(page, from, { x: from.x + x, y: from.y + y });
}

async function tapKingdom(page: Page, seat: number): Promise<void> {
  await page.locator('.small-kingdom').nth(seat).tap();
  await shown(page, seat).toHaveAttribute('aria-pressed', 'true');
}

test('to the left comes the next kingdom, to the right the one before', async ({ page }) => {
  await openPlacing(page);
  await across(page, '.cells', -120, 10);
  await shown(page, 1).toHaveAttribute('aria-pressed', 'true');
  await across(page, '.cells', -120, -10);
  await shown(page, 2).toHaveAttribute('aria-pressed', 'true');
  await across(page, '.cells', 120, 0);
  await across(page, '.cells', 120, 0);
  await shown(page, 0).toHaveAttribute('aria-pressed', 'true');
  await tapKingdom(page, 2);
  await across(page, '.cells', -120, 0);
  await shown(page, 0).toHaveAttribute('aria-pressed', 'true');
});

test('nothing is laid by it, and a tap still lays', async ({ page }) => {
  await openPlacing(page);
  const cell = (await page.locator('.cell.legal').first().boundingBox())!;
  const from = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
  await drag(page, from, { x: from.x > 195 ? from.x - 120 : from.x + 120, y: from.y });
  await shown(page, 0).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.ghost.pinned')).toHaveCount(0);
  await tapKingdom(page, 0);
  await page.locator('.cell.legal').first().tap();
  await expect(page.locator('.ghost.pinned')).toBeVisible();
});

test('up and down is no leafing', async ({ page }) => {
  await openPlacing(page);
  await across(page, '.cells', 30, -140);
  await shown(page, 0).toHaveAttribute('aria-pressed', 'true');
});

test('a domino dragged across the board is laid, and the kingdom stays', async ({ page }) => {
  await openPlacing(page);
  const held = (await page.locator('.held').boundingBox())!;
  const cell = (await page.locator('.cell.legal').first().boundingBox())!;
  const from = { x: held.x + held.width / 2, y: held.y + held.height / 2 };
  // the domino floats above the finger
  await drag(page, from, { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 + 56 });
  await expect(page.locator('.ghost.pinned')).toBeVisible();
  await shown(page, 0).toHaveAttribute('aria-pressed', 'true');
});

test('the maps of Duel are leafed through too', async ({ page }) => {
  const moves = duelUntil((state: DuelPosition) => state.round === 3 && state.phase === 'take');
  await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, FRIEND], moves });
  const before = await page.locator('.small-kingdom[aria-pressed="true"]').textContent();
  await across(page, '.cells', -120, 0);
  await expect(page.locator('.small-kingdom[aria-pressed="true"]')).not.toHaveText(before!);
});
