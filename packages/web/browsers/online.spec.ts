/** Two people at one online table, each in a browser of their own, through a reload to the end. */
import { test } from './browser-test.ts';
import type { Session } from './engine.ts';
import { clickOn, run, see } from './in-page.ts';
import { keepSettings } from './kept-game.ts';
import { isAsked, play } from './player.ts';

const RELOAD_AFTER = 6;

test('an online table with two people', async ({ open, server }) => {
  const ann = await person(await open(), server.url, 'Ann');
  const bob = await person(await open(), server.url, 'Bob');
  const table = await run(ann, command, {
    type: 'create',
    game: 'kingdomino',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'none' },
    absence: { kind: 'bot', level: 'squire' },
    undo: true,
    visibility: 'link',
  });
  for (const session of [ann, bob]) await session.goto(`${server.url}/t/${table}`);
  // not on the early invitation, which the waiting room may replace between a press and its release
  await clickOn(bob, '.page:not([aria-busy]) button', 'Take this seat');
  for (const session of [ann, bob]) await see(session, '.table');
  await playTogether([ann, bob], RELOAD_AFTER);
  await bob.reload();
  await see(bob, '.table');
  await playTogether([ann, bob], Number.POSITIVE_INFINITY);
  for (const session of [ann, bob]) await see(session, '.dialog.end .verdict');
});

async function person(session: Session, url: string, name: string): Promise<Session> {
  await keepSettings(session, url);
  await session.goto(url);
  await run(session, () => fetch('/api/me', { method: 'POST' }).then(answer => answer.status), 0);
  await run(session, command, { type: 'rename', name });
  return session;
}

/** Runs in the page: what it would send itself. Resolves with the table that it was about. */
async function command(wish: Readonly<Record<string, unknown>>): Promise<string> {
  const answer = await fetch('/api/commands', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wish, id: `test-${String(wish.type)}` }),
  });
  const { table, text } = (await answer.json()) as { table?: string; text?: string };
  if (!answer.ok) throw new Error(text ?? String(answer.status));
  return table ?? '';
}

/** Each plays what is theirs to play, so many times or to the end. */
async function playTogether(sessions: readonly Session[], times: number): Promise<void> {
  for (let made = 0; made < times; ) {
    let asked = 0;
    for (const session of sessions) {
      const state = await isAsked(session);
      if (state === 'end') return;
      if (state) await play(session, 'mouse');
      if (state) asked++;
    }
    made += asked;
    if (asked === 0) await Promise.race(sessions.map(session => run(session, nextChange, 0)));
  }
}

/** Runs in the page. What changed before it was asked is seen soon: somebody looks again. */
function nextChange(): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      watching.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watching = new MutationObserver(done);
    const timer = setTimeout(done, 250);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
  });
}
