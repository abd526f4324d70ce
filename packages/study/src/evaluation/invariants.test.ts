/** What must hold for the evaluation of any position, whatever its value is. */
import { type AnyGame, type AnyState, GAMES, gameById, Random } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { analyse, prepareAnalysis } from './analysis.ts';
import type { Estimate } from './samples.ts';

/** So many standard errors off is no accident. */
const CERTAIN = 3.5;

function expectNear({ mean, error }: Estimate, truth: number): void {
  expect(error).toBeGreaterThan(0);
  expect(Math.abs(mean - truth) / error).toBeLessThan(CERTAIN);
}

describe('[K-V1] the start of a Dynasty is worth the same to every seat', () => {
  test.each([
    { players: 2, deals: 240 },
    { players: 3, deals: 160 },
    { players: 4, deals: 120 },
  ] as const)('$players seats', async ({ players, deals }) => {
    const start = GAMES.kingdomino.start({ players, dynasty: true });
    await prepareAnalysis(GAMES.kingdomino, start);
    const evaluation = analyse(GAMES.kingdomino, start, 7);
    evaluation.step(deals);
    const { seats } = evaluation.value();
    const mean = seats.reduce((sum, { points }) => sum + points.mean, 0) / players;
    for (const { points, win } of seats) {
      expectNear(win, 1 / players);
      expectNear(points, mean);
    }
  });
});

interface Studied {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly turns: readonly string[][];
}

/** Some positions of a random game in which a seat has at least three turns, with what an evaluation proposes. */
async function positions(id: 'kingdomino' | 'duel', options: object, wanted: number): Promise<Studied[]> {
  const game = gameById(id);
  const read = game.readOptions({ players: 2, ...options });
  if (!read.ok) throw new Error(read.error.text);
  const state = game.start(read.value);
  const random = new Random(5);
  const found: Studied[] = [];
  for (let moves = 0; found.length < wanted && game.toAct(state) !== 'nobody'; moves++) {
    if (moves % 5 === 4 && typeof game.toAct(state) === 'number') {
      await prepareAnalysis(game, state);
      const evaluation = analyse(game, state);
      evaluation.step(1);
      const turns = evaluation.value().turns.map(each => each.moves.map(move => game.format(move)));
      if (turns.length > 2) found.push({ game, state: game.copy(state), turns: turns.slice(0, 3) });
    }
    game.advance(state, game.moveAt(state, random.below(game.countMoves(state))));
  }
  expect(found).toHaveLength(wanted);
  return found;
}

const KINDS = [
  ['Kingdomino', 'kingdomino', {}],
  ['a Dynasty', 'kingdomino', { dynasty: true }],
  ['Duel', 'duel', {}],
] as const;

describe.each(KINDS)('%s', (_, id, options) => {
  test('comparing two turns the other way round gives the opposite', async () => {
    for (const { game, state, turns } of await positions(id, options, 4)) {
      const [one, other] = turns.map(texts => texts.map(text => parsed(game, text)));
      const there = analyse(game, state).compare(one!, other!, 12)!;
      const back = analyse(game, state).compare(other!, one!, 12)!;
      for (const [seat, { points, win }] of there.entries()) {
        expect(points.mean).toBeCloseTo(-back[seat]!.points.mean, 9);
        expect(win.mean).toBeCloseTo(-back[seat]!.win.mean, 9);
        expect(win.error).toBeCloseTo(back[seat]!.win.error, 9);
      }
    }
  });

  test('a turn has the same value whichever was asked for first', async () => {
    for (const { game, state, turns } of await positions(id, options, 4)) {
      const valuesOf = (order: readonly string[][]) => {
        const evaluation = analyse(game, state);
        const [first] = order.map(texts => texts.map(text => parsed(game, text)));
        for (const texts of order) {
          const moves = texts.map(text => parsed(game, text));
          expect(evaluation.compare(moves, first!, 8)).toBeDefined();
        }
        const all = evaluation
          .value()
          .turns.map(turn => [turn.moves.map(move => game.format(move)).join(' '), turn.seats] as const);
        return new Map(all.filter(([text]) => turns.some(texts => texts.join(' ') === text)));
      };
      expect(valuesOf([...turns].reverse())).toEqual(valuesOf(turns));
    }
  });
});

function parsed(game: AnyGame, text: string) {
  const move = game.parse(text);
  if (!move.ok) throw new Error(move.error.text);
  return move.value;
}
