/** The person has blocked cookies and site data: a game is played all the same, and online it is said what is missing. */
import { canBlockStorage, test } from './browser-test.ts';
import { clickOn, see } from './in-page.ts';
import { play } from './player.ts';

/** Enough for a bot to have moved in between. What must not move cannot be kept here, so a whole game would take a minute. */
const DECISIONS = 6;

test.beforeEach(({ engine }) =>
  test.skip(!canBlockStorage(engine), 'a whole Chromium is needed: apt-get install chromium'),
);

test('a game with site data blocked', async ({ open, server }) => {
  const session = await open({ noStorage: true });
  await session.goto(server.url);
  await clickOn(session, 'button', 'Play Kingdomino now');
  await see(session, '.toast', 'This browser can’t keep your games.');
  await play(session, 'mouse', DECISIONS);
});

test('online with site data blocked, cookies are spoken of', async ({ open, server }) => {
  const session = await open({ noStorage: true });
  await session.goto(`${server.url}/table`);
  await clickOn(session, 'button.start');
  await see(session, '.toast', 'cookie');
});
