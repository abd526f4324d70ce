/** A whole game of four with everything moving, the final count included, at a quarter of this machine's speed. */
import { test } from '@playwright/test';
import { playToTheEnd } from '../e2e/player.ts';
import { BOT, ME, openGame } from '../e2e/saved.ts';
import { note } from './figure.ts';

const SLOWDOWN = 4;

test('a whole game of four in motion', async ({ page, context }) => {
  await page.addInitScript(watchTasks);
  await openGame(page, {
    game: 'kingdomino',
    options: { players: 4 },
    seats: [ME, BOT, BOT, BOT],
    settings: { speed: 'normal' },
  });
  await page.locator('.table').waitFor();
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => (window as unknown as Tasks).tasks.splice(0));
  await playToTheEnd(page, 'calm', 500_000);
  const tasks = await page.evaluate(() => (window as unknown as Tasks).tasks);
  const longest = [...tasks].sort((one, other) => other.duration - one.duration);
  note({
    name: 'whole game of four in motion, 4 x slower: longest task (0: none over 50)',
    value: longest[0]?.duration ?? 0,
    unit: 'ms',
    bar: 100,
  });
  note({
    name: 'whole game of four in motion, 4 x slower: tasks over 100 ms',
    value: longest.filter(({ duration }) => duration > 100).length,
    unit: 'times',
    bar: 0,
  });
  console.log(
    longest
      .slice(0, 12)
      .map(({ duration, when }) => `${duration} ms: ${when}`)
      .join('\n'),
  );
});

interface Tasks {
  readonly tasks: { readonly duration: number; readonly when: string }[];
}

/** Runs in the page: each long task, with what stood on top of the table after it. */
function watchTasks(): void {
  const tasks: Tasks['tasks'] = [];
  Object.assign(window, { tasks } satisfies Tasks);
  new PerformanceObserver(list => {
    const dialog = document.querySelector('dialog[open] h2')?.textContent;
    const when = dialog ?? document.querySelector('.status')?.textContent ?? '';
    for (const { duration } of list.getEntries()) tasks.push({ duration, when });
  }).observe({ type: 'longtask' });
}
