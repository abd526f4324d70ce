/** A finger on the glass, as the browser's own touch input. */
import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const at = (part: number) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= STEPS; step++)
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / STEPS)] });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The finger stays until `then` has come true. */
export async function hold(page: Page, target: Locator, then: () => Promise<void>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const line = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await then();
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
