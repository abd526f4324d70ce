/** How to play: what a beginner would otherwise get wrong stands there. */
import { expect, type Page, test } from './test.ts';

const step = (page: Page, title: string) =>
  page.locator('.step').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const spell = (page: Page, name: string) =>
  page.locator('.help-spells li').filter({ has: page.getByText(name, { exact: true }) });

test('[K-P3] [K-S3] [K-P4] [K-E1] [K-T2] Kingdomino', async ({ page }) => {
  await page.goto('/help/kingdomino');
  await expect(step(page, 'The goal')).toContainText('your castle can be anywhere in it');
  await expect(step(page, 'The goal')).not.toContainText('Around your castle');
  const opening = step(page, 'The opening');
  await expect(opening).toContainText(
    'The first line is dealt face up. Then the kings are drawn from a closed hand, one by one',
  );
  await expect(opening).toContainText('before the next one is drawn. Nobody knows whose king that will be.');
  await expect(step(page, 'Placing')).toContainText('If a domino fits, you have to place it');
  await expect(step(page, 'Points')).toContainText('Your castle scores nothing and connects nothing.');
  await expect(step(page, 'The end')).toContainText('The game lasts 12 rounds, or 6 with two players.');
});

test('every picture stays in its frame', async ({ page }) => {
  await page.goto('/help/kingdomino');
  const strays = await page.locator('.step-picture').evaluateAll(frames =>
    frames.flatMap(frame => {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      // a flag is raised from below
      return [...frame.querySelectorAll('.art:not(.flag), .number, .domino')]
        .map(piece => ({ name: piece.getAttribute('class'), box: piece.getBoundingClientRect() }))
        .filter(({ box }) => box.left < left || box.right > right || box.top < top || box.bottom > bottom)
        .map(({ name }) => name);
    }),
  );
  expect(strays).toEqual([]);
});

test('[D-R4] [D-R6] [D-R8] [D-S4] [D-S5] [D-S6] [D-E1] [D-E2] [D-E3] Kingdomino Duel', async ({ page }) => {
  await page.goto('/help/duel');
  await expect(step(page, 'Drawing')).toContainText('A joker can be any crest, without a cross.');
  await expect(step(page, 'Drawing')).toContainText('If your domino fits, you have to draw it');
  const book = step(page, 'The spellbook');
  await expect(book).toContainText(
    'If you both fill it in the same round, whoever went first that round gets it.',
  );
  await expect(book).toContainText('Banner and Dignitary must be used at once.');
  for (const name of ['Banner', 'Dignitary'])
    await expect(spell(page, name)).toContainText('Takes effect at once');
  await expect(spell(page, 'Turn a die')).toContainText(
    'Even if you draw nothing, you can turn a die so that it fills a box.',
  );
  const points = step(page, 'Points');
  await expect(points).toContainText('after a round in which a map is full, or in which neither player drew');
  await expect(points).toContainText('A domain is a group of matching crests connected by their sides.');
  await expect(points).toContainText('the largest domain wins; if that’s a tie too, the victory is shared');
});
