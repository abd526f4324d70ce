/** A challenge by name, from one page to the other, to the first move: three presses at most. */
import { nextOf, person } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

async function member(page: Page): Promise<string> {
  const made = await page.request.post('/api/me/recovery');
  return ((await made.json()) as { player: { id: string } }).player.id;
}

test('from the list of friends to the table, both seated, in two presses and one', async ({ browser }) => {
  const ann = await person(browser, 'Annabel the First');
  const bob = await person(browser, 'Bobby the Second', { viewport: { width: 390, height: 844 } });
  const [annId, bobId] = [await member(ann), await member(bob)];
  await ann.request.put(`/api/me/friends/${bobId}`);
  await bob.request.put(`/api/me/friends/${annId}`);
  await bob.goto('/');
  await expect(bob.locator('.home-top .bell')).toBeVisible();
  await bob.goto('/learn');
  await ann.goto('/friends');
  await expect(ann.locator('.company-people .online')).toBeVisible();
  await ann.getByRole('button', { name: 'Challenge Bobby the Second' }).click();
  await ann.getByRole('button', { name: 'Send challenge' }).click();
  await bob.getByRole('button', { name: 'Accept: Annabel the First' }).click();
  for (const page of [ann, bob]) await expect(page.locator('.table')).toBeVisible();
  expect(new URL(ann.url()).pathname).toBe(new URL(bob.url()).pathname);
  await nextOf([ann, bob]);
  // what was answered is not asked again
  await bob.goto('/');
  await expect(bob.locator('.my-tables')).toBeVisible();
  await expect(bob.locator('.challenge-card')).toHaveCount(0);
});
