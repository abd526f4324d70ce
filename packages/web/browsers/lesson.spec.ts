/** The first lesson, as a newcomer goes through it, with a wrong square and a reload in between. */
import { expect } from '@playwright/test';
import { test } from './browser-test.ts';
import type { Session } from './engine.ts';
import { clickOn, run, see, until } from './in-page.ts';
import { keepSettings } from './kept-game.ts';

const isAt = (session: Session, step: number) => see(session, '.lesson-card .lesson-count', `${step}/9`);
const square = (session: Session, x: number, y: number) =>
  clickOn(session, `.cells [data-x="${x}"][data-y="${y}"]`);
const domino = (session: Session, number: number) => clickOn(session, `.slot.free[data-domino="${number}"]`);

test('the lesson of Kingdomino to its end', async ({ open, server }) => {
  const session = await open();
  await keepSettings(session, server.url, { confirm: 'never' });
  await session.goto(`${server.url}/learn/kingdomino`);
  await isAt(session, 1);
  await domino(session, 24);
  await isAt(session, 2);
  await square(session, 2, 2);
  await see(session, '.lesson-note', 'No matching terrain');
  await square(session, 1, 0);
  await isAt(session, 3);
  await domino(session, 5);
  await isAt(session, 4);
  await session.reload();
  await isAt(session, 4);
  await square(session, 1, 1);
  await isAt(session, 5);
  await clickOn(session, '.lesson-card button', 'Next');
  await isAt(session, 6);
  await square(session, 0, -1);
  await isAt(session, 7);
  await clickOn(session, '.hand button', 'Discard');
  await isAt(session, 8);
  await clickOn(session, '.lesson-card button', 'Next');
  await isAt(session, 9);
  await clickOn(session, '.lesson-card button', 'Play now');
  await until(session, () => location.pathname.startsWith('/play/'), 0);
  expect(await run(session, () => document.querySelector('.lesson-card'), 0)).toBeNull();
});
