/** On a slow network: my own move is on screen at once, and goes again if the server refuses it. */

import { nextOf, openTable, person } from '../support/people.ts';
import { play } from '../support/player.ts';
import { setSettings } from '../support/saved.ts';
import { SlowConnection } from '../support/slow-connection.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const BOT = { kind: 'bot', level: 'squire' };

/** Ann against a bot, at her turn, over a connection that the test holds in its hand. */
async function annAndBot(browser: Browser): Promise<{ ann: Page; connection: SlowConnection }> {
  const ann = await person(browser, 'Ann');
  const connection = await SlowConnection.on(ann);
  await ann.goto(await openTable(ann, { others: [BOT] }));
  await nextOf([ann]);
  return { ann, connection };
}

async function playUntilHeld(page: Page): Promise<void> {
  while ((await page.locator('.held').count()) === 0) {
    await nextOf([page]);
    if ((await page.locator('.held').count()) === 0) await play(page, 'mouse');
  }
}

const kingOfAnn = (page: Page, domino: string) =>
  page.locator(`.slot[title^="Domino ${domino}:"][title*="Ann’s king"]`);

test('what I decide is on screen before the server has answered, and stays', async ({ browser }) => {
  const { ann, connection } = await annAndBot(browser);
  await playUntilHeld(ann);
  connection.hold();
  await ann.locator('.cell.legal').first().click();
  await expect(ann.locator('.held')).toHaveCount(0);
  const slot = ann.locator('.slot.free').first();
  const domino = (await slot.getAttribute('data-domino'))!;
  await slot.click();
  await expect(kingOfAnn(ann, domino)).toBeVisible();
  await expect(ann.locator('.online-bar')).toContainText('Sending your move…');

  connection.release();
  await expect(ann.locator('.sending-note')).toHaveCount(0);
  await nextOf([ann]);
  await expect(kingOfAnn(ann, domino)).toBeVisible();
  await ann.reload();
  await expect(kingOfAnn(ann, domino)).toBeVisible();
});

test('what I decided in another window counts; here the table goes back and says why', async ({
  browser,
}) => {
  const { ann, connection } = await annAndBot(browser);
  const other = await ann.context().newPage();
  await setSettings(other, {});
  await other.goto(ann.url());
  await nextOf([other]);
  const [first, second] = await ann
    .locator('.slot.free')
    .evaluateAll(slots => slots.map(slot => slot.getAttribute('data-domino')!));

  connection.hold();
  await other.locator(`[data-domino="${first}"]`).click();
  await expect(kingOfAnn(other, first!)).toBeVisible();
  await ann.locator(`[data-domino="${second}"]`).click();
  await expect(kingOfAnn(ann, second!)).toBeVisible();

  connection.release();
  await expect(ann.locator('.toast')).toHaveText(
    'The game has moved on. Take another look and choose again.',
  );
  await expect(kingOfAnn(ann, first!)).toBeVisible();
  await expect(kingOfAnn(ann, second!)).toHaveCount(0);
});

test('a move that the rules refuse comes back into the hand, with the reason', async ({ browser }) => {
  const { ann, connection } = await annAndBot(browser);
  await playUntilHeld(ann);
  connection.hold();
  // page and server have the same rules, so only a made-up answer refuses what the page offers
  connection.answer = ({ type, id }) =>
    type === 'move'
      ? { type: 'refused', to: id, code: 'illegal', reason: 'no-match', rule: 'K-P2', text: '' }
      : undefined;
  await ann.locator('.cell.legal').first().click();
  await expect(ann.locator('.held')).toHaveCount(0);
  connection.release();
  await expect(ann.locator('.held')).toBeVisible();
  await expect(ann.locator('.toast')).toHaveText('No matching terrain here');
});
