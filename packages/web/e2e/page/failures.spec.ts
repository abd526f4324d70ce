/** Storage, workers and drawing that fail: a game begins, goes on and is kept all the same. */
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { play } from '../support/player.ts';
import { movesUntil } from '../support/positions.ts';
import { BOT, FRIEND, ME, openGame, setSettings } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const PLAY = 'Play Kingdomino now';

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: PLAY }).click();
  await play(page, 'mouse');
}

test('with storage forbidden a game is played, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: PLAY }).click();
  await expect(page.locator('.toast')).toContainText('This browser can’t keep your games.');
  await play(page, 'mouse');
});

test('damaged values blank no page, and a screen that cannot be drawn has ways out', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['settings', 'setup', 'hints-seen'])
      localStorage.setItem(`kingdomino.${key}`, '{"seats":7');
    localStorage.setItem('kingdomino.game.bad', '{"format":"kingdomino-saved/3","id":"bad","events":[{}]}');
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: PLAY })).toBeVisible();
  await page.goto('/play/bad');
  await expect(page.locator('main')).toContainText('part of it is damaged');

  await playNow(page);
  // whatever the page draws, something in it may throw
  await page.evaluate(() => {
    Object.defineProperty(Intl, 'DateTimeFormat', {
      value: () => {
        throw new Error('broken');
      },
    });
  });
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('alert')).toContainText('Your game is saved.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(page.locator('.table')).toBeVisible();
});

test('two tabs of one game show the same table', async ({ page, context }) => {
  const options = { players: 2 };
  const moves = movesUntil('kingdomino', options, (state, made) => made > 10 && state.phase === 'place');
  await openGame(page, { game: 'kingdomino', options, seats: [ME, FRIEND], moves });
  const other = await context.newPage();
  await setSettings(other, {});
  await other.goto(page.url());
  await other.locator('.table').waitFor();
  const seen = (tab: Page) => tab.locator('.status, .small-kingdom .score').allTextContents();
  for (const tab of [other, page, other]) {
    await tab.bringToFront();
    const before = await seen(tab);
    await play(tab, 'mouse');
    await expect.poll(() => seen(tab)).not.toEqual(before);
    await expect.poll(async () => (await seen(page)).join() === (await seen(other)).join()).toBe(true);
  }
});

test('a bot whose worker does not come is replaced, and that is said', async ({ page }) => {
  await page.clock.install();
  await page.route(/bot-worker/, route => route.abort());
  const options = { players: 2 };
  const moves = movesUntil(
    'kingdomino',
    options,
    (state, made) => made > 10 && kingdomino.toAct(state) === 1 && kingdomino.countMoves(state) > 1,
  );
  await openGame(page, { game: 'kingdomino', options, seats: [ME, BOT], moves });
  await expect(page.locator('.toast')).toContainText('Trying again');
  // it is tried again after growing pauses
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.locator('.toast')).toContainText('simpler bot', { timeout: 100 });
  }).toPass();
  await play(page, 'mouse');
});

test('a removed game comes back', async ({ page }) => {
  await setSettings(page, {});
  await playNow(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.locator('.my-games li').getByRole('button').click();
  await expect(page.locator('.my-games')).toHaveCount(0);
  // a dialog above the page is no obstacle
  await page.getByText('Custom game').click();
  await page.locator('.colour-button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(page.locator('.table')).toBeVisible();
});

test('a screen whose script does not come says so, and is shown when the network is back', async ({
  page,
}) => {
  await page.goto('/');
  await page.route(/\/assets\/help-/, route => route.abort());
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded.');
  await page.unroute(/\/assets\/help-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
});
