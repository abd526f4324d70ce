/** Whatever can be pressed or looked at says what it is: on hovering, on holding, and to screen readers. */
import type { Position as DuelPosition } from '@kingdomino/rules/duel';
import { hold } from './finger.ts';
import { duelUntil, movesUntil } from './positions.ts';
import { FRIEND, ME, openGame } from './saved.ts';
import { expect, type Page, test } from './test.ts';

const kingdominoAt = (phase: string) =>
  movesUntil(
    'kingdomino',
    { players: 2 },
    (state, made) => made > 30 && state.phase === phase && state.seat === 0,
  );
const isMine = (state: DuelPosition, phase: string) => state.phase === phase && state.seat === 0;
const toTake = () => duelUntil(state => isMine(state, 'take') && state.canCast('both', 0));
const toDraw = () =>
  duelUntil(state => isMine(state, 'draw') && state.canCast('split', 0) && state.round < 9);
const toDrawFirst = () => duelUntil(state => isMine(state, 'draw') && state.round === 0);

const open = (page: Page, game: 'kingdomino' | 'duel', moves: ReturnType<typeof toTake>) =>
  openGame(page, { game, options: { players: 2 }, seats: [ME, FRIEND], moves });

/** Everything of a kind, and there is some of it. */
async function expectExplained(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    const titles = await page
      .locator(selector)
      .evaluateAll(found => found.map(element => element.getAttribute('title')));
    expect(titles.length, selector).toBeGreaterThan(0);
    expect(titles, selector).not.toContain(null);
    expect(titles, selector).not.toContain('');
  }
}

test('Kingdomino', async ({ page }) => {
  await open(page, 'kingdomino', kingdominoAt('place'));
  await page.locator('.held').waitFor();
  await expectExplained(page, ['.held', '.slot', '.small-kingdom', '.areas li:not(.total)', '.only-icon']);
  await expect(page.locator('.cell[title]').first()).toHaveAttribute(
    'title',
    /^\w+: \d+\ssquares? × \d+\scrowns? = \d+$/,
  );
});

test('Kingdomino, choosing', async ({ page }) => {
  await open(page, 'kingdomino', kingdominoAt('pick'));
  await page.locator('.slot.free').first().waitFor();
  await expectExplained(page, ['.slot.free']);
});

test('Duel, taking dice', async ({ page }) => {
  await open(page, 'duel', toTake());
  await page.locator('.dice.yours').waitFor();
  await expectExplained(page, ['.die-button', '.cast', '.book-line', '.castle-bonus', '.small-kingdom']);
});

test('Duel, drawing', async ({ page }) => {
  await open(page, 'duel', toDraw());
  await page.locator('.duel-hand').waitFor();
  await expectExplained(page, ['.held-dice', '.cast', '.book-line']);
  await expect(page.locator('.cell[title]').first()).toHaveAttribute(
    'title',
    /: \d+\scrests? × \d+\scross(?:es)? = \d+$/,
  );
});

test('Duel, the castle cross', async ({ page }) => {
  await open(page, 'duel', toDrawFirst());
  await page.locator('.duel-hand').waitFor();
  await expectExplained(page, ['.cast']);
});

test('what each domain gives, for both players', async ({ page }) => {
  await open(page, 'duel', toDraw());
  await page.getByRole('button', { name: 'Points for each domain' }).click();
  const scores = await page.locator('.small-kingdom .score').allTextContents();
  await expect(page.getByRole('dialog').locator('.total strong')).toHaveText(scores);
});

test('half a domino at a wrong place says why', async ({ page }) => {
  await open(page, 'duel', toDraw());
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await page.locator('.cell[data-x="0"][data-y="0"]').click();
  await expect(page.locator('.toast')).toHaveText('That space is taken');
});

test.describe('in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('holding explains a spell, a coat on the map and a die, and presses nothing', async ({ page }) => {
    await open(page, 'duel', toTake());
    await page.locator('.dice.yours').waitFor();
    await hold(page, page.locator('.cell[title]').first(), async () => {
      await expect(page.locator('.toast')).toContainText('×');
    });
    await hold(page, page.locator('.book-line').first(), async () => {
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
