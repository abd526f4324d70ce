import { readFileSync } from 'node:fs';
import { Random, readMove } from '@kingdomino/rules';
import {
  type KingdomSize,
  kingdomino,
  type Options,
  type Position,
  rankKingdoms,
} from '@kingdomino/rules/kingdomino';
import { beforeAll, describe, expect, test } from 'vitest';
import { WIN_POINTS } from '../../evaluation/utility.ts';
import { drawKing, finalScores, isGameOver, playTurn } from '../../turns/kingdomino/turn.ts';
import { ASSETS } from '../assets.ts';
import { readBytes } from '../read-bytes.ts';
import { openWasm } from '../wasm.ts';
import { type KernelTurn, type KingdominoExports, KingdominoKernel } from './kernel.ts';
import { kingdominoKernel, loadKingdominoKernel } from './kernels.ts';

beforeAll(async () => {
  await loadKingdominoKernel(5);
  await loadKingdominoKernel(7);
});

const MODES: readonly (readonly [string, Partial<Options>, KingdomSize])[] = [
  ['two seats', { players: 2 }, 5],
  ['two seats, balanced opening', { players: 2, balancedOpening: true, harmony: true }, 5],
  ['three seats', { players: 3, middleKingdom: true }, 5],
  ['three seats, lines of four', { players: 3, lineOfFour: true }, 5],
  ['four seats', { players: 4, middleKingdom: true, harmony: true }, 5],
  ['the Mighty Duel', { players: 2, mightyDuel: true, middleKingdom: true }, 7],
];

/** A game by the net with a slip now and then; `look` sees every position in which a seat is to act. */
function playGame(
  options: Partial<Options>,
  kernel: KingdominoKernel,
  look: (position: Position) => void,
): void {
  const read = kingdomino.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const position = kingdomino.start(read.value);
  const random = new Random(5);
  while (!isGameOver(position)) {
    if (position.phase === 'line') dealFrom(position, position.unseen(), random);
    else if (position.phase === 'king') drawKing(position, random);
    else {
      look(position);
      const turns = kernel.begin(position);
      const { place, slot } = random.unit() < 0.2 ? turns[random.below(turns.length)]! : bestOf(turns);
      if (position.phase === 'place' && position.hasNewer && random.unit() < 0.5) {
        if (place < 0) position.discard();
        else position.place(place);
        look(position);
      }
      playTurn(position, place, slot);
    }
  }
}

function bestOf(turns: readonly KernelTurn[]): KernelTurn {
  return turns.reduce((best, turn) => (turn.value > best.value ? turn : best));
}

function dealFrom(position: Position, deck: number[], random: Random): void {
  random.shuffle(deck);
  position.deal(deck.slice(0, position.setup.lineLength).sort((one, other) => one - other));
}

/** Written by training/kingdomino/golden.cpp: positions and what the trainer's naive engine makes of them with the same weights. */
interface Golden {
  readonly players: number;
  readonly options: number;
  readonly moves: readonly string[];
  readonly count: number;
  /** Place, slot, own points, the best other's, chance to win; the last one is the best turn. */
  readonly turns: readonly (readonly [number, number, number, number, number])[];
  /** Own points, the best other's and chance to win as each seat sees it after the best turn. */
  readonly seats: readonly (readonly [number, number, number])[];
}

function goldens(size: KingdomSize): Golden[] {
  return JSON.parse(readFileSync(new URL(`../../../golden/value-net-${size}.json`, import.meta.url), 'utf8'));
}

function positionOf(size: KingdomSize, { players, options, moves }: Golden): Position {
  const read = kingdomino.readOptions({
    players,
    mightyDuel: size === 7,
    middleKingdom: (options & 1) !== 0,
    harmony: (options & 2) !== 0,
    lineOfFour: (options & 8) !== 0,
    balancedOpening: (options & 16) !== 0,
  });
  if (!read.ok) throw new Error(read.error.text);
  const position = kingdomino.start(read.value);
  for (const text of moves) {
    const move = readMove(kingdomino, position, text);
    if (!move.ok) throw new Error(`${text}: ${move.error.text}`);
    kingdomino.advance(position, move.value);
  }
  return position;
}

