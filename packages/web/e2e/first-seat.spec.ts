/** [D-R1] Who begins a Duel: by lot, or a seat that the table chose. */

import { nextOf, person } from './people.ts';
import { setSettings } from './saved.ts';
import { expect, type Page, test } from './test.ts';

const choice = (page: Page) => page.getByRole('group', { name: 'Who goes first?' });

/** A Duel of two people at this device, to be set up. */
async function openSetup(page: Page): Promise<void> {
  await setSettings(page, {});
  await page.goto('/new/duel');
  await page.getByLabel('Player 2', { exact: true }).selectOption('friend');
  await page.getByLabel('Name of player 1').fill('Ann');
  const other = page.getByLabel('Name of player 2');
  await other.pressSequentially('Bartholomew the Magnificent');
  await expect(other).toHaveValue('Bartholomew the Magnific');
  await expect(page.locator('.toast')).toHaveText('A name can have up to 24 characters.');
  await other.fill('Bob');
}

/** Of the game that this page shows, as it is kept. */
function optionsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const id = location.pathname.split('/').at(-1)!;
    return JSON.parse(localStorage.getItem(`kingdomino.game.${id}`)!).events[0].options;
  });
}

const start = (page: Page) => page.getByRole('button', { name: 'Start' }).click();

for (const [firstSeat, name] of ['Ann', 'Bob'].entries()) {
  test(`a chosen seat begins: ${name}`, async ({ page }) => {
    await openSetup(page);
    await choice(page).getByRole('radio', { name }).check();
    await start(page);
    await expect(page.locator('.status')).toHaveText(`${name}: Take one die. You’ll get the last one too.`);
    expect(await optionsOf(page)).toEqual({ players: 2, firstSeat });
  });
}

test('by lot unless a seat is chosen', async ({ page }) => {
  await openSetup(page);
  await expect(choice(page).getByRole('radio', { name: 'Random' })).toBeChecked();
  await start(page);
  await expect(page.locator('.dice.yours')).toBeVisible();
  expect(await optionsOf(page)).toEqual({ players: 2 });
});

test('the choice is remembered, and can be made with the keyboard', async ({ page }) => {
  await openSetup(page);
  await choice(page).getByRole('radio', { name: 'Random' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page).getByRole('radio', { name: 'Bob' })).toBeChecked();
  await page.reload();
  await expect(choice(page).getByRole('radio', { name: 'Bob' })).toBeChecked();
  await page.getByRole('button', { name: 'Play Kingdomino Duel now' }).click();
  await expect(page.locator('.status')).toContainText('Bob: Take one die');
});

test('seats that are called the same are told apart by their numbers', async ({ page }) => {
  await setSettings(page, {});
  await page.goto('/new/duel');
  await page.getByLabel('Player 1', { exact: true }).selectOption('squire');
  await page.getByLabel('Player 2', { exact: true }).selectOption('squire');
  await expect(choice(page).getByRole('radio', { name: 'Player 1' })).toBeVisible();
  await expect(choice(page).getByRole('radio', { name: 'Player 2' })).toBeVisible();
});

test('Kingdomino has no such choice, and a damaged one does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('kingdomino.setup') === null)
      localStorage.setItem(
        'kingdomino.setup',
        JSON.stringify({ game: 'duel', seats: [{ kind: 'me', name: '' }], switches: [], firstSeat: 7 }),
      );
  });
  await setSettings(page, {});
  await page.goto('/');
  await expect(choice(page).getByRole('radio', { name: 'Random' })).toBeChecked();
  await start(page);
  await expect(page.locator('.duel-table')).toBeVisible();
  await page.goto('/new/kingdomino');
  await expect(page.getByRole('heading', { name: 'Custom game' })).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
});

test('online: chosen with the table, told to who comes, and so it begins', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Annabel'), await person(browser, 'Bobby')];
  await ann.goto('/table');
  await ann.getByRole('radio', { name: 'Kingdomino Duel' }).check();
  await choice(ann).getByRole('radio', { name: 'Friend with the link' }).check();
  await ann.getByRole('checkbox', { name: /Anyone can join/ }).check();
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.locator('.agreed')).toContainText('Who goes first? Free seat');
  await bob.goto('/');
  const row = bob.locator('.lobby li').filter({ hasText: 'Annabel' });
  await expect(row).toContainText('Who goes first? Free seat');
  await row.getByRole('link', { name: 'Join' }).click();
  await expect(bob.locator('.agreed')).toContainText('Who goes first? Free seat');
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  expect(await nextOf([ann, bob])).toBe(bob);
  await expect(ann.locator('.status')).toHaveText('Bobby is taking a die…');
});

test('online: by lot is told too', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  await ann.goto('/table');
  await ann.getByRole('radio', { name: 'Kingdomino Duel' }).check();
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.locator('.agreed')).toContainText('Who goes first? Random');
});
