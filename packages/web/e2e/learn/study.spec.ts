import { gameById } from '@kingdomino/rules';
import { linkOf } from '../support/linked-game.ts';
import { PageTime } from '../support/page-time.ts';
import { setSettings } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';

for (const [id, step, turn] of [
  ['kingdomino', 54, /domino/],
  ['duel', 2, /takes/],
] as const)
  test(`a replay of ${id} is analysed, and a turn is shown on the table`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
    const workers = () => page.workers().filter(worker => worker.url().includes('study-worker')).length;
    await page.goto(`/replay#${linkOf(gameById(id))}`);
    await page.getByRole('slider', { name: 'Step' }).fill(`${step}`);
    await page.getByRole('button', { name: 'Analyse' }).click();
    const panel = page.getByRole('complementary', { name: 'Analysis' });
    const best = panel.getByRole('list').getByRole('button').first();
    await expect(best).toContainText(turn);
    await expect(best).toContainText('%');
    // the spellbook is half as wide as at a table
    const reaching = await page
      .locator('.spell-name')
      .evaluateAll(all =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(reaching).toEqual([]);
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    // pointing at it is enough, by mouse and by keyboard
    await best.hover();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before!);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before!);
    await panel.getByRole('tab', { name: 'Best moves' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before!);
    await best.click();
    await expect(best).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before!);
    await best.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before!);
    await panel.getByRole('button', { name: 'Review this game' }).click();
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await expect.poll(workers).toBe(2);
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(workers).toBe(1);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  });

