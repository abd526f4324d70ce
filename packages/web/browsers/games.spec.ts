/** Whole games of both kinds, in each way of input. */
import { test } from './browser-test.ts';
import { DESK, PHONE } from './engine.ts';
import { see } from './in-page.ts';
import { type Kind, openGame } from './kept-game.ts';
import { playToTheEnd, type Way } from './player.ts';

const KINDS: readonly Kind[] = ['kingdomino', 'duel'];
const WAYS: readonly Way[] = ['mouse', 'touch', 'keys'];

for (const kind of KINDS)
  for (const way of WAYS)
    test(`${kind} by ${way}`, async ({ open, server }) => {
      const session = await open(way === 'touch' ? PHONE : DESK);
      await openGame(session, server.url, kind);
      await playToTheEnd(session, way);
      await see(session, '.dialog.end .verdict');
    });
