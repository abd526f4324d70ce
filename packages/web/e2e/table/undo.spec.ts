/** My last decision can be taken back until it counts: as long as nothing new is revealed. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { PageTime } from '../support/page-time.ts';
import { movesUntil } from '../support/positions.ts';
import { BOT, FRIEND, type Given, ME, openGame, type Seat } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const OPTIONS = { players: 2 };
const LAST_SLOT = 3;

/** I choose a domino; then act those whose kings stand on the following slots. */
async function openPick(
  page: Page,
  other: Seat,
  isThere: (position: Position) => boolean,
  own: Pick<Given, 'settings' | 'isStill'> = {},
): Promise<void> {
  const moves = movesUntil(
    'kingdomino',
    OPTIONS,
    state => state.phase === 'pick' && state.seat === 0 && !state.isOpening && isThere(state),
  );
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats: [ME, other], moves, ...own });
}

const answeredByTheOther = ({ turn, olderOwners }: Position) =>
  olderOwners[turn + 1] === 1 && olderOwners[turn + 2] === 0;
const lastOfTheLine = ({ turn, dealt, setup }: Position) => turn === LAST_SLOT && dealt < setup.lines;

async function freeSlots(page: Page): Promise<unknown[]> {
  const slots = page.locator('.slot.free');
  await slots.first().waitFor();
  return slots.evaluateAll(all => all.map(slot => (slot as HTMLElement).dataset.domino));
}

test('a bot’s answer is taken back with the decision it answered', async ({ page }) => {
  await openPick(page, BOT, answeredByTheOther);
  const before = await freeSlots(page);
  await page.locator('.slot.free').last().click();
  await page.locator('.held').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => freeSlots(page)).toEqual(before);
  await page.locator('.slot.free').first().click();
  await page.locator('.held').waitFor();
});

test('a friend’s decision stands: the undo is his', async ({ page }) => {
  await openPick(page, FRIEND, answeredByTheOther);
  await page.locator('.slot.free').first().click();
  await page.locator('.cell.legal').first().click();
  await page.locator('.slot.free').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.status')).toContainText('Bob');
  await expect(page.locator('.held')).toBeVisible();
});

test('new dominoes wait for a change of mind, and no longer than wished', async ({ page }) => {
  await openPick(page, BOT, lastOfTheLine, { settings: { undo: 'long' } });
  const before = await freeSlots(page);
  await page.locator('.slot.free').first().click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => freeSlots(page)).toEqual(before);
  await page.locator('.slot.free').first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.line.newer .slot')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

test('new dominoes come by themselves when the time to undo is over', async ({ page }) => {
  const time = await PageTime.stop(page);
  await openPick(page, FRIEND, lastOfTheLine, { settings: { undo: 'short' }, isStill: true });
  const slot = page.locator('.slot.free').first();
  await time.until(() => slot.isVisible());
  await slot.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await time.until(() => undo.isVisible());
  await expect(page.locator('.line.newer')).toHaveCount(0);
  await time.until(async () => (await page.locator('.line.newer .slot').count()) === 4);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('what was revealed cannot be taken back', async ({ page }) => {
  await openPick(page, FRIEND, lastOfTheLine);
  await page.locator('.slot.free').first().click();
  await expect(page.locator('.line.newer .slot')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
