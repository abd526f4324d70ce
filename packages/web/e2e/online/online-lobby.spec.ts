/** Finding a table: public ones to join and to watch, mine where it is my turn first, and seats that a bot takes. */

import { nextOf, openTable, person, playTogether, sitTogether } from '../support/people.ts';
import { play } from '../support/player.ts';
import { expect, type Page, test } from '../support/test.ts';

const BOT = { kind: 'bot', level: 'squire' };

/** The lobby's row of a table with this player. */
const rowOf = (page: Page, name: string) => page.locator('.lobby li').filter({ hasText: name });

test('a table for everybody is found and joined from another browser', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Annika'), await person(browser, 'Bobby')];
  // he is told of it, wherever he has been looking
  await bob.goto('/');
  await expect(bob.locator('.lobby')).toContainText('Open tables');
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Open a table' }).click();
  await ann.getByRole('checkbox', { name: /Anyone can join/ }).check();
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.locator('.waiting-room')).toBeVisible();
  await rowOf(bob, 'Annika').getByRole('link', { name: 'Join' }).click();
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  for (const page of [ann, bob])
    await expect(page.locator('.small-kingdom .seat-name')).toHaveText(['Annika', 'Bobby']);
  await playTogether([ann, bob], 2);
});

test('a table by link only is not shown to others', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Secretive'), await person(browser, 'Bob')];
  await openTable(ann);
  await openTable(ann, { visibility: 'public', game: 'duel' });
  await bob.goto('/');
  await expect(rowOf(bob, 'Secretive')).toHaveCount(1);
  await expect(rowOf(bob, 'Secretive')).toContainText('Kingdomino Duel');
});

test('who watches sees every move, and can make none', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, { visibility: 'public' });
  const eve = await person(browser, 'Eve');
  await eve.goto(ann.url());
  await expect(eve.locator('.online-bar')).toContainText('You’re watching.');
  await expect(eve.getByRole('button', { name: 'Mute, block or report' })).toBeVisible();
  for (const page of [ann, bob]) await expect(page.locator('.watchers')).toContainText('1 spectator');
  for (let moves = 0; moves < 6; moves++) {
    const player = await nextOf([ann, bob]);
    await play(player, 'mouse');
  }
  for (const page of [ann, eve]) await page.locator('.log-button').click();
  const logs = () => Promise.all([ann, eve].map(page => page.locator('.log li').allTextContents()));
  await expect
    .poll(async () => {
      const [hers, seen] = await logs();
      return seen!.length > 6 && seen!.join() === hers!.join();
    })
    .toBe(true);
  await eve.keyboard.press('Escape');
  await expect(eve.locator('.slot.free, .cell.legal, .held, .hand button')).toHaveCount(0);
  const table = eve.url().split('/').at(-1)!;
  const refused = await eve.request.post('/api/commands', {
    data: { type: 'move', id: 'eve', table, version: 1, move: 'pick:1' },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'not-seated']);
});

test('a public game that is on can be watched from the lobby', async ({ browser }) => {
  const ann = await person(browser, 'Celebrity');
  await ann.goto(await openTable(ann, { visibility: 'public', others: [BOT] }));
  await nextOf([ann]);
  const eve = await person(browser, 'Eve');
  await eve.goto('/');
  await rowOf(eve, 'Celebrity').getByRole('link', { name: 'Watch' }).click();
  await expect(eve.locator('.online-bar')).toContainText('You’re watching.');
});

test('by correspondence: the game where it is my turn comes first, with the time that is left', async ({
  browser,
}) => {
  const ann = await person(browser, 'Ann');
  const mine = await openTable(ann, { clock: { kind: 'days', days: 3 }, others: [BOT] });
  await ann.goto(mine);
  await nextOf([ann]);
  // newer, so that only the turn can bring the other one to the top
  await openTable(ann, { game: 'duel' });
  await ann.goto('/');
  const rows = ann.locator('.my-tables li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Your turn · 2d 23h');
  await expect(rows.first()).toContainText('3 days per move');
  await expect(rows.last()).toContainText('Kingdomino Duel');
  await rows.first().getByRole('link', { name: 'Go to the table' }).click();
  await nextOf([ann]);
  expect(ann.url()).toContain(mine);
});

test('a bot takes a seat that stayed free, and plays', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const address = await openTable(ann, { others: [{ kind: 'open' }, { kind: 'open' }] });
  await ann.goto(address);
  await bob.goto(address);
  await bob.getByRole('button', { name: 'Take this seat' }).first().click();
  await expect(bob.getByRole('button', { name: 'Add a bot' })).toHaveCount(0);
  // only one seat is free once Ann has seen Bob sit down
  await expect(ann.locator('.waiting-seats select')).toHaveCount(1);
  await ann.locator('.waiting-seats select').selectOption({ label: 'Bot: Squire' });
  await ann.getByRole('button', { name: 'Add a bot' }).click();
  for (const page of [ann, bob])
    await expect(page.locator('.small-kingdom .seat-name')).toHaveText(['Ann', 'Bob', 'Squire']);
  await playTogether([ann, bob], 4);
  await expect(ann.locator('.slot[title*="Squire’s king"]').first()).toBeVisible();
});

test('who forfeits loses at once; the next game has the seats turned', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, { absence: { kind: 'forfeit' } });
  await bob.getByRole('button', { name: 'Leave' }).click();
  await expect(bob.getByRole('dialog')).toContainText('If you leave this table, you lose the game.');
  await bob.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  const verdict = 'Ann wins: Bob left the game.';
  await expect(ann.locator('.dialog.end .verdict')).toHaveText(verdict);
  await bob.goto(ann.url());
  for (const page of [ann, bob]) await expect(page.locator('.status')).toHaveText(verdict);
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.locator('.waiting-seats .seat-name')).toHaveText(['Reserved for Bob', 'Ann']);
  await bob.locator('.dialog.end').getByRole('button', { name: 'Ann would like another game' }).click();
  for (const page of [ann, bob])
    await expect(page.locator('.small-kingdom .seat-name')).toHaveText(['Bob', 'Ann']);
});
