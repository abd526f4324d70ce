/** An invitation does not wait for the table: it is read, and a seat is taken, while the table's own code is on its way. */
import { openTable, person } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the seat is offered, and taken, before the table is there', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const address = await openTable(ann);
  await ann.goto(address);
  let letThrough = () => {};
  const later = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await bob.route(/online-screen-[^/]*\.js$/, async route => {
    await later;
    await route.continue();
  });
  await bob.goto(address, { waitUntil: 'commit' });
  const seat = bob.getByRole('button', { name: 'Take this seat' });
  await expect(bob.getByRole('heading', { name: 'Ann invites you to Kingdomino' })).toBeVisible();
  await seat.click();
  await expect(seat).toHaveCount(0);
  await expect(ann.locator('.table, .waiting-room')).toContainText('Bob');
  letThrough();
  for (const page of [ann, bob])
    await expect(page.locator('.small-kingdom .seat-name')).toHaveText(['Ann', 'Bob']);
});
