/**
 * At a table without a clock: asking who keeps all waiting. The server lets two minutes pass before it takes a call,
 * and has tests of its own for that; here the page is shown older events, and the server's part is made up.
 */

import { nextOf, openTable, person } from '../support/people.ts';
import { SlowConnection } from '../support/slow-connection.ts';
import { expect, type Page, test } from '../support/test.ts';

const TWO_MINUTES = 120_000;

const older = (text: string) =>
  text.replace(/"at":(\d+)/g, (_, at: string) => `"at":${Number(at) - TWO_MINUTES}`);

async function countEvents(page: Page, table: string): Promise<number> {
  const answer = await page.request.get(`/api/tables/${table}/events?after=0`);
  return ((await answer.json()) as { events: unknown[] }).events.length;
}

/** What the operator wrote to a player stays until it was read. */
async function readWarning(page: Page): Promise<void> {
  const word = page.getByRole('dialog', { name: 'Message from the server’s admin' });
  await expect(word).toContainText('Please be kind.');
  const seen = page.waitForRequest('**/api/me/order/seen');
  await word.getByRole('button', { name: 'Understood' }).click();
  await seen;
  await expect(word).toHaveCount(0);
}

test('who waits long may ask, and who is asked may answer', async ({ browser }) => {
  const people = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const connections = await Promise.all(people.map(page => SlowConnection.on(page)));
  for (const connection of connections) connection.change = older;
  const [ann, bob] = people as [Page, Page];
  const address = await openTable(ann);
  const measures = [{ kind: 'warning', reason: 'Please be kind.' }];
  await bob.route('**/api/me/order', route => route.fulfill({ json: { relations: [], measures } }));
  for (const page of people) await page.goto(address);
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  await readWarning(bob);
  const seat = people.indexOf(await nextOf(people));
  const by = 1 - seat;
  const [thinking, waiting] = [people[seat]!, people[by]!];

  const heard: unknown[] = [];
  for (const connection of connections)
    connection.answer = ({ type, id, table, phrase }) => {
      if (type !== 'call' && type !== 'say') return undefined;
      heard.push(phrase ?? type);
      return { type: 'done', to: id, table, version: 0 };
    };
  await expect(thinking.getByRole('button', { name: /still there/ })).toHaveCount(0);
  await waiting.getByRole('button', { name: `Ask if ${['Ann', 'Bob'][seat]} is still there` }).click();
  await expect.poll(() => heard).toEqual(['call']);

  const table = address.split('/').at(-1)!;
  const from = await countEvents(ann, table);
  const time = Date.now();
  const events = [{ type: 'called', at: time, seat, by }];
  for (const connection of connections) connection.tell({ type: 'events', table, from, events, time });
  await expect(waiting.locator('.online-bar')).toContainText(`${['Ann', 'Bob'][seat]} has`);
  await expect(thinking.locator('.online-bar')).toContainText('Are you still there?');
  await thinking.getByRole('button', { name: 'I’m here' }).click();
  await expect.poll(() => heard).toEqual(['call', 'thinking']);
});
