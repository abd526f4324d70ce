import { movesUntil } from './positions.ts';
import { FRIEND, ME, openGame } from './saved.ts';
import { expect, test } from './test.ts';

const FRIENDS = [ME, FRIEND, { kind: 'friend', name: 'Cleo' }, { kind: 'friend', name: 'Dan' }] as const;

test('the king that was drawn stands out, those in the hand wait in no order', async ({ page }) => {
  const moves = movesUntil(
    'kingdomino',
    { players: 4 },
    state => state.isOpening && state.phase === 'pick' && state.kingsPlaced === 1,
  );
  await openGame(page, { game: 'kingdomino', options: { players: 4 }, seats: FRIENDS, moves });
  await expect(page.locator('.king.now')).toHaveCount(1);
  await expect(page.locator('.king.in-hand')).toHaveCount(2);
  await page.locator('.slot.free').first().click();
  await expect(page.locator('.king.in-hand')).toHaveCount(1);
  await expect(page.locator('.king.now')).toHaveCount(1);
  await page.locator('.log-button').click();
  await expect(page.locator('.log')).toContainText('King drawn:');
});

test('a saved game that drew all its kings first goes on as it began', async ({ page }) => {
  const moves = [
    { by: 'chance' as const, move: 'kings:2,0,3,1' },
    { by: 'chance' as const, move: 'line:3,17,29,41' },
    { by: 2, move: 'pick:29' },
  ];
  await openGame(page, { game: 'kingdomino', options: { players: 4 }, seats: FRIENDS, moves });
  await expect(page.locator('.line.kings .king')).toHaveCount(3);
  await expect(page.locator('.king.in-hand')).toHaveCount(0);
  for (const left of [2, 1]) {
    await page.locator('.slot.free').first().click();
    await expect(page.locator('.line.kings .king')).toHaveCount(left);
  }
  await page.locator('.slot.free').first().click();
  await expect(page.locator('.line.older .slot')).toHaveCount(4);
});
