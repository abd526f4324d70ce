/** The touch of the hand: previews, reasons, turning, dragging, undo, reload, hand-over, replay. */
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { axeFindings } from '../support/axe.ts';
import { PageTime } from '../support/page-time.ts';
import { movesUntil, whenOver } from '../support/positions.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const OPTIONS = { players: 2 };

async function openPlacing(page: Page, settings = {}): Promise<void> {
  const moves = movesUntil(
    'kingdomino',
    OPTIONS,
    (state, made) =>
      made > 14 && state.phase === 'place' && state.seat === 0 && state.kingdom.squares().length > 3,
  );
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats: [ME, FRIEND], moves, settings });
  await page.locator('.held').waitFor();
}

test('hovering shows the ghost and its points, an illegal square its reason', async ({ page }) => {
  await openPlacing(page);
  await page.locator('.cell.legal').first().hover();
  await expect(page.locator('.bubble.fits')).toHaveText(/^\+\d+$/);
  await page.locator('.cell[data-x="0"][data-y="0"]').hover();
  await expect(page.locator('.bubble.wrong')).toHaveText('That space is taken');
});

test('R, the wheel, the right button and the button turn the domino', async ({ page }) => {
  await openPlacing(page);
  const isUpright = () => page.locator('.held .domino').getAttribute('data-upright');
  const turns: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('r'),
    () => page.getByRole('button', { name: 'Rotate', exact: true }).click(),
    async () => {
      await page.locator('.cells').hover({ position: { x: 5, y: 5 } });
      await page.mouse.wheel(0, 100);
    },
    () =>
      page.mouse
        .click(0, 0)
        .then(() => page.locator('.cells').click({ button: 'right', position: { x: 5, y: 5 } })),
  ];
  for (const turn of turns) {
    const before = await isUpright();
    await turn();
    await expect.poll(isUpright).not.toBe(before);
  }
});

test('an upright domino fills its place in the hand, and no more', async ({ page }) => {
  await openPlacing(page);
  const domino = page.locator('.held .domino');
  if ((await domino.getAttribute('data-upright')) === 'false') await page.keyboard.press('r');
  await expect(domino).toHaveAttribute('data-upright', 'true');
  const [own, place] = await domino.evaluate(element =>
    [element, element.parentElement!].map(one => getComputedStyle(one).width),
  );
  expect(own).toBe(place);
});

test('dragging from the hand lays the domino; undo takes it back', async ({ page }) => {
  await openPlacing(page);
  const from = (await page.locator('.held').boundingBox())!;
  const to = (await page.locator('.cell.legal').first().boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator('.slot.free').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.held')).toBeVisible();
});

test('with confirmation a domino waits, can be turned and taken up again', async ({ page }) => {
  await openPlacing(page, { confirm: 'always' });
  await page.locator('.cell.legal').first().click();
  await expect(page.locator('.ghost.pinned')).toBeVisible();
  await page.getByRole('button', { name: 'Pick up' }).click();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.locator('.cell.legal').first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.slot.free').first()).toBeVisible();
});

test('squares have names, and one tab stop', async ({ page }) => {
  await openPlacing(page);
  await expect(
    page
      .getByRole('gridcell', { name: /^row \d+, column \d+, empty, you can place here, \d+\spoints?$/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('.cells [tabindex="0"]')).toHaveCount(1);
  await page.locator('.cells [tabindex="0"]').focus();
  await page.keyboard.press('Control+Home');
  await expect(page.locator('.cell:focus')).toHaveAttribute('aria-colindex', '1');
});

test('handing the device over is shown, in the way of nothing', async ({ page }) => {
  const time = await PageTime.stop(page);
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats: [ME, FRIEND], isStill: true });
  await time.until(() => page.locator('.hand-over').isVisible());
  await expect(page.locator('.hand-over')).toContainText('it’s your turn!');
  await expect(page.locator('.hand-over')).toHaveCSS('pointer-events', 'none');
});

test('a forced discard is explained', async ({ page }) => {
  const moves = movesUntil('kingdomino', OPTIONS, state => {
    const isPlacing = state.phase === 'place' && state.seat === 0;
    return isPlacing && kingdomino.countMoves(state) === 1 && kingdomino.moveAt(state, 0).kind === 'discard';
  });
  await openGame(page, { game: 'kingdomino', options: OPTIONS, seats: [ME, FRIEND], moves });
  await expect(page.locator('.explain')).toContainText('it’s discarded');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.locator('.log-button').click();
  await expect(page.locator('.log')).toContainText('Ann discards domino');
});

test('the record is saved, shared and replayed step by step', async ({ page }) => {
  await openGame(page, {
    game: 'kingdomino',
    options: OPTIONS,
    seats: [ME, FRIEND],
    moves: whenOver('kingdomino', OPTIONS),
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save game file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kingdomino-.*\.json$/);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.replay-bar output')).toHaveText(/^0 \/ \d+$/);
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page.locator('.replay-bar output')).toHaveText(/^1 \//);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.verdict')).toBeVisible();
  // from the end of a replay it begins anew
  await page.locator('.dialog.end').getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('.replay-bar output')).toHaveText(/^0 \/ \d+$/);
});

test('hints appear once, where they are needed', async ({ page }) => {
  await openPlacing(page, { hints: true });
  await expect(page.locator('.hint')).toContainText('One half must touch');
  await page.locator('.hint button').click();
  await expect(page.locator('.hint')).toHaveCount(0);
  await page.reload();
  await page.locator('.held').waitFor();
  await expect(page.locator('.hint')).toHaveCount(0);
});

test('the focus of a keyboard player comes to what is to be done', async ({ page }) => {
  await openPlacing(page);
  await page.keyboard.press('Tab');
  await page.locator('.cells [tabindex="0"]').focus();
  const spot = await page.locator('.cell.legal').first().getAttribute('data-x');
  expect(spot).not.toBeNull();
  await page.locator('.cell.legal').first().focus();
  await page
    .locator('.cell.legal')
    .first()
    .evaluate(cell => (cell as HTMLElement).click());
  await expect(page.locator('.slot.free').first()).toBeFocused();
});

test('zoomed in to 200 %, everything can still be reached', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openPlacing(page);
  await page.locator('.cell.legal').first().click();
  await page.locator('.slot.free').first().click();
  await expect(page.locator('.slot.free')).toHaveCount(0);
});

test.describe('in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('holding shows what hovering would', async ({ page }) => {
    await openPlacing(page);
    const box = (await page.locator('.slot.now').boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + 20, y: box.y + 20 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.locator('.toast')).toContainText('Domino');
    expect(await axeFindings(page, { type: 'rule', values: ['region'] })).toEqual([]);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
});

test('with three at a phone every king stands nearest to his own domino', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const options = { players: 3 };
  const moves = movesUntil('kingdomino', options, (state, made) => made > 20 && state.phase === 'line');
  await openGame(page, { game: 'kingdomino', options, seats: [ME, FRIEND, FRIEND], moves });
  await expect(page.locator('.line.older .king').first()).toBeVisible();
  const nearest = await page.locator('.line.older .slot-picture').evaluateAll(pictures => {
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const dominoes = pictures.map(picture => middle(picture.querySelector('.slot-domino')!));
    return pictures.flatMap((picture, index) => {
      const king = picture.querySelector('.king');
      if (!king) return [];
      const { x, y } = middle(king);
      const away = dominoes.map(domino => Math.hypot(domino.x - x, domino.y - y));
      return [away.indexOf(Math.min(...away)) === index];
    });
  });
  expect(nearest).not.toHaveLength(0);
  expect(nearest).not.toContain(false);
});
