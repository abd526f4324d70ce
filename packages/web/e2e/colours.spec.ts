/** The colour of a seat is chosen in the set-up, and everything that belongs to the seat wears it. */
import { readFileSync } from 'node:fs';
import { nextOf, person } from './people.ts';
import { duelUntil, whenOver } from './positions.ts';
import { BOT, FRIEND, ME, openGame, type Seat, setSettings } from './saved.ts';
import { expect, type Page, test } from './test.ts';

const king = (page: Page, seat: number) =>
  page.getByRole('button', { name: new RegExp(`^Colour of player ${seat}: `) });
const option = (page: Page, colour: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${colour}`) });

const FOUR = ['pink', 'yellow', 'green', 'blue'];

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

test('a free colour is taken, a taken one is swapped', async ({ page }) => {
  await openSetup(page, [ME, FRIEND, BOT]);
  expect(await chosen(page)).toEqual(['pink', 'yellow', 'green']);
  await king(page, 1).click();
  await option(page, 'blue').click();
  expect(await chosen(page)).toEqual(['blue', 'yellow', 'green']);
  await king(page, 3).click();
  await expect(option(page, 'blue')).toContainText('Player 1');
  await option(page, 'blue').click();
  expect(await chosen(page)).toEqual(['green', 'yellow', 'blue']);
});

test('castles, kings, emblems and names wear it', async ({ page }) => {
  await openSetup(page, [ME, FRIEND]);
  await king(page, 1).click();
  await option(page, 'green').click();
  await king(page, 2).click();
  await option(page, 'blue').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.slot.free').first().waitFor();
  expect(await worn(page)).toEqual(['green', 'blue']);
  for (const [seat, { castle, emblem }] of [
    { castle: 'green', emblem: 'leaf' },
    { castle: 'blue', emblem: 'wave' },
  ].entries()) {
    // the kingdom in the middle is not shown a second time
    await expect(page.locator(`main [data-picture="castle-${castle}"]`)).toHaveCount(1);
    const board = page.locator('.small-kingdom').nth(seat);
    await expect(board.locator(`use[href="#emblem-${emblem}"]`)).toHaveCount(1);
  }
  await page.locator('.slot.free').first().click();
  await expect(page.locator('.slot-picture use[href^="#king-"]')).toHaveAttribute('href', /green|blue/);
  for (const old of ['pink', 'yellow'])
    await expect(page.locator(`main use[href$="-${old}"]`)).toHaveCount(0);
});

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

test('the colours are remembered, and stay with seats that come and go', async ({ page }) => {
  await openSetup(page, [ME, FRIEND, BOT]);
  await king(page, 1).click();
  await option(page, 'blue').click();
  await page.reload();
  await page.locator('.seat-form').waitFor();
  expect(await chosen(page)).toEqual(['blue', 'yellow', 'green']);
  await page.getByRole('button', { name: 'Remove player 2' }).click();
  expect(await chosen(page)).toEqual(['blue', 'green']);
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  expect(new Set(await chosen(page))).toEqual(new Set(FOUR));
  await page.getByLabel('Player 2', { exact: true }).selectOption('friend');
  expect((await chosen(page)).slice(0, 2)).toEqual(['blue', 'green']);
});

test('the next game has the same colours, and so has a saved record', async ({ page }) => {
  const seats = [
    { ...ME, colour: 'blue' },
    { ...FRIEND, colour: 'pink' },
  ];
  await openGame(page, {
    game: 'kingdomino',
    options: { players: 2 },
    seats,
    moves: whenOver('kingdomino', { players: 2 }),
  });
  await page.locator('.end-buttons').waitFor();
  expect(await worn(page)).toEqual(['blue', 'pink']);
  await expect(page.locator('.dialog.end [data-picture="castle-blue"]')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save game file' }).click();
  const file = await (await download).path();
  const record = JSON.parse(readFileSync(file, 'utf8'));
  expect(record.colours).toEqual(['blue', 'pink']);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.dialog.end')).toHaveCount(0);
  await expect(page.locator('.small-kingdom .seat-name').first()).toHaveClass(/blue/);
  await page.goto('/replay');
  // the game of this test was not dealt by its seed, which a reader would find out
  const { deal: _, ...read } = record;
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(read)),
  });
  await page.locator('.replay-bar').waitFor();
  expect(await worn(page)).toEqual(['blue', 'pink']);
});

test('a game kept before there were colours, and one with damaged ones, have four different', async ({
  page,
}) => {
  await openGame(page, {
    game: 'kingdomino',
    options: { players: 4 },
    seats: [ME, FRIEND, FRIEND, BOT],
  });
  await page.locator('.small-kingdom').first().waitFor();
  expect(await worn(page)).toEqual(FOUR);
  await openGame(page, {
    game: 'kingdomino',
    options: { players: 4 },
    seats: [
      { ...ME, colour: 'yellow' },
      { ...FRIEND, colour: 'yellow' },
      { ...FRIEND, colour: 'mauve' },
      { ...BOT, colour: 3 as unknown as string },
    ],
  });
  await page.locator('.small-kingdom').first().waitFor();
  expect((await worn(page))[0]).toBe('yellow');
  expect(new Set(await worn(page))).toEqual(new Set(FOUR));
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
  expect(await worn(page)).toEqual(['green', 'blue']);
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

test('Duel: two of the four colours in the set-up', async ({ page }) => {
  await openSetup(page, [ME, BOT], 'duel');
  await king(page, 2).click();
  await option(page, 'green').click();
  await expect(page.locator('.first-seat use')).toHaveCount(2);
  await expect(page.locator('.first-seat use').last()).toHaveAttribute('href', '#king-green');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.small-kingdom').first().waitFor();
  expect(await worn(page)).toEqual(['pink', 'green']);
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
  for (const page of [ann, bob]) expect(await worn(page)).toEqual(['blue', 'pink']);
});
