/** A name that lasts, with the browser's own authenticator. Passkeys need the name of a host, which numbers are not. */

import { openTable, person } from '../support/people.ts';
import { setSettings } from '../support/saved.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const BOT = { kind: 'bot', level: 'squire' };
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

const named = (baseURL = '') => baseURL.replace('127.0.0.1', 'localhost');

async function withFinger(page: Page): Promise<Page> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  return page;
}

async function freshDevice(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en', baseURL })).newPage();
  await setSettings(page, {});
  return page;
}

test('a guest keeps name and seats by a passkey in two presses, and comes back with it or with the code', async ({
  browser,
  baseURL,
}) => {
  const address = named(baseURL);
  const ann = await withFinger(await person(browser, 'Ann Passkey', { baseURL: address }));
  await openTable(ann, { others: [BOT] });
  await ann.goto('/');
  await ann.getByRole('link', { name: 'People' }).click();
  await ann.getByRole('link', { name: /^Account/ }).click();
  await ann.getByRole('button', { name: 'Keep my name' }).click();
  const code = (await ann.locator('.recovery-code').textContent())!;
  expect(code).toMatch(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
  await ann.getByRole('button', { name: 'I’ve written it down' }).click();
  await expect(ann.getByLabel('Name of the passkey')).toHaveCount(1);

  await ann.getByRole('button', { name: 'Sign out here' }).click();
  await ann.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(ann.locator('.toast')).toHaveText('Welcome back, Ann Passkey!');
  await expect(ann.getByLabel('Your name')).toHaveValue('Ann Passkey');

  const phone = await freshDevice(browser, address);
  await phone.goto('/account');
  await phone.getByLabel('Your name').fill('Аnn passkey');
  await expect(phone.getByRole('alert').first()).toHaveText('That name is taken. Try another one.');
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await phone.getByLabel('Recovery code').fill('0000-0000');
  await phone.getByLabel('Recovery code').press('Enter');
  await expect(phone.getByText('That recovery code isn’t right.')).toBeVisible();
  await phone.getByLabel('Recovery code').fill(code.toLowerCase());
  await phone.getByLabel('Recovery code').press('Enter');
  // the code works once: the next one is shown, and all other devices are signed out
  await expect(phone.locator('.recovery-code')).toBeVisible();
  const next = (await phone.locator('.recovery-code').textContent())!;
  expect(next).not.toBe(code);
  await phone.getByRole('button', { name: 'I’ve written it down' }).click();
  await expect(phone.getByLabel('Name of the passkey')).toHaveCount(1);
  await expect(ann.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  await phone.goto('/');
  await expect(phone.locator('.my-tables').getByRole('link', { name: 'Go to the table' })).toBeVisible();

  await phone.goto('/account');
  await phone.getByRole('button', { name: 'Delete my account' }).click();
  await phone.getByRole('button', { name: 'Delete for good' }).click();
  await expect(phone).toHaveURL(/\/$/);
  await phone.goto('/account');
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await phone.getByLabel('Recovery code').fill(next);
  await phone.getByLabel('Recovery code').press('Enter');
  await expect(phone.getByText('That recovery code isn’t right.')).toBeVisible();
});

test('where passkeys cannot be, a code keeps the name', async ({ browser }) => {
  const bob = await person(browser, 'Bob Paper');
  await bob.goto('/account');
  await expect(bob.getByText('Passkeys don’t work in this browser.')).toBeVisible();
  await bob.getByRole('button', { name: 'Keep my name' }).click();
  await expect(bob.locator('.recovery-code')).toBeVisible();
});

test('members open and play a rated table; who leaves at once has lost, and nobody gains by that', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser, 'Ann Rated'), await person(browser, 'Bob Rated')];
  for (const page of [ann, bob]) expect((await page.request.post('/api/me/recovery')).ok()).toBe(true);
  await ann.goto('/table');
  await ann.getByLabel('Rated game').check();
  await expect(ann.getByLabel('Allow undo')).toHaveCount(0);
  await ann.locator('.start').click();
  await expect(ann.getByText('Counts for the leaderboards')).toBeVisible();
  const guest = await person(browser, 'Guest Rated');
  await guest.goto(ann.url());
  await guest.getByRole('button', { name: 'Take this seat' }).click();
  await expect(guest.locator('.toast')).toHaveText('Only signed-in players can play rated games.');
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  for (const page of [ann, bob]) await expect(page.locator('.clocks')).toBeVisible();
  await ann.getByRole('button', { name: 'Leave' }).click();
  await ann.locator('dialog').getByRole('button', { name: 'Leave' }).click();
  for (const page of [ann, bob])
    await expect(page.locator('dialog.end .verdict')).toHaveText('Bob Rated wins: Ann Rated left the game.');
  await expect(ann.locator('dialog.end .rating-change')).toHaveText(/Rated game: 14\d\d \(−\d+\)/);
  await ann.goto('/account');
  await expect(ann.locator('.player-ratings')).toContainText(/2\splayers 14\d\d ± \d+ \(provisional\)/);
  await expect(bob.locator('.rating-change')).toHaveCount(0);
});
