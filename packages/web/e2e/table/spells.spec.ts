/** Every spell of Duel, the castle cross and the joker, used by hand at the moment they are offered. */
import { duel, type Position, type Spell } from '@kingdomino/rules/duel';
import { duelUntil } from '../support/positions.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const isMine = (position: Position, phase: string) => position.phase === phase && position.seat === 0;

async function open(page: Page, isThere: (position: Position) => boolean): Promise<void> {
  const moves = duelUntil(isThere);
  await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, FRIEND], moves });
}

const log = async (page: Page) => {
  await page.locator('.log-button').click();
  return page.locator('.log');
};

const canDrawWith = (spell: Spell) => (position: Position) =>
  isMine(position, 'draw') && position.canCast(spell, 0);

test('free place: far from the castle', async ({ page }) => {
  await open(page, position => canDrawWith('free')(position) && position.round < 9);
  const before = await page.locator('.cell.legal').count();
  await page.getByRole('button', { name: 'Draw anywhere', exact: true }).click();
  expect(await page.locator('.cell.legal').count()).toBeGreaterThan(before);
  await page.locator('.cell.legal').last().click();
  await expect(await log(page)).toContainText('Draw anywhere');
});

test('split: two places', async ({ page }) => {
  await open(page, position => canDrawWith('split')(position) && position.round < 9);
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await page.locator('.cell.legal').first().click();
  await page.locator('.cell.legal').last().click();
  await expect(await log(page)).toContainText('Split');
});

test('turn a die to another of its faces', async ({ page }) => {
  await open(page, position => canDrawWith('turn')(position) && position.round < 9);
  await page.getByRole('button', { name: 'Turn a die', exact: true }).click();
  await page.locator('.face-button').nth(3).click();
  await page.locator('.cell.legal').first().click();
  await expect(await log(page)).toContainText('Turn a die');
});

test('the castle cross, once', async ({ page }) => {
  await open(page, position => isMine(position, 'draw') && position.round === 0);
  await page.getByRole('button', { name: 'Castle cross', exact: true }).click();
  await page.locator('.face-button').first().click();
  await page.locator('.cell.legal').first().click();
  await expect(page.locator('.castle-bonus .used')).toContainText('Ann');
  await expect(await log(page)).toContainText('Castle cross');
});

test('both dice at once', async ({ page }) => {
  await open(page, position => isMine(position, 'take') && position.canCast('both', 0));
  await page.getByRole('button', { name: 'Two at once', exact: true }).click();
  await page.locator('button.die-button').nth(0).click();
  await page.locator('button.die-button').nth(1).click();
  await expect(await log(page)).toContainText('takes two at once');
});

test('banner: a coat is named', async ({ page }) => {
  await open(page, position => isMine(position, 'banner'));
  await page.locator('.coat-choice [data-coat="disc"]').click();
  await expect(await log(page)).toContainText('raises a banner: disc');
});

test('dignitary: a cross on the map', async ({ page }) => {
  await open(page, position => isMine(position, 'dignitary'));
  await page.locator('.cell.legal').first().click();
  await expect(await log(page)).toContainText('adds a cross');
});

test('a joker becomes the coat that is chosen', async ({ page }) => {
  await open(page, position => isMine(position, 'draw') && position.coatOn(position.dieOf(0, 0)) === -1);
  await page.locator('.coat-choice [data-coat="quarters"]').click();
  await expect(page.locator('.coat-choice [data-coat="quarters"]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.cell.legal').first().click();
  await expect(
    page.locator('.small-kingdom').first().locator('[data-picture="coat-quarters"]').first(),
  ).toBeAttached();
});

test('turn a die although nothing can be drawn', async ({ page }) => {
  await open(
    page,
    position =>
      isMine(position, 'draw') &&
      position.canCast('turn', 0) &&
      duel.check(position, { kind: 'pass' }).ok &&
      position.dieOf(0, 0) === 1,
  );
  await expect(page.locator('.explain')).toContainText('You can turn a die first');
  await page.getByRole('button', { name: 'Turn a die', exact: true }).click();
  await page.locator('.face-button').nth(1).click();
  await page.getByRole('button', { name: 'Draw nothing' }).click();
  await expect(await log(page)).toContainText('nothing. (Turn a die)');
});

test('who can draw nothing passes, and is told why', async ({ page }) => {
  await open(
    page,
    position => isMine(position, 'draw') && position.options.players === 2 && !canDraw(position),
  );
  await expect(page.locator('.explain')).toContainText('doesn’t fit anywhere');
  await page.getByRole('button', { name: 'Draw nothing' }).click();
  await expect(await log(page)).toContainText('draws nothing');
});

function canDraw(position: Position): boolean {
  const spells: readonly Spell[] = ['free', 'split', 'turn'];
  if (spells.some(spell => position.canCast(spell, 0))) return true;
  return !duel.check(position, { kind: 'pass' }).ok;
}
