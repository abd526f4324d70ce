/** Between the games of a Dynasty there is a moment of its own. */
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { movesUntil } from '../support/positions.ts';
import { BOT, ME, openGame, type Seat } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A kingdom with nothing but a castle has its castle in the middle: no such points may be counted in advance. */
const OPTIONS = { players: 2, dynasty: true, middleKingdom: true };
const LAST_SLOT = 3;

/** One domino is left to lay in the first game, and it is the first seat's. */
async function openLastDomino(page: Page, seats: readonly Seat[], settings = {}): Promise<void> {
  const moves = movesUntil('kingdomino', OPTIONS, state => {
    const isLast = state.dealt === state.setup.lines && !state.hasNewer && state.turn === LAST_SLOT;
    const isMine = isLast && state.finished.length === 0 && state.phase === 'place' && state.seat === 0;
    return isMine && kingdomino.moveAt(state, 0).kind === 'place';
  });
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats, moves, settings });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Game 1 is over' });
const NEXT = { name: 'On to game 2' };

test('the finished game is counted, and the next one waits, through a reload too', async ({ page }) => {
  await openLastDomino(page, [ME, BOT]);
  await page.locator('.cell.legal').first().click();
  await expect(dialog(page).getByRole('table')).toContainText('Game 1');
  await expect(dialog(page).locator('.verdict')).toContainText('win');
  for (const [seat, score] of (await dialog(page).locator('.counted .score').allTextContents()).entries())
    await expect(dialog(page).locator('tbody tr').nth(seat).locator('td')).toHaveText([score, score]);
  const kingdoms = dialog(page).locator('.counted .landscape');
  await expect(kingdoms).toHaveCount(2);
  expect(await kingdoms.first().locator('.tiles > g').count()).toBeGreaterThan(10);
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('.line.newer')).toHaveCount(0);
  await page.getByRole('button', NEXT).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.line.newer .slot')).toHaveCount(4);
});

test('by keyboard, and told to screen readers', async ({ page }) => {
  await openLastDomino(page, [ME, BOT]);
  await page.locator('.cell.legal').first().click();
  await expect(page.locator('[aria-live] span').last()).toContainText('points');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.line.newer .slot')).toHaveCount(4);
});

test('counting takes its time and can be skipped', async ({ page }) => {
  await openLastDomino(page, [ME, BOT], { speed: 'slow' });
  await page.locator('.cell.legal').first().click();
  await expect(page.locator('.counted.now .counted-now')).not.toBeEmpty();
  await expect(page.getByRole('button', NEXT)).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('button', NEXT)).toBeVisible();
});

test('bots among themselves go on without anybody', async ({ page }) => {
  await openLastDomino(page, [BOT, BOT]);
  await expect(page.locator('.dialog.end .verdict')).toBeVisible();
});
