import { duel } from '@kingdomino/rules/duel';
import { expect, test } from 'vitest';
import { randomPositions } from '../../turns/duel/testing/positions.ts';
import { pointsOf, settleChoices } from './points.ts';
import { PointsEvaluator } from './points-evaluator.ts';

const evaluator = new PointsEvaluator();
const EVERY_DRAW = 512;

test('every evaluated move is legal, and no take, banner or dignitary is left out', () => {
  for (let seed = 0; seed < 6; seed++) {
    for (const position of randomPositions(seed, ['take', 'take-two', 'draw', 'banner', 'dignitary'])) {
      const evaluated = evaluator.evaluate(position, 8);
      expect(evaluated.length).toBeGreaterThan(0);
      for (const { move } of evaluated) expect(duel.check(position, move).ok).toBe(true);
      if (position.phase !== 'draw') expect(evaluated).toHaveLength(duel.countMoves(position));
    }
  }
});

test('the best draw is the one with most points on the map', () => {
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    for (const position of randomPositions(seed, ['draw'])) {
      const count = duel.countMoves(position);
      if (count > 300) continue;
      const { seat } = position;
      const points = Array.from({ length: count }, (_, index) => {
        const next = position.copy();
        duel.advance(next, duel.moveAt(position, index));
        if (next.phase === 'draw') next.pass();
        settleChoices(next);
        return pointsOf(next, seat);
      });
      const evaluated = evaluator.evaluate(position, EVERY_DRAW);
      expect(Math.max(...evaluated.map(({ own }) => own))).toBe(Math.max(...points));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('A expects B to take what is worst for A', () => {
  for (const position of randomPositions(3, ['take'])) {
    const { round } = evaluator;
    const evaluated = evaluator.evaluate(position, EVERY_DRAW);
    for (const die of [0, 1, 2, 3]) {
      const leads = [1, 2, 3].map(step => round.lead((1 << die) | (1 << ((die + step) % 4))));
      const { own, other } = evaluated[die]!;
      expect(own - other).toBe(Math.min(...leads));
    }
    // the shares above are those of the takes only while the spell for both dice is out
    if (position.canCast('both', position.seat)) break;
  }
});

test('evaluating changes nothing', () => {
  for (const position of randomPositions(5, ['take', 'take-two', 'draw', 'banner', 'dignitary'])) {
    const before = JSON.stringify(position);
    evaluator.evaluate(position, 8);
    expect(JSON.stringify(position)).toBe(before);
  }
});
