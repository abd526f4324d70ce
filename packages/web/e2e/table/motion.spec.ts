/** What happens is seen to happen: things move, in the way of nobody; the board stands still; the line can be read. */

import { play } from '../support/player.ts';
import { movesUntil } from '../support/positions.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const OPTIONS = { players: 2 };
const picking = () =>
  movesUntil(
    'kingdomino',
    OPTIONS,
    (state, made) =>
      made > 20 &&
      state.phase === 'pick' &&
      state.seat === 0 &&
      state.newer().some(({ owner }) => owner >= 0),
  );

/** Opens a table and counts what flies over it. */
async function openPicking(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { flown: 0 });
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.classList.contains('sky'))
          (window as unknown as { flown: number }).flown += addedNodes.length;
    }).observe(document, { childList: true, subtree: true });
  });
  await openGame(page, {
    game: 'kingdomino',
    options: OPTIONS,
    seats: [ME, FRIEND],
    moves: picking(),
    settings,
  });
  await page.locator('.slot.free').first().waitFor();
}

const flown = (page: Page) => page.evaluate(() => (window as unknown as { flown: number }).flown);

test('a king walks to the domino that is picked; a key ends it', async ({ page }) => {
  await openPicking(page, { speed: 'slow' });
  await page.locator('.slot.free').first().click();
  await expect.poll(() => flown(page)).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect(page.locator('.sky > *')).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll('.line .king').length)).toBeGreaterThan(0);
});

test('nothing flies where less motion is wanted, and all comes to the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPicking(page, { speed: 'slow' });
  const kings = await page.locator('.line.newer .king').count();
  await page.locator('.slot.free').first().click();
  await expect(page.locator('.line.newer .king, .line.older .king')).not.toHaveCount(kings);
  expect(await flown(page)).toBe(0);
});

test('pointing at a domino shows where it fits and when its king plays', async ({ page }) => {
  await openPicking(page);
  const slot = page.locator('.slot.free').last();
  await slot.hover();
  await expect(page.locator('.pick-preview-note strong')).toHaveText(/Next round: you’d go 4 of 4\.$/);
  const best = page.locator('.pick-preview-ghost .prospect.best text');
  await expect(best).toHaveText(/^\+\d+$/);
  expect(await slot.locator('.worth').textContent()).toBe(await best.textContent());
  await page.mouse.move(0, 0);
  await expect(page.locator('.pick-preview-ghost')).toHaveCount(0);
  await slot.focus();
  await expect(page.locator('.pick-preview-ghost')).toBeVisible();
  await expect(slot).toHaveAccessibleDescription(
    /^(?:Best place|Doesn’t fit).* Next round: you’d go 4 of 4\.$/,
  );
});

/** The size of a square in the middle; read at one moment, since the board of the next player takes its place. */
/** How large a square is, and how many are in sight. */
const squaresOf = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.querySelector<HTMLElement>('.board')!;
    const { width } = document.querySelector('.board .cell')!.getBoundingClientRect();
    return {
      size: Math.round(width),
      land: ['--columns', '--rows'].map(of => style.getPropertyValue(of)).join(),
    };
  });

for (const [name, use] of Object.entries({
  'on a desk': {},
  'in the hand': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
})) {
  test.describe(name, () => {
    test.use(use);

    test('squares keep their size while the land does, with hints and undo', async ({ page }) => {
      const given = { game: 'kingdomino', options: OPTIONS, seats: [ME, FRIEND] } as const;
      await openGame(page, { ...given, settings: { hints: true } });
      const sizes = new Map<string, number>();
      for (let made = 0; made < 16; made++) {
        await play(page, 'mouse');
        const { land, size } = await squaresOf(page);
        expect(size, land).toBe(sizes.get(land) ?? size);
        sizes.set(land, size);
      }
    });

    test('dominoes to pick are large, and no king stands on one', async ({ page }) => {
      await openPicking(page);
      const boxes = (selector: string) =>
        page.locator(selector).evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON()));
      const dominoes = (await boxes('.line .domino')) as DOMRect[];
      const kings = (await boxes('.line .king')) as DOMRect[];
      const free = (await boxes('.slot.free .domino')) as DOMRect[];
      expect(kings.length).toBeGreaterThan(0);
      for (const { width } of free) expect(width).toBeGreaterThanOrEqual(150);
      for (const king of kings)
        for (const domino of dominoes)
          expect(
            king.left >= domino.right - 1 ||
              king.right <= domino.left + 1 ||
              king.top >= domino.bottom - 1 ||
              king.bottom <= domino.top + 1,
          ).toBe(true);
    });
  });
}
