import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Estimate, SeatValue } from '../evaluation/samples.ts';
import { composeReview, type Finding, type Frame } from './compose.ts';
import type { Review } from './review.ts';
import { certain } from './seat-values.ts';

const estimates: fc.Arbitrary<Estimate> = fc.record({
  mean: fc.double({ min: -100, max: 200, noNaN: true }),
  error: fc.double({ min: 0, max: 5, noNaN: true }),
});
const seatValues: fc.Arbitrary<SeatValue> = fc.record({ points: estimates, win: estimates });
interface Played {
  readonly start: SeatValue[];
  readonly end: SeatValue[];
  readonly decisions: {
    readonly seat: number;
    readonly chance: number;
    readonly after: SeatValue[];
    readonly change: SeatValue[];
  }[];
  readonly chanceAfter: number;
}

const NOTHING = certain(0, 0);
const turn = { moves: ['pick:1'], points: { mean: 0, error: 0 }, win: { mean: 0, error: 0 }, reasons: [] };

/** Findings that may be as wrong as they like, around decisions with or without chance before them. */
const games: fc.Arbitrary<Played> = fc.integer({ min: 2, max: 4 }).chain(seats => {
  const values = fc.array(seatValues, { minLength: seats, maxLength: seats });
  const decision = fc.record({ seat: fc.nat(seats - 1), chance: fc.nat(2), after: values, change: values });
  return fc.record({
    start: values,
    end: values,
    decisions: fc.array(decision, { maxLength: 12 }),
    chanceAfter: fc.nat(1),
  });
});

function review({ start, end, decisions, chanceAfter }: Played): Review {
  let at = 0;
  const frame: Frame = {
    simulations: 1,
    seed: 1,
    moves: 100,
    isOver: true,
    start,
    end,
    chanceAfter: chanceAfter > 0 ? [99] : [],
    decisions: decisions.map(({ seat, chance }) => {
      const chanceBefore = Array.from({ length: chance }, (_, index) => at + index);
      at += chance + 1;
      return { seat, at: at - 1, length: 1, chanceBefore };
    }),
  };
  const findings = decisions.map(
    ({ after, change }): Finding => ({
      isBest: false,
      isExact: false,
      simulations: 8,
      played: turn,
      best: [turn],
      loss: NOTHING,
      after,
      change,
    }),
  );
  return composeReview(frame, findings);
}

describe('luck and skill', () => {
  test('add up to the result for every seat, however wrong the evaluator is', () => {
    fc.assert(
      fc.property(games, game => {
        const { seats, decisions, chances } = review(game);
        for (const [seat, { start, end, luck, own, others }] of seats.entries())
          for (const what of ['points', 'win'] as const) {
            const parts = luck[what].mean + own[what].mean + others[what].mean;
            expect(parts).toBeCloseTo(end[what] - start[what], 6);
            const single = [...decisions, ...chances].reduce(
              (sum, { change }) => sum + change[seat]![what].mean,
              0,
            );
            expect(single).toBeCloseTo(end[what] - start[what], 6);
          }
      }),
    );
  });

  test('the chart begins at the start, ends at the end and goes forward', () => {
    fc.assert(
      fc.property(games, game => {
        const { chart } = review(game);
        expect(chart[0]!.at).toBe(0);
        expect(chart[0]!.seats.map(({ points }) => points)).toEqual(
          game.start.map(({ points }) => points.mean),
        );
        const places = chart.map(({ at }) => at);
        expect(places).toEqual([...places].sort((one, other) => one - other));
        expect(places.at(-1)).toBe(100);
      }),
    );
  });

  test('there are at most three moments, in the order of the game', () => {
    fc.assert(
      fc.property(games, game => {
        const { moments } = review(game);
        expect(moments.length).toBeLessThanOrEqual(3);
        const places = moments.map(({ at }) => at);
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
    );
  });

  test('a game that was dealt fairly and played perfectly is all luck', () => {
    const { seats, moments } = review({
      start: [certain(40, 0.5), certain(40, 0.5)],
      end: [certain(50, 1), certain(30, 0)],
      decisions: [
        {
          seat: 0,
          chance: 1,
          after: [certain(44, 0.7), certain(38, 0.3)],
          change: [certain(0, 0), certain(0, 0)],
        },
        { seat: 1, chance: 1, after: [certain(0, 0), certain(0, 0)], change: [certain(0, 0), certain(0, 0)] },
      ],
      chanceAfter: 0,
    });
    expect(seats[0]!.luck.points.mean).toBe(10);
    expect(seats[0]!.own).toEqual(seats[0]!.others);
    expect(seats[1]!.luck.win.mean).toBe(-0.5);
    expect(moments.map(({ kind, win }) => [kind, Math.round(10 * win)])).toEqual([
      ['chance', 2],
      ['chance', 3],
    ]);
  });
});
