/** The lessons as a newcomer goes through them: by clicks, with a wrong square, left and taken up. */
import { expect, type Page, test } from '../support/test.ts';

const card = (page: Page) => page.locator('.lesson-card');
const square = (page: Page, x: number, y: number) => page.locator(`.cells [data-x="${x}"][data-y="${y}"]`);
const isAt = (page: Page, step: number, steps = 9) =>
  expect(card(page).locator('.lesson-count')).toHaveText(`${step}/${steps}`);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const settings = { speed: 'off', sound: false, confirm: 'never' };
    localStorage.setItem('kingdomino.settings', JSON.stringify(settings));
  });
});

test('a newcomer is offered the lesson once, goes through it and plays', async ({ page }) => {
  await page.goto('/');
  await page.locator('.newcomer').getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL('/learn/kingdomino');
  // another domino: told which one, and why
  await page.locator('.slot.free[data-domino="4"]').click();
  await expect(card(page).locator('.lesson-note')).toContainText('number 24');
  await page.locator('.slot.free[data-domino="24"]').click();
  await isAt(page, 2);
  // a square away from the castle: the rules' own reason
  await square(page, 2, 2).click();
  await expect(card(page).locator('.lesson-note')).toContainText('No matching terrain');
  await square(page, 1, 0).click();
  await isAt(page, 3);
  await expect(card(page).locator('.lesson-note')).toHaveCount(0);
  await page.locator('.slot.free[data-domino="5"]').click();
  await isAt(page, 4);
  // left and taken up
  await page.reload();
  await isAt(page, 4);
  await square(page, 1, 1).click();
  await isAt(page, 5);
  await expect(card(page)).toContainText('3 × 1 = 3');
  await card(page).getByRole('button', { name: 'Next' }).click();
  await isAt(page, 6);
  await square(page, 0, -1).click();
  await isAt(page, 7);
  await page.locator('.hand').getByRole('button', { name: 'Discard' }).click();
  await isAt(page, 8);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await isAt(page, 9);
  await card(page).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await page.goto('/');
  await expect(page.locator('.newcomer')).toHaveCount(0);
});

test('whoever wants no lesson is not asked again, and finds it beside the game', async ({ page }) => {
  await page.goto('/');
  await page.locator('.newcomer').getByRole('button').click();
  await expect(page.locator('.newcomer')).toHaveCount(0);
  await page.reload();
  await page.locator('.play-card').first().waitFor();
  await expect(page.locator('.newcomer')).toHaveCount(0);
  await page.goto('/learn/kingdomino');
  await isAt(page, 1);
});

