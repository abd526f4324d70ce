/** What is heard when a table changes. */
import { type GameId, gameById, Random, type StateOf } from '@kingdomino/rules';
import type { PlayedMove } from '@kingdomino/table';
import { expect, test, vi } from 'vitest';
import { soundsOf as duelSounds } from '../duel/sounds.ts';
import { soundsOf } from '../kingdomino/sounds.ts';
import type { TableView } from '../table-source/table-source.ts';
import { type SoundsOf, soundsBetween } from './move-sounds.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));

/** Views of one random game, before its first move and after each. */
function viewsOf<G extends GameId>(id: G, options: object, seed: number): TableView<G>[] {
  const game = gameById(id);
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const random = new Random(seed);
  const moves: PlayedMove<G>[] = [];
  const viewOf = (state: StateOf<G>) => ({ game: id, state, moves: [...moves] }) as unknown as TableView<G>;
  let state = game.start(read.value);
  const views = [viewOf(state)];
  for (let by = game.toAct(state); by !== 'nobody'; by = game.toAct(state)) {
    const move = game.moveAt(state, random.below(game.countMoves(state)));
    state = game.play(state, move);
    moves.push({ by, move, text: game.format(move) });
    views.push(viewOf(state));
  }
  return views;
}

function heardIn<G extends GameId>(views: readonly TableView<G>[], sounds: SoundsOf<G>): string[][] {
  return views.slice(1).map((view, index) => [...soundsBetween(views[index]!, view, sounds)]);
}

test('every move of Kingdomino is heard, and a bonus when it is sure', () => {
  const views = viewsOf('kingdomino', { players: 2, middleKingdom: true, harmony: true }, 3);
  const heard = heardIn(views, soundsOf);
  expect(heard.every(sounds => sounds.length > 0)).toBe(true);
  const kinds = new Set(heard.map(([first]) => first));
  expect(kinds).toEqual(
    new Set(['king', 'deal', 'pick', 'lay', ...(kinds.has('discard') ? ['discard'] : [])]),
  );
});

test('a spell that is earned is heard after the draw that earned it', () => {
  const views = viewsOf('duel', { players: 2 }, 2);
  const heard = heardIn(views, duelSounds);
  expect(heard.every(sounds => sounds.length > 0)).toBe(true);
  const earned = heard.filter(sounds => sounds.includes('earned'));
  expect(earned.length).toBeGreaterThan(0);
  expect(earned.every(sounds => sounds[0] !== 'earned')).toBe(true);
});

test('what is taken back is heard as that, and a leap is not heard at all', () => {
  const views = viewsOf('kingdomino', { players: 2 }, 1);
  expect(soundsBetween(views[6]!, views[5]!, soundsOf)).toEqual(['undo']);
  expect(soundsBetween(views[0]!, views[20]!, soundsOf)).toEqual([]);
  expect(soundsBetween(views[6]!, views[6]!, soundsOf)).toEqual([]);
});
