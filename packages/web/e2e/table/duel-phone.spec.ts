/** Duel in one hand: every moment of a game is on one screen, and the other player's map is one tap away. */

import { PHASE_NAMES, phaseMoves } from '../support/duel-phases.ts';
import { duelUntil } from '../support/positions.ts';
import { FRIEND, MASTER, ME, openGame } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** How far the page reaches beyond the screen, and the smallest square. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const topOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
    const bottomOf = (selector: string) =>
      Math.max(
        ...[...document.querySelectorAll(`${selector} button, ${selector} p`)]
          .filter(element => !element.closest('.hint'))
          .map(element => element.getBoundingClientRect().bottom),
        0,
      );
    const ends = [...document.querySelectorAll('.table button, .table .book-row')].map(
      element => element.getBoundingClientRect().bottom,
    );
    return {
      below: scrollHeight - innerHeight,
      beside: scrollWidth - innerWidth,
      hidden: ends.filter(end => end > innerHeight + 1).length,
      overlap: Math.max(0, Math.round(bottomOf('.hand') - topOf('.spellbook'))),
      square: document.querySelector('.cell')!.getBoundingClientRect().width,
    };
  });

/** Where everything is that a finger may be above when the next decision comes. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['.cells', '.hand', '.free-dice > :first-child', '.free-dice > :nth-child(4)', '.spellbook'].flatMap(
      selector => {
        const element = document.querySelector(selector);
        if (!element) return [];
        const { x, y, width } = element.getBoundingClientRect();
        return [[selector, [x, y, width].map(Math.round).join(' ')] as const];
      },
    ),
  );

test('every phase fits, with a domino laid for a look and with hints; nothing moves between them', async ({
  page,
}) => {
  const places = new Map<string, Set<string>>();
  for (const name of PHASE_NAMES) {
    await openGame(page, {
      game: 'duel',
      options: { players: 2 },
      seats: [ME, MASTER],
      moves: phaseMoves(name),
      settings: { hints: true },
    });
    await page.locator('.spellbook').waitFor();
    const legal = page.locator('.cell.legal');
    if (name.startsWith('draw')) await legal.first().tap();
    for (const size of [
      { width: 360, height: 740 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      const { square, ...beyond } = await measure(page);
      expect(beyond, `${name} at ${size.width}x${size.height}`).toEqual({
        below: 0,
        beside: 0,
        hidden: 0,
        overlap: 0,
      });
      expect(square, name).toBeGreaterThanOrEqual(24);
      for (const [selector, place] of await placesOf(page)) {
        const what = `${selector} at ${size.width}`;
        places.set(what, new Set([...(places.get(what) ?? []), place]));
      }
    }
    // a low desk, once what is said to newcomers has been read
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const hint of await page.locator('.hint button').all()) await hint.click();
    const { width } = (await page.locator('.cells').boundingBox())!;
    places.set('a low desk', new Set([...(places.get('a low desk') ?? []), String(Math.round(width))]));
  }
  expect(places.size).toBe(11);
  for (const [what, seen] of places) expect([...seen], what).toHaveLength(1);
});

test('points stand at every choice, and the other map is one tap away', async ({ page }) => {
  await openGame(page, {
    game: 'duel',
    options: { players: 2 },
    seats: [ME, MASTER],
    moves: phaseMoves('banner'),
  });
  await expect(page.locator('.coat-choice .gain')).toHaveCount(6);
  await expect(page.locator('.spell-name')).toHaveCount(6);
  await page.locator('.small-kingdom').nth(1).tap();
  await expect(page.getByRole('grid')).toHaveAccessibleName(/Grandmaster/);
  await page.getByRole('button', { name: 'Back to my map' }).tap();
  await expect(page.getByRole('grid')).toHaveAccessibleName(/Ann/);
});

test('the Dignitary says what a cross would add to each coat', async ({ page }) => {
  await openGame(page, {
    game: 'duel',
    options: { players: 2 },
    seats: [ME, MASTER],
    moves: phaseMoves('dignitary'),
  });
  const legal = page.locator('.cell.legal');
  await legal.first().waitFor();
  await expect(page.getByRole('gridcell', { name: /: \+\d+$/ })).toHaveCount(await legal.count());
});

test('neither the tip of the first time nor the hint covers a square that can be drawn on, or each other', async ({
  page,
}) => {
  const moves = duelUntil(state => state.phase === 'draw' && state.seat === 0 && state.round > 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, { game: 'duel', options: {}, seats: [ME, FRIEND], moves, settings: { hints: true } });
  const tip = page.locator('.hint');
  await expect(tip).toBeVisible();
  const covered = () =>
    page.locator('.cell.legal').evaluateAll(
      cells =>
        cells.filter(cell => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          // also by what lets presses through
          const there = document.querySelectorAll('.hint, .coach-card');
          return [...there].some(over => {
            const box = over.getBoundingClientRect();
            return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
          });
        }).length,
    );
  expect(await page.locator('.cell.legal').count()).toBeGreaterThan(0);
  expect(await covered()).toBe(0);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.coach-card')).toBeVisible();
  await expect(tip).toBeHidden();
  expect(await covered()).toBe(0);
  await page.getByLabel('Warn me before a blunder').check();
});

test('on its side all six lines of the spellbook are on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const moves = duelUntil(state => state.phase === 'draw' && state.seat === 0);
  await openGame(page, { game: 'duel', options: {}, seats: [ME, FRIEND], moves });
  await expect(page.locator('.book-row')).toHaveCount(6);
  const hidden = await page
    .locator('.spellbook')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBe(0);
});
