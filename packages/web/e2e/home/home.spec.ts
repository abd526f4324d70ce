/** The first screen for those who come back: what they can go on with, what is over, and what it comes to. */

import { movesUntil, whenOver } from '../support/positions.ts';
import { BOT, ME, openGame } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';

const OPTIONS = { players: 2 };

test('a game to go on with comes first, with a picture, its round and its points', async ({ page }) => {
  const moves = movesUntil('kingdomino', OPTIONS, state => state.dealt === 4 && state.phase === 'place');
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats: [ME, ME], moves });
  await page.locator('.small-kingdom .score').first().waitFor();
  const points = await page.locator('.small-kingdom .score').allTextContents();
  await page.goto('/');
  const card = page.locator('main > :first-child .game-card');
  await expect(card).toContainText('Round 3 of 6');
  await expect(card.locator('.score')).toHaveText(points);
  await expect(card.locator('.game-picture .tiles image').nth(3)).toBeAttached();
  await expect(page.locator('.setup select').first()).toBeHidden();
  await page.getByText('Custom game').click();
  await expect(page.locator('.setup select').first()).toBeVisible();
});

test('a finished game shows points and place, and counts once', async ({ page }) => {
  await openGame(page, {
    game: 'kingdomino',
    options: OPTIONS,
    seats: [ME, BOT],
    moves: whenOver('kingdomino', OPTIONS),
  });
  await page.locator('.end-buttons').waitFor();
  const points = await page.locator('.counted .score').allTextContents();
  await page.reload();
  await page.locator('.end-buttons').waitFor();
  await page.goto('/');
  await expect(page.locator('.finished-games .score')).toHaveText(points);
  await page.getByRole('link', { name: 'All results' }).click();
  const rows = page.locator('.tallies tbody tr');
  const place = Number(points[0]) >= Number(points[1]) ? '1' : '0';
  const sums = ['1', place, points[0]!, points[0]!];
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expect(row.locator('td')).toHaveText(sums);
  // who hesitates keeps it
  const list = page.locator('.finished-games');
  await list.getByRole('button', { name: /^Delete the result from / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(list.locator('li')).toHaveCount(1);
  // deleted, it counts no more; brought back, it counts once
  await list.getByRole('button', { name: /^Delete the result from / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(list).toHaveCount(0);
  await expect(rows).toHaveCount(0);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(list.locator('li')).toHaveCount(1);
  for (const row of await rows.all()) await expect(row.locator('td')).toHaveText(sums);
  // the game alone is forgotten on the first screen: what it came to is still known, until all is deleted
  await page.goto('/');
  await list.getByRole('button').click();
  await expect(list.locator('li')).toHaveCount(0);
  await page.goto('/results');
  await expect(list.locator('li')).toHaveText(new RegExp(`You ${points[0]!}.*Squire ${points[1]!}`));
  await page.getByRole('button', { name: 'Delete all results' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Play a game to the end')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Play a game to the end')).toBeVisible();
});
