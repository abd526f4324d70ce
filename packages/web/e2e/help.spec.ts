/** How to play: what a beginner would otherwise get wrong stands there. */
import { expect, type Page, test } from '@playwright/test';

const step = (page: Page, title: string) =>
  page.locator('.step').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const spell = (page: Page, name: string) =>
  page.locator('.help-spells li').filter({ has: page.getByText(name, { exact: true }) });

test('[K-P3] the castle need not be in the middle', async ({ page }) => {
  await page.goto('/help/kingdomino');
  await expect(step(page, 'The goal')).toContainText('your castle can be anywhere in it');
  await expect(step(page, 'The goal')).not.toContainText('Around your castle');
});

test('[K-S3] kings are drawn one by one, after the first line lies open', async ({ page }) => {
  await page.goto('/help/kingdomino');
  const opening = step(page, 'The opening');
  await expect(opening).toContainText(
    'The first line lies open. Then the kings are drawn from a hand, one by one',
  );
  await expect(opening).toContainText('before the next one is drawn. Nobody knows whose king that will be.');
});

test('[K-E1] the castle counts for nothing and joins nothing', async ({ page }) => {
  await page.goto('/help/kingdomino');
  await expect(step(page, 'Points')).toContainText('Your castle counts for nothing and joins nothing.');
});

test('[D-S5] [D-S6] lightning spells are used at once', async ({ page }) => {
  await page.goto('/help/duel');
  await expect(step(page, 'The spellbook')).toContainText('Banner and Dignitary must be used at once.');
  for (const name of ['Banner', 'Dignitary'])
    await expect(spell(page, name)).toContainText('Takes effect at once');
});

test('[D-R8] a line that both fill in one round goes to who began the round', async ({ page }) => {
  await page.goto('/help/duel');
  await expect(step(page, 'The spellbook')).toContainText(
    'If both fill it in the same round, whoever began the round gets it.',
  );
});

test('[D-E3] a victory can be shared', async ({ page }) => {
  await page.goto('/help/duel');
  await expect(step(page, 'Points')).toContainText(
    'the largest domain wins; if that’s a tie too, the victory is shared',
  );
});

test('[D-S4] a die can be turned even when nothing is drawn', async ({ page }) => {
  await page.goto('/help/duel');
  await expect(spell(page, 'Turn a die')).toContainText(
    'Even when you draw nothing, you can turn a die so that it fills a box.',
  );
});

test('[K-T2] twelve rounds, six with two', async ({ page }) => {
  await page.goto('/help/kingdomino');
  await expect(step(page, 'The end')).toContainText('The game lasts 12 rounds, or 6 with two players.');
});
