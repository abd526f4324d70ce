/** The first visit: how much comes over the network, and how soon a slow phone can be used. */
import { gzipSync } from 'node:zlib';
import { test } from '../e2e/support/test.ts';
import { note } from './figure.ts';
import { BYTES_PER_SECOND, LATENCY, SLOWDOWN } from './slow-phone.ts';

const SLOW_4G = {
  offline: false,
  latency: LATENCY,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: (750 * 1024) / 8,
};

test('bytes of the first load', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', response => {
    if (!/^blob:|\/api\//.test(response.url())) bodies.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(bodies)).map(body => gzipSync(body).length);
  note({
    name: 'first load, gzip',
    value: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    unit: 'KB',
    bar: 200,
  });
});

test('a slow phone', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchLoading);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Play Kingdomino now' });
  await button.waitFor();
  const { paint, interactive, blocked } = await page.evaluate(() =>
    (window as unknown as { loading: () => Promise<Loading> }).loading(),
  );
  note({ name: 'slow phone: first paint', value: paint, unit: 'ms' });
  note({ name: 'slow phone: interactive', value: interactive, unit: 'ms' });
  note({ name: 'slow phone: blocked in between', value: blocked, unit: 'ms' });
  const start = Date.now();
  await button.click();
  await page.locator('.slot.free').first().waitFor({ timeout: 60_000 });
  note({ name: 'slow phone: from the click to the first choice', value: Date.now() - start, unit: 'ms' });
});

interface Loading {
  readonly paint: number;
  /** The button is there and the last long task is over. */
  readonly interactive: number;
  /** What long tasks took beyond 50 ms each. */
  readonly blocked: number;
}

/** Runs in the page, before anything else. */
function watchLoading(): void {
  const tasks: PerformanceEntry[] = [];
  let shownAt = 0;
  new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  new MutationObserver(() => {
    if (shownAt === 0 && document.querySelector('.play-now button')) shownAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
  const quiet = () => new Promise(resolve => requestIdleCallback(resolve));
  Object.assign(window, {
    loading: async (): Promise<Loading> => {
      await quiet();
      const ends = tasks.map(({ startTime, duration }) => startTime + duration);
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        interactive: Math.max(shownAt, ...ends),
        blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      };
    },
  });
}