test('Duel on a phone: dice, a joker, a domain, a spell and the castle’s cross', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/duel');
  await page.locator('[data-die="0"]').click();
  await expect(card(page).locator('.lesson-note')).toContainText('fewer crosses');
  await page.locator('[data-die="2"]').click();
  await isAt(page, 2, 10);
  await square(page, -3, -2).click();
  await expect(card(page).locator('.lesson-note')).toContainText('No matching crest');
  await square(page, 1, 0).click();
  await isAt(page, 3, 10);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await isAt(page, 4, 10);
  await page.locator('[data-die="0"]').click();
  await page.locator('[data-die="1"]').click();
  await isAt(page, 5, 10);
  await square(page, 2, 1).click();
  await isAt(page, 6, 10);
  await expect(card(page)).toContainText('3 × 2 = 6');
  await card(page).getByRole('button', { name: 'Next' }).click();
  await isAt(page, 7, 10);
  await page.locator('.cells .legal').first().click();
  await isAt(page, 8, 10);
  // a crest that stands alone
  await square(page, 1, 1).click();
  await expect(card(page).locator('.lesson-note')).toContainText('largest domain');
  await square(page, -1, -1).click();
  await isAt(page, 9, 10);
  await page.locator('.duel-hand .cast').click();
  await page.getByRole('dialog').locator('.face-button').first().click();
  await square(page, 0, -2).click();
  await isAt(page, 10, 10);
  await expect(card(page).getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('by keys alone, with every step told to whoever cannot see', async ({ page }) => {
  await page.goto('/learn/kingdomino');
  const hears = (text: string) => expect(page.locator('[aria-live]').last()).toContainText(text);
  const enter = async (target: string) => {
    await page.locator(target).first().focus();
    await page.keyboard.press('Enter');
  };
  await hears('Step 1 of 9. Each domino shows two terrains.');
  await enter('.slot.free[data-domino="4"]');
  await hears('For this lesson, take number 24');
  await enter('.slot.free[data-domino="24"]');
  await hears('Step 2 of 9.');
  // the focus is where the next thing is done
  await expect(page.locator('.cells :focus')).toHaveCount(1);
  await enter('.cells [data-x="1"][data-y="0"]');
  await hears('Step 3 of 9.');
  await enter('.slot.free[data-domino="5"]');
  await hears('Step 4 of 9.');
  await enter('.cells [data-x="1"][data-y="1"]');
  await hears('Your forest: 3 × 1 = 3.');
  await expect(card(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await hears('Step 6 of 9.');
  await enter('.cells [data-x="0"][data-y="-1"]');
  await hears('Step 7 of 9.');
  await enter('.hand .button.main');
  await hears('Step 8 of 9.');
  await page.keyboard.press('Enter');
  await hears('Step 9 of 9.');
  await expect(card(page).getByRole('button', { name: 'Play now' })).toBeFocused();
});

test('Duel by keys alone: dice, squares, a spell and the castle’s cross', async ({ page }) => {
  await page.goto('/learn/duel');
  const hears = (text: string) => expect(page.locator('[aria-live]').last()).toContainText(text);
  const enter = async (target: string) => {
    // what a dialog gives the focus back to has it when the dialog is gone
    if (!target.startsWith('dialog')) await expect(page.locator('dialog')).toHaveCount(0);
    // and one that opens takes it first
    else await expect(page.locator('dialog:focus, dialog :focus')).toHaveCount(1);
    await page.locator(target).first().focus();
    await expect(page.locator(target).first()).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const at = (x: number, y: number) => `.cells [data-x="${x}"][data-y="${y}"]`;
  await hears('Step 1 of 10. Four dice, each with a crest.');
  const ways: readonly (readonly string[])[] = [
    ['[data-die="2"]'],
    [at(1, 0)],
    ['.lesson-on'],
    ['[data-die="0"]', '[data-die="1"]'],
    [at(2, 1)],
    ['.lesson-on'],
    ['.cells .legal'],
    [at(-1, -1)],
    ['.duel-hand .cast', 'dialog .face-button', at(0, -2)],
  ];
  for (const [step, targets] of ways.entries()) {
    for (const target of targets) await enter(target);
    await hears(`Step ${step + 2} of 10.`);
  }
  await expect(card(page).getByRole('button', { name: 'Play now' })).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('single pages: Dynasty, Mighty Duel and each of the six spells', async ({ page }) => {
    const lesson = async (id: string, ways: readonly string[]) => {
      await page.goto(`/learn/${id}`);
      for (const way of ways) await page.locator(way).first().tap();
      await expect(card(page).getByRole('button', { name: 'Play now' })).toBeVisible();
    };
    const at = (x: number, y: number) => `.cells [data-x="${x}"][data-y="${y}"]`;
    const [on, cast, legal] = ['.lesson-on', '.cast', '.cells .legal'];
    await lesson('dynasty', [at(-3, -1), '.next-game', on, at(4, 1)]);
    await lesson('mightyDuel', ['.slot.free[data-domino="24"]', '.slot.free[data-domino="36"]', at(2, 2)]);
    await lesson('free', [on, cast, legal]);
    await lesson('split', [on, cast, at(-3, -2), at(-3, 1)]);
    await lesson('both', [on, cast, '[data-die="0"]', '[data-die="2"]']);
    await lesson('turn', [on, cast, 'dialog .face-button[aria-label^="quartered"]', at(0, -2)]);
    await lesson('banner', [legal, '.coat-choice button']);
    await lesson('dignitary', [legal, at(-1, -1)]);
    await card(page).getByRole('link', { name: 'More lessons' }).tap();
    await expect(page.getByText('Done')).toHaveCount(8);
  });
});
