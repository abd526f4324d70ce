/**
 * A whole game of four with everything moving, the final count included: how long the page's thread is busy at a
 * stretch. By the clock, at a quarter of this machine's speed; and by processor time, which says the same however busy
 * the machine is with other things.
 */

import { playToTheEnd } from '../e2e/support/player.ts';
import { BOT, ME, openGame } from '../e2e/support/saved.ts';
import { type Page, test } from '../e2e/support/test.ts';
import { note } from './figure.ts';
import { longest, traced } from './traced.ts';

const SLOWDOWN = 4;
const BAR = 100;

async function openFour(page: Page): Promise<void> {
  await openGame(page, {
    game: 'kingdomino',
    options: { players: 4 },
    seats: [ME, BOT, BOT, BOT],
    settings: { speed: 'normal' },
  });
  await page.locator('.table').waitFor();
}

test('by the clock', async ({ page, context }) => {
  await page.addInitScript(watchTasks);
  await openFour(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => (window as unknown as Tasks).tasks.splice(0));
  await playToTheEnd(page, 'calm');
  const tasks = await page.evaluate(() => (window as unknown as Tasks).tasks);
  note({
    name: 'four seats in motion, 4 x slower: longest task (0: none over 50)',
    value: Math.max(0, ...tasks),
    unit: 'ms',
    bar: BAR,
  });
  note({
    name: `four seats in motion, 4 x slower: tasks over ${BAR} ms`,
    value: tasks.filter(duration => duration > BAR).length,
    unit: 'times',
    bar: 0,
  });
});

test('by processor time', async ({ page, browser }) => {
  await openFour(page);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await playToTheEnd(page, 'calm');
  note({
    name: `four seats in motion: longest task, processor time x ${SLOWDOWN}`,
    value: SLOWDOWN * longest(await traced(browser)),
    unit: 'ms',
    bar: BAR,
  });
});

interface Tasks {
  readonly tasks: number[];
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks } satisfies Tasks);
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}
