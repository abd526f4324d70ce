/** A finger on the glass, as the browser's own touch input. */
import type { Locator, Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;
/** Seconds between two steps, and how long the finger rests at the end: else the browser scrolls on by itself for a while. */
const STEP = 0.016;
const REST = 0.5;

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // all of it lies behind us, so that whatever comes next comes later
  let timestamp = Date.now() / 1000 - STEPS * STEP - 2 * REST;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], after: number) => {
    timestamp += after;
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  const at = (part: number) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
  await send('touchStart', [from], 0);
  for (let step = 1; step <= STEPS; step++) await send('touchMove', [at(step / STEPS)], STEP);
  await send('touchMove', [at(1)], REST);
  await send('touchEnd', [], STEP);
}

/** The finger stays until `then` has come true. */
export async function hold(page: Page, target: Locator, then: () => Promise<void>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await then();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Two taps a tenth of a second apart, however long the machine takes for them. */
export async function doubleTap(page: Page, at: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000 - 1;
  for (const after of [0, 0.1]) {
    const timestamp = begin + after;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp });
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.03,
    });
  }
}
