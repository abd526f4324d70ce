/**
 * From letting go of the mouse to the move on the screen, over whole games: by the clock, which waits for frames and on
 * a machine without graphics card for painting; and by the processor time of the page's own thread and of those that
 * paint, in games of their own, since a trace takes its time.
 */

import { playToTheEnd } from '../e2e/support/player.ts';
import { BOT, type Given, MASTER, ME, openGame } from '../e2e/support/saved.ts';
import { type Page, test } from '../e2e/support/test.ts';
import { note, quantile } from './figure.ts';
import { traced, workDuring } from './traced.ts';

const GAMES: Readonly<Record<string, Given>> = {
  'Kingdomino, 4 seats': {
    game: 'kingdomino',
    options: { players: 4 },
    seats: [ME, BOT, BOT, BOT],
  },
  'Mighty Duel': { game: 'kingdomino', options: { players: 2, mightyDuel: true }, seats: [ME, BOT] },
  Duel: { game: 'duel', options: { players: 2 }, seats: [ME, BOT] },
};

/** More cores than there are show what happens where the page must share its own. */
const CORES = process.env.BENCH_CORES;

/** What a move is called in a trace; `watchMoves` cannot see it. */
const MOVE = 'move';
const WORK = {
  page: "until a move is painted, processor time of the page's own thread",
  painting: 'until a move is painted, processor time of painting',
} as const;

for (const [name, given] of Object.entries(GAMES)) {
  test(`moves of ${name}`, async ({ page }) => {
    await page.addInitScript(watchMoves);
    await openGame(page, given);
    await playToTheEnd(page, 'calm');
    const { answers } = await watched(page);
    note({ name: `${name}: move painted, p50`, value: quantile(answers, 0.5), unit: 'ms', bar: 50 });
    note({ name: `${name}: move painted, p95`, value: quantile(answers, 0.95), unit: 'ms', bar: 50 });
  });
}

for (const [name, given] of Object.entries(GAMES)) {
  test(`work for moves of ${name}`, async ({ page, browser }) => {
    await page.addInitScript(watchMoves);
    await openGame(page, given);
    await page.locator('.table').waitFor();
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
    await playToTheEnd(page, 'calm');
    const events = await traced(browser);
    for (const [thread, what] of Object.entries(WORK)) {
      const work = workDuring(events, MOVE, thread as keyof typeof WORK);
      note({ name: `${name}: ${what}, p50`, value: quantile(work, 0.5), unit: 'ms' });
      note({ name: `${name}: ${what}, p95`, value: quantile(work, 0.95), unit: 'ms' });
    }
  });
}

for (const [name, given] of Object.entries(GAMES).filter(([kind]) => kind !== 'Mighty Duel')) {
  test(`while a Grandmaster thinks: ${name}`, async ({ page }) => {
    await page.addInitScript(watchMoves);
    if (CORES !== undefined) await page.addInitScript(pretendCores, Number(CORES));
    await openGame(page, { ...given, seats: given.seats.map(seat => (seat === BOT ? MASTER : seat)) });
    await playToTheEnd(page, 'calm');
    const { tasks } = await watched(page);
    note({
      name: `${name}, Grandmasters: longest task (0: none over 50)`,
      value: Math.max(0, ...tasks),
      unit: 'ms',
      bar: 100,
    });
  });
}

/** Runs in the page: bots think on half of the cores. */
function pretendCores(cores: number): void {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores });
}

interface Watched {
  readonly answers: readonly number[];
  readonly tasks: readonly number[];
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Runs in the page: a press counts when the table changes after it, and lasts until that is painted. */
function watchMoves(): void {
  const answers: number[] = [];
  const tasks: number[] = [];
  Object.assign(window, { watched: { answers, tasks } });
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  let pressedAt: number | undefined;
  addEventListener('pointerup', ({ timeStamp }) => {
    pressedAt = timeStamp;
  });
  new MutationObserver(() => {
    const start = pressedAt;
    if (start === undefined) return;
    pressedAt = undefined;
    // a message sent in a frame comes when the frame has been painted
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const end = performance.now();
        answers.push(end - start);
        performance.measure('move', { start, end });
      };
      port2.postMessage(0);
    });
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
