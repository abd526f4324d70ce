/** Whatever says what it is on hovering (`src/tables/explained.test.tsx`) says so on holding as well. */

import { hold } from '../support/finger.ts';
import { duelUntil } from '../support/positions.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';

test.describe('in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('holding explains a spell, a coat on the map and a die, and presses nothing', async ({ page }) => {
    const moves = duelUntil(state => state.phase === 'take' && state.seat === 0 && state.canCast('both', 0));
    await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, FRIEND], moves });
    await page.locator('.dice.yours').waitFor();
    await hold(page, page.locator('.cell[title]').first(), async () => {
      await expect(page.locator('.toast')).toContainText('×');
    });
    await hold(page, page.locator('.book-row').first(), async () => {
      await expect(page.locator('.toast')).toContainText('Draw anywhere');
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const die = page.locator('button.die-button').first();
    await hold(page, die, async () => {
      await expect(page.locator('.toast')).toHaveText((await die.getAttribute('title'))!);
    });
    await expect(page.locator('.dice.yours')).toBeVisible();
  });
});