describe.each([5, 7] as const)('golden positions of size %i', size => {
  test.each(goldens(size).map((golden, index) => [index, golden] as const))(
    'position %i is valued as the trainer does',
    (_index, golden) => {
      const kernel = kingdominoKernel(size)!;
      const found = kernel.begin(positionOf(size, golden));
      expect(found).toHaveLength(golden.count);
      for (const [place, slot, own, other, win] of golden.turns) {
        const turn = found.find(each => each.place === place && each.slot === slot)!;
        expect(turn.own).toBeCloseTo(own, 2);
        expect(turn.other).toBeCloseTo(other, 2);
        expect(turn.win).toBeCloseTo(win, 3);
        expect(turn.value).toBeCloseTo(own - other + WIN_POINTS * win, 1);
      }
      const [place, slot, , , win] = golden.turns.at(-1)!;
      expect(bestOf(found)).toMatchObject({ place, slot });
      expect(bestOf(found).win).toBeCloseTo(win, 3);
    },
  );

  test.each(goldens(size).map((golden, index) => [index, golden] as const))(
    'position %i is valued as the trainer does after its best turn, as each seat sees it',
    (_index, golden) => {
      const kernel = kingdominoKernel(size)!;
      const position = positionOf(size, golden);
      if (position.dealt === position.setup.lines) return;
      const found = kernel.begin(position);
      const [place, slot] = golden.turns.at(-1)!;
      const best = found.findIndex(each => each.place === place && each.slot === slot);
      kernel.simulate(best, { seed: 1, depth: 0, greedySeats: 0 });
      const wins = golden.seats.map(([, , win]) => win);
      const [mine, theirs] = [golden.seats[position.seat]!, golden.seats[1 - position.seat]!];
      if (golden.players === 2) {
        expect(kernel.win).toBeCloseTo((mine[2] + 1 - theirs[2]) / 2, 3);
        expect(kernel.margin).toBeCloseTo((mine[0] - mine[1] + theirs[1] - theirs[0]) / 2, 1);
      } else {
        expect(kernel.win).toBeCloseTo(mine[2], 3);
        expect(kernel.margin).toBeCloseTo(mine[0] - mine[1], 1);
        const all = wins.reduce((sum, win) => sum + win, 0);
        for (const [seat, win] of wins.entries()) expect(kernel.winOf(seat)).toBeCloseTo(win / all, 3);
      }
    },
  );
});

describe.each(MODES)('%s', (_name, options, size) => {
  let kernel: KingdominoKernel;
  beforeAll(() => {
    kernel = kingdominoKernel(size)!;
  });

  test('a turn that was valued is worth the same once its domino lies', () => {
    let looks = 0;
    playGame(options, kernel, position => {
      if (position.phase !== 'place' || !position.hasNewer || looks++ % 3 !== 0) return;
      const best = bestOf(kernel.begin(position));
      const after = position.copy();
      if (best.place < 0) after.discard();
      else after.place(best.place);
      const again = kernel.begin(after).find(({ slot }) => slot === best.slot)!;
      expect(again.own).toBeCloseTo(best.own, 3);
      expect(again.other).toBeCloseTo(best.other, 3);
      expect(again.win).toBeCloseTo(best.win, 4);
    });
    expect(looks).toBeGreaterThan(8);
  });

  test('what follows on the last line is played to the end that the rules say, everybody taking what the net values most', () => {
    let looks = 0;
    playGame(options, kernel, position => {
      if (position.dealt !== position.setup.lines || looks++ > 3) return;
      const [turn] = kernel.begin(position);
      kernel.simulate(0, { seed: 7, depth: 0, greedySeats: 0 });
      const end = position.copy();
      playTurn(end, turn!.place, turn!.slot);
      // the outcome of the simulation is read before the kernel is asked again
      const found = [...position.kingdoms.keys()].map(
        seat => [kernel.points(seat), kernel.winOf(seat)] as const,
      );
      const { margin, win } = kernel;
      while (!isGameOver(end)) {
        const { place, slot } = bestOf(kernel.begin(end));
        playTurn(end, place, slot);
      }
      const totals = finalScores(end).map(({ total }) => total);
      expect(found.map(([points]) => points)).toEqual(totals);
      const others = totals.filter((_, seat) => seat !== position.seat);
      expect(margin).toBe(totals[position.seat]! - Math.max(...others));
      const chances = found.map(([, chance]) => chance);
      expect(chances[position.seat]).toBe(win);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      for (const [seat, chance] of chances.entries())
        expect(chance > 0).toBe(rankKingdoms(finalScores(end))[0]!.includes(seat));
    });
    expect(looks).toBeGreaterThan(3);
  });

  test('equal seeds are equal deals, others are not; greedy seats play on, too', () => {
    let looks = 0;
    playGame(options, kernel, position => {
      if (looks++ !== 6) return;
      kernel.begin(position);
      const outcome = (seed: number, greedySeats: number) => {
        kernel.simulate(0, { seed, depth: 8, greedySeats });
        return [kernel.margin, kernel.win, kernel.points(0), kernel.points(1)];
      };
      const [one, other, greedily] = [outcome(1, 0), outcome(2, 0), outcome(1, 0b1111)];
      expect(outcome(1, 0)).toEqual(one);
      expect(other).not.toEqual(one);
      expect(greedily).not.toEqual(one);
      expect(outcome(1, 0b1111)).toEqual(greedily);
    });
    expect(looks).toBeGreaterThan(6);
  });
});

