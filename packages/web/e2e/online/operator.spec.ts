/** What is reported in the page is decided about on the operator's: sign in, look, suspend, lift, close. */
import { axeFindings, COLOURS, EVERYTHING } from '../support/axe.ts';
import { person } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

test('a club is reported; an operator suspends its founder, lifts it and closes the report', async ({
  browser,
  host,
}) => {
  const { code } = (await host.admin('operator', 'Olga')) as { code: string };
  const bob = await person(browser, 'Bob');
  await bob.goto('/club');
  await bob.getByLabel('Name of the club').fill('Turnip Haters');
  await bob.keyboard.press('Enter');
  const link = (await bob.locator('.invite code').textContent())!;
  const ann = await person(browser, 'Ann');
  await ann.goto(link);
  await ann.getByRole('button', { name: 'Report this club' }).click();
  await ann.getByLabel('Anything to add?').fill('Look at that name.');
  await ann.getByRole('button', { name: 'Send report' }).click();
  await expect(ann.getByText('The server’s admin will take a look.').first()).toBeVisible();

  const phone = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } });
  const olga = await phone.newPage();
  await olga.goto('/operator');
  await olga.getByLabel('Name').fill('Olga');
  await olga.keyboard.press('Tab');
  await olga.keyboard.type(code);
  await clean(olga);
  await olga.keyboard.press('Enter');
  await olga.getByRole('link', { name: 'name', exact: true }).press('Enter');
  await expect(olga.getByRole('heading', { level: 1 })).toHaveText('Report about Bob');
  await expect(olga.getByText('Look at that name.')).toBeVisible();
  await expect(olga.getByText('Turnip Haters')).toBeVisible();
  await clean(olga);

  await olga.getByLabel('Days without talk').fill('3');
  await olga.getByRole('button', { name: 'Mute' }).press('Enter');
  await expect(olga.getByRole('status')).toHaveText('Suspended.');
  await olga.getByRole('button', { name: 'Remove club: Turnip Haters' }).click();
  await bob.reload();
  await expect(bob.getByRole('heading', { level: 1 })).toHaveText('—');
  await olga.getByRole('button', { name: 'Lift all sanctions' }).click();
  await expect(olga.getByRole('status')).toHaveText('All sanctions are lifted.');
  await olga.getByLabel('Note for operators').fill('The name is gone.');
  await olga.keyboard.press('Enter');
  await expect(olga.getByText('Nothing waits.')).toBeVisible();
  await olga.getByRole('link', { name: 'Members' }).click();
  await olga.getByLabel('Name or id').fill('bob');
  await olga.keyboard.press('Enter');
  await olga.getByRole('link', { name: 'Bob' }).click();
  await expect(olga.getByText('lifted all sanctions')).toBeVisible();
  await clean(olga);
  await olga.getByRole('button', { name: 'Sign out' }).click();
  await olga.goto('/operator/log');
  await expect(olga.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

/** In either light, and nothing is wider than the screen. */
async function clean(page: Page): Promise<void> {
  expect(await axeFindings(page, EVERYTHING)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, COLOURS)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
