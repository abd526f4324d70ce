import { Random } from '@kingdomino/rules';
import { duel, type Position } from '@kingdomino/rules/duel';
import { beforeAll, expect, test } from 'vitest';
import { pointsOf } from '../../baselines/duel/points.ts';
import { countOpen } from '../../evaluation/duel/win-chance.ts';
import { ASSETS } from '../assets.ts';
import { readBytes } from '../read-bytes.ts';
import { openWasm } from '../wasm.ts';
import { type DuelExports, DuelKernel, type Summary } from './kernel.ts';
import { duelKernel, loadDuelKernel } from './kernels.ts';

const MANY = 24;
const FEW = 6;

beforeAll(loadDuelKernel);

/** Random games, with every position in which a seat is to act. */
function* positions(games: number, random: Random): Generator<Position> {
  for (let game = 0; game < games; game++) {
    let state = duel.start({ players: 2 });
    while (duel.toAct(state) !== 'nobody') {
      if (duel.toAct(state) !== 'chance') yield state;
      state = duel.play(state, duel.moveAt(state, random.below(duel.countMoves(state))));
    }
  }
}

function summaryOf(position: Position): Summary {
  const { phase, playerA, seat } = position;
  return {
    points: [pointsOf(position, 0), pointsOf(position, 1)],
    open: position.maps.map(({ board }) => countOpen(board)),
    phase,
    playerA,
    seat,
    draws: phase === 'draw' ? duel.countMoves(position) : 0,
    boxes: [...position.boxes],
    owners: [...position.owners],
    cast: [...position.cast],
  };
}

test('the kernel understands every position, and counts the draws that the rules allow', () => {
  for (const position of positions(10, new Random(1)))
    expect(duelKernel()!.summarize(position)).toEqual(summaryOf(position));
});

test('the moves it proposes are legal, and lead where the rules say', () => {
  const kernel = duelKernel()!;
  const random = new Random(2);
  for (const position of positions(5, random)) {
    const moves = kernel.begin(position, MANY);
    expect(moves.length).toBeGreaterThan(0);
    const index = random.below(moves.length);
    const { move } = moves[index]!;
    expect(duel.check(position, move).ok, duel.format(move)).toBe(true);
    const after = summaryOf(duel.play(position, move));
    // who acts once the round is over is for the next roll to say
    const { seat: _, ...rest } = after;
    expect(kernel.summarize(index)).toMatchObject(
      after.phase === 'roll' || after.phase === 'over' ? rest : after,
    );
  }
});

test('forecasts are points and chances; simulations with the same dice come to the same', () => {
  const kernel = duelKernel()!;
  const random = new Random(3);
  for (const position of positions(2, random)) {
    const moves = kernel.begin(position, FEW);
    for (const { own, other, win } of moves) {
      expect(own).toBeGreaterThan(-20);
      expect(other).toBeGreaterThan(-20);
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
    }
    kernel.enter(0, 0, FEW);
    const simulation = { faces: [0, 1, 2, 3], seed: random.below(1000), depth: 2, width: FEW };
    kernel.simulate(0, simulation);
    const first = [kernel.own, kernel.other, kernel.win];
    kernel.simulate(0, simulation);
    expect([kernel.own, kernel.other, kernel.win]).toEqual(first);
  }
});

test('a position that is kept goes on like one that a move led to, for the seat it names', () => {
  const kernel = duelKernel()!;
  const simulation = { faces: [5, 1, 4, 0], seed: 9, depth: 2, width: FEW };
  let compared = 0;
  let equal = 0;
  for (const position of positions(2, new Random(6))) {
    const moves = kernel.begin(position, FEW);
    const end = duel.play(position, moves[0]!.move);
    if (end.phase !== 'roll') continue;
    kernel.enter(0, 3, FEW);
    kernel.simulate(3, simulation);
    const entered = [kernel.own, kernel.other, kernel.win];
    kernel.keep(end, 4);
    expect(kernel.kept).toBe(end);
    kernel.simulate(4, simulation);
    const [own, other] = end.seat === position.seat ? entered : [entered[1], entered[0]];
    // now and then the order in which squares were drawn shows, by a fraction of a point
    expect(Math.abs(kernel.own - own!)).toBeLessThan(0.5);
    expect(Math.abs(kernel.other - other!)).toBeLessThan(0.5);
    if (Math.abs(kernel.own - own!) < 1e-3) equal++;
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
  expect(equal / compared).toBeGreaterThan(0.9);
  expect(() => kernel.keep(duel.start({ players: 2 }), 64)).toThrow(RangeError);
  const [another] = positions(1, new Random(7));
  kernel.begin(another!, FEW);
  expect(kernel.kept).toBeUndefined();
});

test('moves that are not there, and nets for other kernels, are refused', async () => {
  const kernel = duelKernel()!;
  const [position] = positions(1, new Random(4));
  const count = kernel.begin(position!, FEW).length;
  expect(() => kernel.enter(count, 0, FEW)).toThrow(RangeError);
  expect(() => kernel.enter(0, 64, FEW)).toThrow(RangeError);
  const exports = await openWasm<DuelExports>(await readBytes(ASSETS.duel.code));
  const other = await readBytes(ASSETS.kingdomino5.net);
  expect(() => new DuelKernel(other, exports!)).toThrow('another kernel');
});
