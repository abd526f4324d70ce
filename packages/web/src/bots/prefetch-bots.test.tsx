/** What bots need is fetched before anybody waits for them: when they are chosen, or while somebody else decides. */
import { GAMES } from '@kingdomino/rules';
import { afterEach, expect, test } from 'vitest';
import { movesUntil } from '../../e2e/support/positions.ts';
import { all, button, choose, named, press, radio } from '../testing/look.ts';
import { keepSettings, ME, openGame } from '../testing/on-device.ts';
import { SilentWorker, until, visit } from '../testing/visit.ts';

/** For which bots the worker was asked to fetch what they need. */
const prepared = () =>
  SilentWorker.started.flatMap(({ asked }) =>
    asked.filter(({ method }) => method === 'prepare').map(({ values }) => values[0]),
  );
const opponent = () => named<HTMLSelectElement>('select', 'Player 2');
const KINGDOMINO = { game: 'kingdomino', options: { players: 2 }, spec: 'grandmaster' };
const DUEL = { game: 'duel', options: { players: 2 }, spec: 'grandmaster' };

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test('when it is chosen, before the game begins', async () => {
  keepSettings();
  await visit('/new/kingdomino');
  await choose(opponent(), 'grandmaster');
  await until(() => prepared().length > 0);
  expect(prepared()).toEqual([KINGDOMINO]);
  expect(all('.table')).toEqual([]);
});

test('who pays for every byte fetches nothing for a game that may never be played', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  keepSettings();
  await visit('/new/kingdomino');
  await choose(opponent(), 'grandmaster');
  // whoever had asked for the bots before this has them by now
  await import('./bots.ts');
  expect(SilentWorker.started).toEqual([]);
  await press(button('Start'));
  await until(() => prepared().length > 0);
  expect(prepared(), 'now it is played').toMatchObject([KINGDOMINO]);
  expect(location.pathname).toContain('/play/');
});

test('while somebody else decides', async () => {
  const moves = movesUntil('duel', { players: 2 }, state => GAMES.duel.toAct(state) === 0);
  const seats = [ME, { kind: 'bot', level: 'grandmaster' }] as const;
  await openGame({ game: 'duel', options: { players: 2 }, seats, moves });
  await until(() => document.querySelector('.dice.yours'));
  await until(() => prepared().length > 0);
  expect(prepared()).toEqual([DUEL]);
});

test('another bot that is chosen later is asked without waiting for the first', async () => {
  keepSettings();
  await visit('/new/duel');
  await choose(opponent(), 'grandmaster');
  await until(() => prepared().length > 0);
  expect(prepared()).toEqual([DUEL]);
  await choose(opponent(), 'squire');
  await press(radio('Bot: Squire'));
  await press(button('Start'));
  const isAsked = () => SilentWorker.started[0]!.asked.find(({ method }) => method === 'choose');
  expect((await until(isAsked)).values[0]).toMatchObject({ ...DUEL, spec: 'squire' });
});
