/** From a press or a step to the first values of an analysis, and the frames of the page meanwhile. */
import { type GameId, gameById } from '@kingdomino/rules';
import type { CDPSession } from '@playwright/test';
import { linkOf } from '../e2e/support/linked-game.ts';
import { type Page, test } from '../e2e/support/test.ts';
import { note, quantile } from './figure.ts';

/** What is wished for on an idle machine. */
const FIRST_VALUES = 300;
const FRAME = 20;
const STEPS = 20;
const WATCHED = 4000;
const GAMES: Readonly<Record<string, GameId>> = { Kingdomino: 'kingdomino', Duel: 'duel' };

for (const [name, id] of Object.entries(GAMES)) {
  test(`analysis of ${name}`, async ({ page }) => {
    await page.goto(`/replay#${linkOf(gameById(id))}&m=8`);
    await page.locator('.replay-bar').waitFor();
    await page.locator('html[data-pictures="painted"]').waitFor();
    await page.getByRole('button', { name: 'Analyse' }).hover();
    // as long as a hand takes from the button to the press
    await page.waitForTimeout(150);
    note({ name: `${name}: first values, panel opened`, value: await pressed(page), unit: 'ms' });
    const steps: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      await page.waitForTimeout(300);
      steps.push(await stepped(page, 9 + step));
    }
    note({
      name: `${name}: values after a step, p50`,
      value: quantile(steps, 0.5),
      unit: 'ms',
      bar: FIRST_VALUES,
    });
    note({
      name: `${name}: values after a step, p90`,
      value: quantile(steps, 0.9),
      unit: 'ms',
      bar: FIRST_VALUES,
    });
    await frames(page, `${name}: a frame while looking`);
    await page.getByRole('button', { name: 'Review this game' }).click();
    await frames(page, `${name}: a frame while reviewing`);
  });
}

/** From the press until values are painted. */
function pressed(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('.study-button')!.click();
    while (!document.querySelector('.study-position[aria-busy="false"]'))
      await new Promise(resolve => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
}

/** From a step on the slider until the values of the new position are painted. */
function stepped(page: Page, step: number): Promise<number> {
  return page.evaluate(async value => {
    const slider = document.querySelector<HTMLInputElement>('.replay-bar input[type="range"]')!;
    const seen: (string | null)[] = [];
    const part = document.querySelector('.study-position')!;
    const observer = new MutationObserver(() => seen.push(part.getAttribute('aria-busy')));
    observer.observe(part, { attributes: true, attributeFilter: ['aria-busy'] });
    const start = performance.now();
    slider.value = String(value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    // busy with the new one, then not any more
    while (!(seen.includes('true') && part.getAttribute('aria-busy') === 'false'))
      await new Promise(resolve => requestAnimationFrame(resolve));
    observer.disconnect();
    return performance.now() - start;
  }, step);
}

/** Frames of the page for a while. */
async function frames(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workOf(session);
  const times = await page.evaluate(async watched => {
    const all: number[] = [];
    const end = performance.now() + watched;
    let last = performance.now();
    while (last < end) {
      const now = await new Promise<number>(resolve => requestAnimationFrame(resolve));
      all.push(now - last);
      last = now;
    }
    return all;
  }, WATCHED);
  const work = (1000 * ((await workOf(session)) - before)) / (WATCHED / 1000);
  note({ name: `${name}, the page's own thread in a second`, value: work, unit: 'ms' });
  note({ name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', bar: FRAME });
  note({ name: `${name}, mean`, value: WATCHED / times.length, unit: 'ms' });
}

/** Seconds that the page's thread has worked. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}