test('among the most promising turns the best is mostly found: few are enough, one is not', () => {
  const alike = new Map([1, 6].map(width => [width, 0]));
  let looks = 0;
  for (const [, options, size] of MODES) {
    const kernel = kingdominoKernel(size)!;
    playGame(options, kernel, position => {
      if (position.phase !== 'place' || position.dealt === position.setup.lines) return;
      kernel.begin(position);
      const marginOf = (width: number) => {
        kernel.simulate(0, { seed: 3, depth: 1, greedySeats: 0, width });
        return kernel.margin;
      };
      looks++;
      const best = marginOf(1000);
      for (const [width, count] of alike) alike.set(width, count + Number(marginOf(width) === best));
    });
  }
  expect(looks).toBeGreaterThan(100);
  expect(alike.get(1)! / looks).toBeLessThan(0.7);
  expect(alike.get(6)! / looks).toBeGreaterThan(0.85);
});

test('a turn that was not listed is refused', () => {
  const kernel = kingdominoKernel(5)!;
  const read = kingdomino.readOptions({ players: 2 });
  if (!read.ok) throw new Error(read.error.text);
  const position = kingdomino.start(read.value);
  position.deal([1, 2, 3, 4]);
  position.drawKing(0);
  expect(kernel.begin(position)).toHaveLength(4);
  expect(() => kernel.simulate(4, { seed: 1, depth: 1, greedySeats: 0 })).toThrow('no such turn');
});

describe('packed nets', () => {
  async function open(packed: Uint8Array): Promise<KingdominoKernel> {
    const exports = await openWasm<KingdominoExports>(await readBytes(ASSETS.kingdomino5.code));
    return new KingdominoKernel(5, packed, exports!);
  }
  const packed = async () => Uint8Array.from(await readBytes(ASSETS.kingdomino5.net));

  test('that are not, or not whole, are refused', async () => {
    const whole = await packed();
    await expect(open(new Uint8Array(100))).rejects.toThrow('not a packed net');
    await expect(open(whole.subarray(0, 2000))).rejects.toThrow('cut off');
    await expect(open(whole.subarray(0, -1))).rejects.toThrow('cut off');
    const long = new Uint8Array(whole.length + 1);
    long.set(whole);
    await expect(open(long)).rejects.toThrow('too long');
  });

  test('with steps larger than any that the trainer writes are refused', async () => {
    const damaged = await packed();
    const features = new DataView(damaged.buffer).getInt32(12, true);
    damaged[24 + Math.ceil(features / 8)] = 7;
    await expect(open(damaged)).rejects.toThrow('damaged');
  });

  test('of another shape, or for another kernel, are refused', async () => {
    const other = await packed();
    other[4]! ^= 1;
    await expect(open(other)).rejects.toThrow('another shape');
    await expect(open(await readBytes(ASSETS.kingdomino7.net))).rejects.toThrow('another kernel');
  });
});
