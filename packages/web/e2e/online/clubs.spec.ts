/** A club from its founding to its results: the link, two taps, a table, what counts, and who decides. */

import { axeFindings, EVERYTHING } from '../support/axe.ts';
import { command, person } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

test('a link brings friends into a club, whose games count, by keyboard too', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  await ann.goto('/club');
  await ann.getByLabel('Name of the club').fill('Thursday Kings');
  await ann.keyboard.press('Enter');
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText('Thursday Kings');
  const link = (await ann.locator('.invite code').textContent())!;

  // somebody who was never here: the link, and one press
  const phone = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } });
  const bob = await phone.newPage();
  await bob.goto(link);
  await expect(bob.getByRole('heading', { level: 2 })).toHaveText(
    'Ann invites you to the club “Thursday Kings”',
  );
  await bob.getByRole('button', { name: 'Join the club' }).click();
  await expect(bob.locator('.club-people li')).toHaveCount(2);

  const club = new URL(bob.url()).pathname.split('/')[2]!;
  const { table } = await command(bob, {
    type: 'create',
    game: 'kingdomino',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'none' },
    absence: { kind: 'forfeit' },
    undo: true,
    visibility: 'link',
    club,
  });
  await ann.reload();
  await expect(ann.locator('.club-people li')).toHaveCount(2);
  await ann.locator('.tables').getByRole('link', { name: 'Join' }).click();
  await ann.getByRole('button', { name: 'Take this seat' }).click();
  await command(bob, { type: 'ready', table, salt: 'salt-of-bob' });
  await ann.locator('.table').waitFor();
  await command(bob, { type: 'leave', table });
  await ann.getByRole('link', { name: 'Go to the club' }).click();
  await expect(ann.locator('.club-table tbody tr')).toHaveText([/^1Ann.*11$/, /^2Guest.*10$/]);

  await planSeason(ann);

  await ann.getByLabel('New notice').fill('Thursday at eight.');
  await ann.getByRole('button', { name: 'Pin it up' }).click();
  await bob.reload();
  await expect(bob.locator('.notice-text')).toHaveText('Thursday at eight.');

  await ann.getByRole('button', { name: /^Manage Guest/ }).click();
  for (const _step of ['chosen', 'confirmed'])
    await ann.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ann.locator('.club-people li')).toHaveCount(1);
  await bob.reload();
  await expect(bob.getByText('This club doesn’t exist, or you’re not a member.')).toBeVisible();
  await bob.goto(link);
  await expect(bob.getByText('This link doesn’t work any more.')).toBeVisible();
});

async function planSeason(ann: Page): Promise<void> {
  await ann.locator('.club-settings > summary').press('Enter');
  await ann.locator('.club-settings').getByText('New season').press('Enter');
  const form = ann.locator('.season-form:visible');
  expect(await axeFindings(ann, EVERYTHING)).toEqual([]);
  await form.getByLabel('First day').fill('2050-01-01');
  await form.getByLabel('Last day').fill('2049-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('ends before it begins');
  await form.getByLabel('Last day').fill('2050-03-31');
  await form.getByText('Rank points').click();
  await form.getByRole('button', { name: 'Save' }).click();
  const season = ann.getByLabel('Season', { exact: true });
  await season.selectOption('2');
  await expect(season.locator('option')).toHaveText(['Season 2 · 2050', /^Season 1 · 20/]);
  await expect(ann.getByText(/^Jan 1.*Mar 31, 2050$/)).toBeVisible();
  await expect(ann.getByText('No finished games in this season yet.')).toBeVisible();
}
