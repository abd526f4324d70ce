/** The oldest Chromium that the page is for: whole games, and legal squares that can be seen. */
import { expect } from '@playwright/test';
import { test } from './browser-test.ts';
import { run, see } from './in-page.ts';
import { type Kind, openGame } from './kept-game.ts';
import { play, playToTheEnd } from './player.ts';

for (const kind of ['kingdomino', 'duel'] satisfies Kind[])
  test(`${kind} in the oldest Chromium of the page`, async ({ open, server }) => {
    const session = await open();
    await openGame(session, server.url, kind);
    expect(await run(session, () => document.querySelector('#older-browser'), 0)).toBeNull();
    await playToTheEnd(session, 'mouse');
    await see(session, '.dialog.end .verdict');
  });

test('legal squares are marked in the oldest Chromium of the page', async ({ open, server }) => {
  const session = await open();
  await openGame(session, server.url, 'kingdomino');
  let marked: string | null = null;
  while (marked === null) {
    await play(session, 'mouse');
    marked = await run(session, markOfLegal, 0);
  }
  expect(marked).toMatch(/^rgba\(\d+, \d+, \d+, 0\.\d+\)$/);
});

/** Runs in the page. */
function markOfLegal(): string | null {
  const legal = document.querySelector('.cell.legal');
  return legal && getComputedStyle(legal, '::before').backgroundColor;
}
