/** One turn is played, judged, and shown beside the solution. */
import { openPuzzle, type Puzzle } from '@kingdomino/study';
import { expect, test, vi } from 'vitest';
import { PuzzleSource } from './puzzle-source.ts';

const PUZZLE: Puzzle = {
  id: 'k0',
  position:
    'kingdomino/1 3; place 1; older 7:2 >9:1 30:0; newer 5 21:2 28; seat0 8@0,-2,S 16@2,2,N 25@-1,0,W 26@-1,1,W 44@1,0,E; ' +
    'seat1 12@1,0,E 32@0,2,N 34@1,2,N 43@1,-1,E 48@0,-1,N; seat2 2@1,0,E 7@-2,0,E 10@0,-2,S 11@-2,-2,E 19@0,1,S 22@1,1,S',
  best: 'place:9@-2,2,E pick:28',
  others: [{ moves: 'place:9@-1,1,S pick:28', points: 3, win: 0.151 }],
  rating: 1240,
};
const place = (x: number, y: number) =>
  ({ kind: 'place', domino: 9, placement: { x, y, toward: 'E' } }) as const;

function opened() {
  const open = openPuzzle(PUZZLE);
  if (!open.ok) throw new Error(open.error);
  const onTry = vi.fn();
  return { source: new PuzzleSource(open.value, onTry), onTry };
}

const movesOf = (source: PuzzleSource) => source.view.value.moves.map(({ text }) => text);

test('half a turn can be taken back; a whole one is judged once', async () => {
  const { source, onTry } = opened();
  await source.play(source.open.game.moveAt(source.open.state, 0) as never);
  expect(source.view.value).toMatchObject({ canUndo: true, mine: [1] });
  await source.undo();
  expect(movesOf(source)).toEqual([]);
  const first = source.open.game.moveAt(source.open.state, 0);
  await source.play(first);
  await source.play({ kind: 'pick', domino: 5 });
  expect(onTry.mock.calls).toEqual([['wrong']]);
  expect(source.view.value).toMatchObject({ canUndo: false, mine: [], looksAt: 1, isOver: false });
  expect((await source.play({ kind: 'pick', domino: 28 })).ok).toBe(false);
  source.restart();
  expect([movesOf(source), source.view.value.mine]).toEqual([[], [1]]);
});

test('the solution lies beside what was tried, and was asked for once', async () => {
  const { source, onTry } = opened();
  await source.play(source.open.game.moveAt(source.open.state, 0));
  await source.play({ kind: 'pick', domino: 5 });
  const tried = movesOf(source);
  source.showSolution();
  source.showSolution();
  expect(movesOf(source)).toEqual(PUZZLE.best.split(' '));
  source.showsSolution.value = false;
  expect(movesOf(source)).toEqual(tried);
  expect(onTry.mock.calls).toEqual([['wrong'], ['shown']]);
});

test('an illegal move plays nothing', async () => {
  const { source, onTry } = opened();
  expect((await source.play({ kind: 'pick', domino: 28 })).ok).toBe(false);
  expect((await source.play(place(0, 0) as never)).ok).toBe(false);
  expect(onTry).not.toHaveBeenCalled();
});
