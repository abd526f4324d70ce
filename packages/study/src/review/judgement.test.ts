import { type GameId, listMoves, parsePosition } from '@kingdomino/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareAnalysis } from '../evaluation/analysis.ts';
import { Judgement } from './judgement.ts';

function position(text: string) {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

function judged<G extends GameId>(judgement: Judgement<G>) {
  while (!judgement.isDone) judgement.step(16);
  return judgement.value()!;
}

describe('a move before it is played', () => {
  const first = 'kingdomino/1 2; place 1; older >3:1 17:0 29:0 41:1; newer 5 12 22 40';
  beforeAll(async () => {
    const { game, state } = position(first);
    await prepareAnalysis(game, state);
  });

  test('of all that can be done, something is best, and nothing is better than it', () => {
    const { game, state } = position(first);
    const grades = listMoves(game, state)
      .slice(0, 2)
      .map(move => judged(new Judgement(game, state, move)));
    for (const { loss, best, grade } of grades) {
      expect(best.moves).toHaveLength(2);
      expect(loss.win.mean).toBeGreaterThanOrEqual(-2 * loss.win.error - 0.01);
      expect(['best', 'good', 'inaccuracy', 'mistake', 'blunder']).toContain(grade);
    }
    const [one] = grades;
    const top = judged(new Judgement(game, state, one!.best.moves[0]!));
    expect(['best', 'good']).toContain(top.grade);
  });

  test('equal seeds give equal judgements', () => {
    const { game, state } = position(first);
    const [move] = listMoves(game, state);
    const [one, other] = [1, 2].map(() => judged(new Judgement(game, state, move!, 7)));
    expect(one).toEqual(other);
  });
});