test('a link to a move opens there, and the keys go on from it', async ({ page }) => {
  const time = await PageTime.run(page);
  await page.goto(`/replay#${linkOf(gameById('kingdomino'))}&m=7&n=Ann,Bob`);
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toHaveValue('7');
  await expect(page.getByRole('region', { name: 'Replay' })).toContainText(/Ann|Bob/);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('8');
  await expect(page).toHaveURL(/&m=8&n=Ann,Bob$/);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await time.stop();
  await page.getByRole('button', { name: 'Play automatically' }).click();
  await time.until(async () => (await slider.inputValue()) === '2');
  await time.goOn();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('End');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('other moves become a branch, which stays with the game and goes along in a link', async ({ page }) => {
  await page.goto(`/replay#${linkOf(gameById('kingdomino'))}&m=2`);
  await page.getByRole('button', { name: 'Analyse' }).click();
  const panel = page.getByRole('complementary', { name: 'Analysis' });
  await panel.getByRole('tab', { name: 'What if?' }).click();
  await panel.getByRole('button', { name: 'Play on the table' }).click();
  await page.locator('.slot.free').last().click();
  const branches = panel.getByRole('navigation', { name: 'Branches' });
  await expect(branches.getByRole('button')).toHaveCount(2);
  await panel.getByLabel('Name of this branch').fill('greedy');
  await panel.getByLabel('Comment on this position').fill('why not?');
  await panel.getByLabel('Comment on this position').blur();
  await expect(branches.getByRole('button', { name: 'greedy' })).toHaveAttribute('aria-current', 'true');
  // a king comes out of the hand: chance waits for whoever tries it
  await panel.getByRole('button', { name: 'Deal at random' }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('4');
  await page.reload();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await panel.getByRole('tab', { name: 'What if?' }).click();
  await branches.getByRole('button', { name: 'greedy' }).click();
  await expect(panel.getByLabel('Comment on this position')).toHaveValue('why not?');
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(branches).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(branches.getByRole('button', { name: 'greedy' })).toBeVisible();
});

test('a position that is pasted is analysed and played on', async ({ page }) => {
  await page.goto('/replay');
  const text = page.getByLabel('Or paste');
  await text.fill('kingdomino/1 2; place 1; older 3:1');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('older');
  await text.fill('kingdomino/1 2; place 1; older >3:1 17:0 29:0 41:1; newer 5 12 22 40');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Player 2');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('complementary').getByRole('list').getByRole('button').first()).toContainText(
    '%',
  );
  await expect(page).toHaveURL(/#p=kingdomino/);
});

test('a position that is set up by hand is played on against bots', async ({ page }) => {
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Add this line' }).first().click();
  await page.getByRole('button', { name: 'Add this line' }).click();
  await page.getByLabel('What comes next').selectOption('a player places');
  await page.getByRole('button', { name: /^Domino 20/ }).click();
  await page.getByRole('gridcell', { name: 'row 5, column 6' }).click();
  await expect(page.getByText('Not possible yet:')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in what’s missing' }).click();
  await page.getByRole('link', { name: 'Play against bots' }).click();
  await page.locator('.cell.legal').first().click();
  const confirm = page.getByRole('button', { name: 'Place', exact: true });
  if (await confirm.isVisible()) await confirm.click();
  await page.locator('.slot.free').first().click();
  // the bot answers
  await expect(page.getByRole('navigation', { name: 'Branches' })).toBeVisible();
  await expect.poll(() => page.locator('.replay-bar output').textContent()).toMatch(/^(?:[4-9]|\d\d) /);
});

test('on a phone the analysis slides over the lower half; the board stays in sight above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/replay#${linkOf(gameById('kingdomino'))}&m=19`);
  await page.getByRole('button', { name: 'Analyse' }).click();
  const panel = page.getByRole('complementary', { name: 'Analysis' });
  await expect(panel.getByRole('list').getByRole('button').first()).toBeInViewport();
  const sheet = (await panel.boundingBox())!;
  const board = (await page.locator('.board').boundingBox())!;
  expect(board.y + board.height).toBeLessThanOrEqual(sheet.y);
  expect(board.height).toBeGreaterThan(300);
  // the turns that it speaks of lie on the board, unless a pointer rests on one of them, where the sheet has come
  await page.mouse.move(5, 5);
  await expect(page.locator('.turn-ghost').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Show the whole table' }).click();
  await expect(page.locator('.slot').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Show the analysis' }).click();
  await expect(panel.getByRole('tab', { name: 'Moves', exact: true })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
] as const)
  test(`other moves are played on a phone of ${width} by ${height}, and the analysis comes back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/replay#${linkOf(gameById('kingdomino'))}&m=19`);
    await page.getByRole('button', { name: 'Analyse' }).click();
    const panel = page.getByRole('complementary', { name: 'Analysis' });
    // a turn that is still shown would take the place of the one to be made
    await panel.getByRole('list').getByRole('button').first().click();
    await expect(panel.locator('.study-turn[aria-pressed="true"]')).toHaveCount(1);
    await panel.getByRole('tab', { name: 'What if?' }).click();
    await panel.getByRole('button', { name: 'Play on the table' }).click();
    await expect(panel.getByRole('tab')).toHaveCount(0);
    // each square that can be had is there to be pressed, and so is what is in the hand
    await expect(page.locator('.hand .rotate')).toBeInViewport({ ratio: 1 });
    const legal = page.locator('.cell.legal');
    for (const cell of await legal.all()) await expect(cell).toBeInViewport({ ratio: 1 });
    await legal.first().click();
    await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('20');
    await panel.getByRole('button', { name: 'Show the analysis' }).click();
    await expect(panel.getByRole('navigation', { name: 'Branches' })).toBeVisible();
  });

for (const [name, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  for (const id of ['kingdomino', 'duel'] as const)
    test(`at the end of a replay of ${id} every button of its bar can be pressed (${name})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await setSettings(page, {});
      await page.goto(`/replay#${linkOf(gameById(id))}`);
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'Final score' })).toBeVisible();
      const covered = await page.locator('.replay-bar :is(button, select, input):enabled').evaluateAll(all =>
        all.flatMap(element => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const there = [0.1, 0.5, 0.9].map(part =>
            document.elementFromPoint(left + part * width, top + height / 2),
          );
          return there.every(found => found && element.contains(found)) ? [] : [element.outerHTML];
        }),
      );
      expect(covered).toEqual([]);
      await page.getByRole('button', { name: 'Analyse' }).click();
      await expect(page.getByRole('complementary', { name: 'Analysis' })).toBeVisible();
      await page.getByRole('button', { name: 'Final score' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
