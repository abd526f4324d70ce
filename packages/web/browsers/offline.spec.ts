/** Without a network: the server is gone, the page is loaded again, and a game is played. */
import { test } from './browser-test.ts';
import { clickOn, run, see } from './in-page.ts';
import { keepSettings } from './kept-game.ts';
import { playToTheEnd } from './player.ts';

test('a game without a network', async ({ open, server }) => {
  const session = await open();
  await keepSettings(session, server.url);
  await session.goto(server.url);
  // a worker that controls the page has kept all that belongs to it
  await run(session, () => navigator.serviceWorker.ready.then(({ active }) => active?.state), 0);
  await run(
    session,
    () =>
      navigator.serviceWorker.controller ??
      new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(null), { once: true }),
      ),
    0,
  );
  await server.stop();
  await session.reload();
  await clickOn(session, '.play-card label', 'Kingdomino Duel');
  await clickOn(session, 'button', 'Play Kingdomino Duel now');
  await see(session, '.table');
  await playToTheEnd(session, 'mouse');
  await see(session, '.dialog.end .verdict');
});
