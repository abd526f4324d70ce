/** A finished online game is looked at together: one leads, others follow or wander, pointing is shared. */

import type { Page } from '@playwright/test';
import { axeFindings, EVERYTHING } from '../support/axe.ts';
import { command, openTable, person } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('who opens it leads, the other follows, wanders off and comes back; both see what is pointed at', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const address = await openTable(ann, {
    others: [{ kind: 'bot', level: 'squire' }],
    absence: { kind: 'forfeit' },
  });
  const table = address.slice('/t/'.length);
  await ann.goto(address);
  await expect(ann.locator('.table')).toBeVisible();
  await command(ann, { type: 'leave', table });
  await ann.getByRole('link', { name: 'Review together' }).click();
  const state = (page: typeof ann) => page.getByRole('complementary', { name: 'Reviewing together' });
  await expect(state(ann)).toContainText('You’re in control');

  // Bob has only the address, and comes by it
  await bob.goto(address);
  await bob.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await bob.getByRole('complementary').getByRole('link', { name: 'Review together' }).click();
  await expect(state(bob)).toContainText('You’re following Ann.');
  for (const page of [ann, bob])
    await expect(page.getByRole('list', { name: 'Who’s here' }).getByRole('listitem')).toHaveCount(2);

  expect(await axeFindings(bob, EVERYTHING)).toEqual([]);

  await talk(ann, bob);

  const step = (page: typeof ann) => page.getByRole('slider', { name: 'Step' });
  await step(ann).fill('1');
  await expect(step(bob)).toHaveValue('1');
  await ann.locator('.side [data-anchor^="newer"]').first().click();
  await expect(bob.locator('.side [data-pointed="Ann"]')).toHaveCount(1);
  await bob.locator('.cell').first().focus();
  await bob.keyboard.press('Enter');
  await expect(ann.locator('.cell[data-pointed="Bob"]')).toHaveCount(1);

  await bob.keyboard.press('Escape');
  await step(bob).fill('0');
  await expect(state(bob)).toContainText('on your own');
  await ann.getByRole('button', { name: 'Analyse' }).click();
  const panel = ann.getByRole('complementary', { name: 'Analysis' });
  await step(ann).fill('2');
  await panel.getByRole('tab', { name: 'What if?' }).click();
  await panel.getByRole('button', { name: 'Play on the table' }).click();
  await ann.locator('.slot.free').last().click();
  await panel.getByLabel('Comment on this position').fill('this one, I think');
  await panel.getByLabel('Comment on this position').blur();
  await expect(step(bob)).toHaveValue('0');
  await bob.getByRole('button', { name: 'Follow Ann' }).click();
  await expect(step(bob)).toHaveValue('3');
  await bob.getByRole('button', { name: 'Analyse' }).click();
  await expect(bob.locator('.study-note')).toHaveText('this one, I think');
  await bob.getByRole('tab', { name: 'What if?' }).click();
  await expect(bob.getByLabel('Comment on this position')).toHaveValue('this one, I think');

  // Ann goes without a word; Bob, who only watched, takes the lead
  await ann.close();
  await bob.getByRole('button', { name: 'Take control' }).click();
  await expect(state(bob)).toContainText('You’re in control');
});

/** Who did not play is shown how much is new, and reads it. */
async function talk(ann: Page, bob: Page): Promise<void> {
  await ann.getByRole('button', { name: 'Say something' }).click();
  await ann.getByRole('button', { name: 'Good game!' }).click();
  await ann.keyboard.press('Escape');
  await bob.getByRole('button', { name: /1\snew\smessage$/ }).click();
  const panel = bob.getByRole('dialog', { name: 'Messages' });
  await expect(panel.getByRole('list', { name: 'Messages' })).toContainText('Good game!');
  await bob.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}
