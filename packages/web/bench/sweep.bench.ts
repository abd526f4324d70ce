/** A domino swept and dragged over the table of a full game of four, at a quarter of this machine's speed. */

import type { CDPSession } from '@playwright/test';
import { movesUntil } from '../e2e/support/positions.ts';
import { FRIEND, ME, openGame } from '../e2e/support/saved.ts';
import { type Page, test } from '../e2e/support/test.ts';
import { note, quantile } from './figure.ts';

const SLOWDOWN = 4;
const SWEEPS = 6;
const BAR = 20;
const OPTIONS = { players: 4 };
const placing = () =>
  movesUntil(
    'kingdomino',
    OPTIONS,
    (state, made) => made > 88 && state.phase === 'place' && state.seat === 0 && state.held > 0,
  );

for (const way of ['sweeping', 'dragging'] as const) {
  test(`${way} a domino`, async ({ page, context }) => {
    await page.addInitScript(watchFrames);
    const seats = [ME, FRIEND, { ...FRIEND, name: 'Cleo' }, { ...FRIEND, name: 'Dan' }];
    await openGame(page, { game: 'kingdomino', options: OPTIONS, seats, moves: placing() });
    await page.locator('.cell.legal').first().waitFor();
    await page.locator('html[data-pictures="painted"]').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (way === 'dragging') await grab(page);
    const before = await workOf(session);
    const { frames, tasks, moves } = await sweep(page);
    const after = await workOf(session);
    note({ name: `${way}: a frame, p95`, value: quantile(frames, 0.95), unit: 'ms', bar: BAR });
    note({
      name: `${way}: longest task (0: none over 50)`,
      value: Math.max(0, ...tasks),
      unit: 'ms',
      bar: 100,
    });
    const each = (part: keyof Work) => (1000 * (after[part] - before[part])) / moves;
    note({ name: `${way}: the page's own thread for each move`, value: each('all'), unit: 'ms' });
    note({ name: `${way}: of that script, styles and layout`, value: each('page'), unit: 'ms' });
  });
}

/** Seconds of processor time. */
interface Work {
  /** Of the page's thread. */
  readonly all: number;
  /** Of that what the page itself causes; the rest is the browser's for each event and each frame. */
  readonly page: number;
}

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return {
    all: of('TaskDuration'),
    page: of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'),
  };
}

async function grab(page: Page): Promise<void> {
  const box = (await page.locator('.held').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

interface Swept {
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
  readonly moves: number;
}

/** From edge to edge, square by square, row by row. */
async function sweep(page: Page): Promise<Swept> {
  const box = (await page.locator('.cells').boundingBox())!;
  const steps = 24;
  await page.evaluate(() => (window as unknown as Frames).begin());
  for (let row = 0; row < SWEEPS; row++) {
    const y = box.y + (box.height * (row + 0.5)) / SWEEPS;
    for (let step = 0; step <= steps; step++) await page.mouse.move(box.x + (box.width * step) / steps, y);
  }
  const seen = await page.evaluate(() => (window as unknown as Frames).end());
  return { ...seen, moves: SWEEPS * (steps + 1) };
}

interface Frames {
  readonly begin: () => void;
  readonly end: () => { frames: number[]; tasks: number[] };
}

/** Runs in the page: the time from each frame to the next. */
function watchFrames(): void {
  let frames: number[] = [];
  let tasks: number[] = [];
  let last = 0;
  const look = (now: number) => {
    if (last > 0) frames.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  Object.assign(window, {
    begin: () => {
      frames = [];
      tasks = [];
    },
    end: () => ({ frames, tasks }),
  } satisfies Frames);
}
