/** How long the strongest bot lets people wait on a slow phone that has never seen it: its weights are the largest files. */

import { type Given, MASTER, openGame } from '../e2e/support/saved.ts';
import { expect, test } from '../e2e/support/test.ts';
import { note } from './figure.ts';
import { behindSlowConnection, slowedDown } from './slow-phone.ts';

/** From the table to the bot's first move, with nothing decided before by anybody. */
const BAR = 3000;

/** Two bots, so that one of them begins. */
const SEATS = [MASTER, MASTER];
const GAMES: Readonly<Record<string, Given>> = {
  Kingdomino: { game: 'kingdomino', options: { players: 2 }, seats: SEATS },
  'Mighty Duel': { game: 'kingdomino', options: { players: 2, mightyDuel: true }, seats: SEATS },
  Duel: { game: 'duel', options: { players: 2 }, seats: SEATS },
};

for (const [name, given] of Object.entries(GAMES)) {
  test(`first answer of a Grandmaster: ${name}`, async ({ browser, baseURL }) => {
    const connection = await behindSlowConnection(baseURL!);
    const context = await browser.newContext({
      baseURL: connection.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const stop = await slowedDown(browser);
    try {
      await page.addInitScript(watchFirstMove);
      await openGame(page, given);
      const watched = await page.waitForFunction(() => {
        const { table, move } = (window as unknown as { watched: Watched }).watched;
        return table !== undefined && move !== undefined && { table, move };
      });
      const { table, move } = (await watched.jsonValue()) as Required<Watched>;
      note({ name: `${name}: table there`, value: table, unit: 'ms' });
      note({ name: `${name}: from there to the first answer`, value: move - table, unit: 'ms', bar: BAR });
      await expect(page.locator('.toast')).toHaveCount(0);
    } finally {
      await stop();
      await context.close();
      connection.close();
    }
  });
}

/** Milliseconds since the address was opened. */
interface Watched {
  readonly table?: number;
  readonly move?: number;
}

/** Runs in the page: when the table is drawn, and when a bot's move is kept. */
function watchFirstMove(): void {
  const watched: { table?: number; move?: number } = {};
  Object.assign(window, { watched });
  new MutationObserver(() => {
    if (document.querySelector('.table')) watched.table ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  const look = setInterval(() => {
    const key = Object.keys(localStorage).find(each => each.startsWith('kingdomino.game.'));
    if (!/"type":"moved"[^}]*"bot"/.test(localStorage.getItem(key ?? '') ?? '')) return;
    watched.move = performance.now();
    clearInterval(look);
  }, 20);
}
