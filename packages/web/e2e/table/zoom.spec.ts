/** In the hand: a kingdom of 7 x 7 comes closer at a double tap, moves under the finger, and is played on from there. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { doubleTap, drag } from '../support/finger.ts';
import { movesUntil } from '../support/positions.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('closer, aside, laid, and all of it again', async ({ page }) => {
  const options = { players: 2, mightyDuel: true };
  const isThere = (state: Position, made: number) => made > 20 && state.phase === 'place' && state.seat === 0;
  const moves = movesUntil('kingdomino', options, isThere);
  await openGame(page, { game: 'kingdomino', options, seats: [ME, FRIEND], moves });
  await page.locator('.held').waitFor();
  const board = page.locator('.board');
  const side = async () => (await page.locator('.cell').first().boundingBox())!.width;
  const before = await side();

  const castle = (await page.locator('.cells [data-x="0"][data-y="0"]').boundingBox())!;
  await doubleTap(page, { x: castle.x + castle.width / 2, y: castle.y + castle.height / 2 });
  await expect(board).toHaveAttribute('data-zoomed');
  await expect.poll(side).toBeGreaterThan(1.7 * before);

  const box = (await board.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const corner = () => page.locator('.cell').first().boundingBox();
  const from = (await corner())!;
  await drag(page, middle, { x: middle.x + 90, y: middle.y + 60 });
  await expect.poll(async () => (await corner())!.x).toBeGreaterThan(from.x + 20);
  await expect(page.locator('.small-kingdom').first(), 'no leafing').toHaveAttribute('aria-pressed', 'true');

  await page.locator('.zoom-button').tap();
  await expect.poll(side).toBe(before);
  await page.locator('.cell.legal').first().tap();
  await page.locator('.zoom-button').tap();
  await expect(board).toHaveAttribute('data-zoomed');
  await page.locator('.hand .confirm').tap();
  await expect(board).not.toHaveAttribute('data-zoomed');
});
