/** The colour of a seat: by keys, by touch, as it is painted, and online. The rest is in `src/setup/colours.test.tsx`. */

import { nextOf, openTable, person } from '../support/people.ts';
import { duelUntil } from '../support/positions.ts';
import { BOT, FRIEND, ME, openGame, type Seat, setSettings } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const king = (page: Page, seat: number) =>
  page.getByRole('button', { name: new RegExp(`^Colour of player ${seat}: `) });
const option = (page: Page, colour: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${colour}`) });

/** What the seats wear in the set-up, in their order. */
const chosen = (page: Page) =>
  page
    .locator('.seat-form .king use')
    .evaluateAll(kings => kings.map(use => use.getAttribute('href')!.replace('#king-', '')));
/** What they wear at the table. */
const worn = (page: Page) =>
  page
    .locator('.small-kingdom .seat-name')
    .evaluateAll(names => names.map(name => name.className.replace('seat-name ', '')));

async function openSetup(page: Page, seats: readonly Seat[], game = 'kingdomino'): Promise<void> {
  await setSettings(page, {});
  await page.addInitScript(
    setup => {
      if (localStorage.getItem('kingdomino.setup') === null) localStorage.setItem('kingdomino.setup', setup);
    },
    JSON.stringify({ game, seats, switches: [] }),
  );
  await page.goto(`/new/${game}`);
  await page.locator('.seat-form').waitFor();
}

test('chosen with the keyboard, and the focus is where it was', async ({ page }) => {
  await openSetup(page, [ME, BOT]);
  await king(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(option(page, 'yellow')).toHaveAttribute('aria-pressed', 'true');
  await option(page, 'blue').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Colour of player 2: blue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(king(page, 2)).toBeFocused();
  expect(await chosen(page)).toEqual(['pink', 'blue']);
});

test.describe('in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('chosen with a finger', async ({ page }) => {
    await openSetup(page, [ME, BOT]);
    await king(page, 1).tap();
    await option(page, 'yellow').tap();
    expect(await chosen(page)).toEqual(['yellow', 'pink']);
  });
});

test('Duel: spellbook, dice and names wear them too', async ({ page }) => {
  await openGame(page, {
    game: 'duel',
    options: { players: 2 },
    seats: [
      { ...ME, colour: 'green' },
      { ...FRIEND, colour: 'blue' },
    ],
    moves: duelUntil(state => state.round > 3 && state.phase === 'draw'),
  });
  await page.locator('.spellbook').waitFor();
  await expect.poll(() => worn(page)).toEqual(['green', 'blue']);
  // dice lie with whoever took them; those about to be drawn are in the hand
  await expect(page.locator('.small-kingdom:not(.now) .die-place')).toHaveCount(2);
  await expect(page.locator('.small-kingdom.green use[href="#emblem-leaf"]')).toHaveCount(1);
  await expect(page.locator('.small-kingdom.blue use[href="#emblem-wave"]')).toHaveCount(1);
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(box => getComputedStyle(box).backgroundColor);
  const empty = await colourOf('.box:not(.filled)');
  const [green, blue] = [await colourOf('.boxes.green .filled'), await colourOf('.boxes.blue .filled')];
  expect(new Set([empty, green, blue]).size).toBe(3);
});

test('online: everybody sees the colours that the table was opened with', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Annette'), await person(browser, 'Robert')];
  await ann.goto('/table');
  await king(ann, 1).click();
  await option(ann, 'blue').click();
  await king(ann, 2).click();
  await option(ann, 'pink').click();
  await ann.getByRole('checkbox', { name: /Anyone can join/ }).check();
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.locator('.waiting-seats use[href="#king-blue"]')).toHaveCount(1);
  await bob.goto('/');
  const row = bob.locator('.lobby li').filter({ hasText: 'Annette' });
  await expect(row.locator('.seat-name')).toHaveClass([/blue/, /pink/]);
  await row.getByRole('link', { name: 'Join' }).click();
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  await nextOf([ann, bob]);
  for (const page of [ann, bob]) await expect.poll(() => worn(page)).toEqual(['blue', 'pink']);
});

test('online: who sits down chooses a colour that nobody has', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob', { viewport: { width: 390, height: 844 } });
  const table = await openTable(ann, { others: [{ kind: 'open' }, { kind: 'open' }] });
  await bob.goto(table);
  await bob.getByRole('button', { name: 'Colour of player 2: yellow' }).click();
  const options = bob.getByRole('dialog').locator('.colour-options').getByRole('button');
  await expect(options).toHaveCount(3);
  await expect(options.filter({ hasText: 'pink' })).toHaveCount(0);
  await options.filter({ hasText: 'green' }).click();
  await bob.getByRole('button', { name: 'Take this seat' }).first().click();
  await ann.goto(table);
  for (const page of [ann, bob])
    await expect(page.locator('.waiting-seats li').nth(1).locator('use[href="#king-green"]')).toHaveCount(1);
});
