/** Time to think: chosen, shown, warned about, over, and given back. The server's time passes when the test says so. */
import { nextOf, openTable, person, sitDown, sitTogether, untilStored } from '../support/people.ts';
import { play } from '../support/player.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Keeps every sentence that a screen reader was told. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const region = document.querySelector('[aria-live]')!;
    new MutationObserver(() => told.push(region.lastElementChild?.textContent ?? '')).observe(region, {
      childList: true,
      subtree: true,
    });
  });
}

const warnings = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { told: string[] }).told.filter(text => text.includes('left!')).length,
  );

/** What the running clock shows, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const text = await page.locator('.clock.running .time').textContent();
  const [minutes, seconds] = text!.split(':').map(Number);
  return 60 * minutes! + seconds!;
}

test('game time with an increment is chosen, agreed upon and counted down', async ({ browser, host }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  for (const page of [ann, bob]) await page.clock.install();
  await ann.goto('/table');
  await ann.getByLabel('Type of time limit').selectOption('Per game');
  await ann.getByLabel('How long').selectOption('5 minutes per player');
  await ann.getByLabel('Added after each move').selectOption('+5 seconds per move');
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.locator('.waiting-room')).toContainText('5 minutes per player, +5 seconds per move');
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  const player = await nextOf([ann, bob]);
  await expect(player.locator('.clock')).toHaveCount(2);
  await expect(player.locator('.clock.running')).toContainText(player === ann ? 'Ann' : 'Bob');
  const before = await secondsLeft(player);
  expect(before).toBeLessThanOrEqual(300);
  await player.clock.fastForward(65_000);
  await expect.poll(() => secondsLeft(player)).toBeLessThanOrEqual(before - 65);
  // the server's time counts, not the page's
  await host.pass(20);
  await player.reload();
  await expect.poll(() => secondsLeft(player)).toBeGreaterThan(before - 65);
  expect(await secondsLeft(player)).toBeLessThanOrEqual(280);
});

test('a clock runs on while the connection is cut, and is right when it is back', async ({
  browser,
  host,
}) => {
  const [ann, bob] = await sitTogether(browser, { clock: { kind: 'turn', seconds: 300 } });
  const player = await nextOf([ann, bob]);
  const other = player === ann ? bob : ann;
  await other.context().setOffline(true);
  await expect(other.locator('.connection-note')).toBeVisible();
  await untilStored(player, () => play(player, 'mouse'));
  await host.pass(100);
  await other.context().setOffline(false);
  await expect(other.locator('.connection-note')).toHaveCount(0);
  const running = await player.locator('.clock.running .clock-name').textContent();
  await expect(other.locator('.clock.running .clock-name')).toHaveText(running!);
  await expect.poll(() => secondsLeft(other)).toBeLessThanOrEqual(200);
});

test('who is out of time is warned once, replaced by a bot, and takes the seat back', async ({
  browser,
  host,
}) => {
  const pages = [await person(browser, 'Ann'), await person(browser, 'Bob')] as const;
  for (const page of pages) await page.clock.install();
  await sitDown(pages, { clock: { kind: 'turn', seconds: 120 } });
  const late = await nextOf(pages);
  await listen(late);
  await expect(late.locator('.clock.low')).toHaveCount(0);
  await late.clock.fastForward(105_000);
  await expect(late.locator('.clock.low use[href="#icon-warning"]')).toBeVisible();
  const takeBack = late.getByRole('button', { name: 'Take over again' });
  await host.pass(121);
  await expect(takeBack).toBeVisible();
  expect(await warnings(late)).toBe(1);
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await expect(late.locator('.clock')).toHaveCount(2);
  for (let next = await nextOf(pages); next !== late; next = await nextOf(pages)) await play(next, 'mouse');
  await play(late, 'mouse');
});

test('days for each move are written as days', async ({ browser, host }) => {
  const ann = await person(browser, 'Ann');
  const bot = { kind: 'bot', level: 'squire' };
  await ann.goto(await openTable(ann, { clock: { kind: 'days', days: 3 }, others: [bot] }));
  await nextOf([ann]);
  await host.pass(60);
  await ann.reload();
  await expect(ann.locator('.clock')).toHaveCount(1);
  await expect(ann.locator('.clock .time')).toHaveText('2d 23h');
});
