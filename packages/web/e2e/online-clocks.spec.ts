/** Time to think: chosen, shown, warned about, over, and given back. */
import { expect, type Page, test } from '@playwright/test';
import { nextOf, openTable, person, sitTogether } from './people.ts';
import { playOnce } from './player.ts';

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

test('game time with an increment is chosen, agreed upon and counted down', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
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
  await expect(player.locator('.clock.running .time')).toHaveText(/^4:5\d$/);
  await player.reload();
  await expect(player.locator('.clock.running .time')).toHaveText(/^4:[0-5]\d$/);
});

test('a clock runs on while the line is cut, and is right when it is back', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, { clock: { kind: 'turn', seconds: 300 } });
  const player = await nextOf([ann, bob]);
  const other = player === ann ? bob : ann;
  await other.context().setOffline(true);
  await expect(other.locator('.line-note')).toBeVisible();
  expect(await playOnce(player, 'mouse')).toBe(true);
  await other.context().setOffline(false);
  await expect(other.locator('.line-note')).toHaveCount(0);
  // the same clock, and the same second sooner or later: both count from the same event of the server
  await expect
    .poll(async () => {
      const [one, two] = [player, other].map(page => page.locator('.clock.running').textContent());
      return (await one) === (await two);
    })
    .toBe(true);
});

test('who is out of time is warned once, replaced by a bot, and takes the seat back', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, { clock: { kind: 'turn', seconds: 12 } });
  const late = await nextOf([ann, bob]);
  await listen(late);
  await expect(late.locator('.clock.low use[href="#icon-warning"]')).toBeVisible({ timeout: 20_000 });
  const takeBack = late.getByRole('button', { name: 'Take over again' });
  await expect(takeBack).toBeVisible({ timeout: 20_000 });
  expect(await warnings(late)).toBe(1);
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await expect(late.locator('.clock')).toHaveCount(2);
  for (let next = await nextOf([ann, bob]); next !== late; next = await nextOf([ann, bob]))
    await playOnce(next, 'mouse');
  expect(await playOnce(late, 'mouse')).toBe(true);
});

test('days for each move are written as days', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bot = { kind: 'bot', level: 'squire' };
  await ann.goto(await openTable(ann, { clock: { kind: 'days', days: 3 }, others: [bot] }));
  await nextOf([ann]);
  await expect(ann.locator('.clock')).toHaveCount(1);
  await expect(ann.locator('.clock .time')).toHaveText('2d 23h');
});
