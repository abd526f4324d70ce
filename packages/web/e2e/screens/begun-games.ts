/** Games that have come to where a screen shows something: looked for once, opened as often as asked. */
import type { Position as DuelPosition } from '@kingdomino/rules/duel';
import { kingdomino as kingdominoRules, type Position } from '@kingdomino/rules/kingdomino';
import { placeOptions } from '../../src/kingdomino/view.ts';
import { duelUntil, type Made, movesUntil } from '../support/positions.ts';
import { BOT, FRIEND, MASTER, ME, openGame } from '../support/saved.ts';
import type { Open } from './screen.ts';

/** Looked for once, however many tests begin there. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const isMine = (state: { phase: string; seat: number }, phase: string) =>
  state.phase === phase && state.seat === 0;

/** A place is waiting that brings something. */
const isWorthIt = (state: Position) => placeOptions(state).some(({ points }) => points >= 6);

export const placing = (players: number, extra = {}) =>
  once(() =>
    movesUntil(
      'kingdomino',
      { players, ...extra },
      (state, moves) => moves > 22 * players && isMine(state, 'place') && isWorthIt(state),
    ),
  );
export const picking = (players: number) =>
  once(() =>
    movesUntil('kingdomino', { players }, (state, moves) => moves > 15 * players && isMine(state, 'pick')),
  );
/** The first pick of all. */
export const begun = once(() =>
  movesUntil('kingdomino', { players: 4 }, state => state.isOpening && isMine(state, 'pick')),
);

export const stuck = once(() =>
  movesUntil(
    'kingdomino',
    { players: 2 },
    state => isMine(state, 'place') && kingdominoRules.moveAt(state, 0).kind === 'discard',
  ),
);
export const betweenGames = once(() =>
  movesUntil(
    'kingdomino',
    { players: 3, dynasty: true, middleKingdom: true },
    state => state.finished.length === 1 && state.isBetweenGames,
  ),
);

export const late = once(() => duelUntil(state => state.round > 7 && isMine(state, 'take')));
export const withJoker = once(() =>
  duelUntil(state => isMine(state, 'draw') && state.round > 2 && state.coatOn(state.dieOf(0, 0)) === -1),
);
export const withSpells = once(() =>
  duelUntil(
    (state: DuelPosition) =>
      isMine(state, 'draw') &&
      (['free', 'split', 'turn'] as const).some(spell => state.canCast(spell, 0)) &&
      state.bonusUsed[0] === 0,
  ),
);

export function kingdomino(players: number, moves: () => readonly Made[], ready: string, extra = {}): Open {
  return async (page, settings) => {
    const seats = [ME, MASTER, FRIEND, BOT].slice(0, players);
    await openGame(page, {
      game: 'kingdomino',
      options: { players, ...extra },
      seats,
      moves: moves(),
      settings,
    });
    await page.locator(ready).first().waitFor();
  };
}

export function duel(moves: () => readonly Made[], ready: string): Open {
  return async (page, settings) => {
    await openGame(page, {
      game: 'duel',
      options: { players: 2 },
      seats: [ME, BOT],
      moves: moves(),
      settings,
    });
    await page.locator(ready).first().waitFor();
  };
}
