import {
  dealerFromText,
  type GameId,
  type GameOf,
  gameById,
  listMoves,
  Random,
  type StateOf,
} from '@kingdomino/rules';
import { duel } from '@kingdomino/rules/duel';
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { loadRollouts, openRollouts } from './open-rollouts.ts';

/** A position of a random game after so many moves. */
function positionAfter<G extends GameId>(game: GameOf<G>, options: object, count: number): StateOf<G> {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const state = game.start(read.value);
  const dealer = dealerFromText('outlook');
  const random = new Random(3);
  for (let made = 0; made < count && game.toAct(state) !== 'nobody'; made++) {
    const isChance = game.toAct(state) === 'chance';
    game.advance(
      state,
      isChance ? dealer.next(game, state) : game.moveAt(state, random.below(game.countMoves(state))),
    );
  }
  return state;
}

const CASES: readonly (readonly [string, GameId, object, number])[] = [
  ['two seats, an opening pick', 'kingdomino', { players: 2 }, 2],
  ['two seats, a turn', 'kingdomino', { players: 2 }, 20],
  ['three seats, a domino laid', 'kingdomino', { players: 3, harmony: true }, 19],
  ['four seats, chance to act', 'kingdomino', { players: 4, middleKingdom: true }, 0],
  ['the Mighty Duel', 'kingdomino', { players: 2, mightyDuel: true }, 30],
  ['a Dynasty', 'kingdomino', { players: 3, dynasty: true }, 12],
  ['Duel, who begins', 'duel', {}, 0],
  ['Duel, a die to take', 'duel', {}, 12],
  ['Duel, a draw', 'duel', {}, 14],
];

test.each(CASES)('%s: turns are legal, samples sane, equal deals equal', async (_, id, options, count) => {
  const game = gameById(id);
  const state = positionAfter(game, options, count);
  await loadRollouts(game, state);
  const evaluator = openRollouts(game, state, 7);
  const actor = game.toAct(state);
  expect(evaluator.actor).toBe(actor);
  for (const { moves } of evaluator.turns) {
    const next = game.copy(state);
    for (const move of moves) {
      expect(game.check(next, move).ok).toBe(true);
      game.advance(next, move);
    }
    if (actor !== 'chance') expect(moves.length).toBeGreaterThan(0);
  }
  const look = (turn: number, deal: number) => {
    const { points, wins } = evaluator.simulate(turn, deal);
    return { points: Array.from(points), wins: Array.from(wins) };
  };
  const first = look(0, 0);
  expect(first.points).toHaveLength(game.seats(state));
  expect(first.wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 5);
  for (const win of first.wins) expect(win).toBeGreaterThanOrEqual(0);
  expect(look(0, 1)).not.toEqual(first);
  // another evaluator in between must not meddle
  openRollouts(game, positionAfter(game, options, count + 1), 1).simulate(0, 0);
  expect(look(0, 0)).toEqual(first);
});

test('a turn that was not proposed joins the others, a turn that is none does not', async () => {
  const state = positionAfter(kingdomino, { players: 2 }, 19);
  await loadRollouts(kingdomino, state);
  const evaluator = openRollouts(kingdomino, state, 1);
  const proposed = evaluator.turns.length;
  expect(evaluator.find(evaluator.turns[3]!.moves)).toBe(3);
  const all = listMoves(kingdomino, state).flatMap(first =>
    listMoves(kingdomino, kingdomino.play(state, first)).map(second => [first, second]),
  );
  const numbers = all.map(moves => evaluator.find(moves));
  expect(Math.min(...numbers)).toBe(0);
  expect(new Set(numbers).size).toBe(all.length);
  expect(evaluator.turns.length).toBe(all.length);
  expect(proposed).toBeLessThan(all.length);
  expect(evaluator.simulate(all.length - 1, 0).points).toHaveLength(2);
  expect(evaluator.find([{ kind: 'pick', domino: 49 }])).toBe(-1);
  expect(evaluator.find([])).toBe(-1);

  const drawing = positionAfter(duel, {}, 14);
  await loadRollouts(duel, drawing);
  const draws = openRollouts(duel, drawing, 1);
  const worst = duel.moveAt(drawing, duel.countMoves(drawing) - 1);
  expect(draws.find([worst])).toBeGreaterThanOrEqual(0);
  expect(draws.find([worst])).toBe(draws.find([worst]));
  expect(draws.find([{ kind: 'banner', coat: 'disc' }])).toBe(-1);
});

test('a game that is over has no outlook', () => {
  const over = positionAfter(kingdomino, { players: 2 }, 1000);
  expect(() => openRollouts(kingdomino, over, 1)).toThrow('the game is over');
});

test('a turn of Duel comes to the same whichever turn was asked for first', async () => {
  for (const count of [12, 14]) {
    const state = positionAfter(duel, {}, count);
    await loadRollouts(duel, state);
    const look = (order: (turns: number[]) => number[]) => {
      const evaluator = openRollouts(duel, state, 5);
      const results = new Map<number, number[]>();
      for (const turn of order([...evaluator.turns.keys()]))
        results.set(turn, Array.from(evaluator.simulate(turn, 0).points));
      return [...results].sort(([one], [other]) => one - other);
    };
    expect(look(turns => turns.reverse())).toEqual(look(turns => turns));
  }
});
