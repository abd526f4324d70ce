/** Scores one believes: bonuses are chips until they are sure, products are shown, and it is said what is played. */

import { PageTime } from '../support/page-time.ts';
import { movesUntil } from '../support/positions.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';

const BONUSES = { players: 2, middleKingdom: true, harmony: true };

test('nobody begins with points; what may come on top stands beside them, and says what it is', async ({
  page,
}) => {
  await openGame(page, { game: 'kingdomino', options: BONUSES, seats: [ME, FRIEND] });
  await expect(page.locator('.small-kingdom .score')).toHaveText(['0', '0']);
  await expect(page.locator('.small-kingdom').first().locator('.chip')).toHaveText(['+10', '+5']);
  await expect(page.getByRole('button', { name: /^Bob, 0\spoints/ })).toHaveAccessibleName(
    /Middle Kingdom: \+10 still possible\. Harmony: \+5 still possible/,
  );
  await expect(page.getByRole('list', { name: 'This game' })).toHaveText(
    /Round 1 of 6.*Middle Kingdom.*Harmony/,
  );
});

test('the product stands under the domino before it is laid, and over its area afterwards', async ({
  page,
}) => {
  const moves = movesUntil(
    'kingdomino',
    BONUSES,
    state => state.phase === 'place' && state.seat === 0 && state.kingdom.board.points > 4,
  );
  const time = await PageTime.stop(page);
  await openGame(page, {
    game: 'kingdomino',
    options: BONUSES,
    seats: [ME, FRIEND],
    moves,
    isStill: true,
  });
  const cells = page.locator('.cell.legal');
  await time.until(() => cells.first().isVisible());
  const names = await cells.evaluateAll(all => all.map(cell => cell.getAttribute('aria-label')!));
  const points = names.map(name => Number(/(\d+)\spoints?$/.exec(name)![1]));
  const best = cells.nth(points.indexOf(Math.max(...points)));
  await best.hover();
  await expect(page.locator('.formulas li').first()).toHaveText(/^\w+: \d+ × \d+\s=\s\d+$/);
  const formula = await page.locator('.formulas li').first().textContent();
  await best.click();
  const fresh = page.locator('.fresh-formula');
  await time.until(() => fresh.first().isVisible());
  await expect(fresh.first()).toHaveText(formula!);
  await time.until(async () => (await fresh.count()) === 0);
});

test('a Dynasty says which game it is and how it stands', async ({ page }) => {
  const options = { players: 2, dynasty: true };
  const moves = movesUntil(
    'kingdomino',
    options,
    state => state.finished.length === 1 && state.phase === 'place',
  );
  await openGame(page, { game: 'kingdomino', options, seats: [ME, FRIEND], moves });
  await expect(page.locator('.match')).toHaveText(/^Game 2 of 3.*Ann: \d+\spoints?.*Bob: \d+\spoints?/);
});

test('a picture of the log leads back to its moment, and on from there', async ({ page }) => {
  const moves = movesUntil(
    'kingdomino',
    { players: 2 },
    (state, made) => made > 20 && state.phase === 'pick',
  );
  await openGame(page, { game: 'kingdomino', options: { players: 2 }, seats: [ME, FRIEND], moves });
  await page
    .locator('.picture-log')
    .getByRole('button', { name: /places domino/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/places domino \d+/)).toBeVisible();
  const before = await dialog.locator('output').textContent();
  await dialog.getByRole('button', { name: 'One step back' }).click();
  await expect(dialog.locator('output')).not.toHaveText(before!);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
