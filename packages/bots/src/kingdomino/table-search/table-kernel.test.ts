import { Random } from '@kingdomino/rules';
import {
  type KingdomSize,
  kingdomino,
  type Options,
  type Position,
  rankKingdoms,
} from '@kingdomino/rules/kingdomino';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawKing, finalScores, isGameOver, playTurn } from '../greedy.ts';
import { tableNetFor } from '../table-net/table-nets.ts';
import { TableValuer } from '../table-net/table-valuer.ts';
import { bestTurn } from '../valuer.ts';
import { openKernel, type TableKernel } from './table-kernel.ts';
import { loadTableKernel, tableKernelFor } from './table-kernels.ts';

beforeAll(async () => {
  await loadTableKernel(5);
  await loadTableKernel(7);
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
function playGame(options: Partial<Options>, valuer: TableValuer, look: (position: Position) => void): void {
  const read = kingdomino.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const position = kingdomino.start(read.value);
  const random = new Random(5);
  while (!isGameOver(position)) {
    if (position.phase === 'line') dealFrom(position, position.unseen(), random);
    else if (position.phase === 'king') drawKing(position, random);
    else {
      look(position);
      const turns = valuer.valueTurns(position);
      const chosen = random.unit() < 0.2 ? random.below(turns.count) : bestTurn(turns, random);
      const [place, slot] = [turns.place[chosen]!, turns.slot[chosen]!];
      if (position.phase === 'place' && position.hasNewer && random.unit() < 0.5) {
        if (place < 0) position.discard();
        else position.place(place);
        look(position);
      }
      playTurn(position, place, slot);
    }
  }
}

function dealFrom(position: Position, deck: number[], random: Random): void {
  random.shuffle(deck);
  position.deal(deck.slice(0, position.setup.lineLength).sort((one, other) => one - other));
}

describe.each(MODES)('%s', (_name, options, size) => {
  let kernel: TableKernel;
  let valuer: TableValuer;
  beforeAll(() => {
    kernel = tableKernelFor(size)!;
    valuer = new TableValuer(size, tableNetFor(size));
  });

  test('turns are listed and valued as in TypeScript, before and after placing', () => {
    let looks = 0;
    playGame(options, valuer, position => {
      if (looks++ % 3 !== 0) return;
      const turns = valuer.valueTurns(position);
      const found = kernel.begin(position);
      expect(found.length).toBe(turns.count);
      for (const [index, turn] of found.entries()) {
        expect([turn.place, turn.slot]).toEqual([turns.place[index], turns.slot[index]]);
        expect(turn.own).toBeCloseTo(turns.own[index]!, 3);
        expect(turn.other).toBeCloseTo(turns.other[index]!, 3);
        expect(turn.win).toBeCloseTo(turns.win[index]!, 5);
        expect(turn.value).toBeCloseTo(turns.value[index]!, 3);
      }
    });
    expect(looks).toBeGreaterThan(20);
  });

  test('what follows on the last line is played to the same end as in TypeScript', () => {
    let looks = 0;
    playGame(options, valuer, position => {
      if (position.dealt !== position.setup.lines || looks++ > 3) return;
      const [turn] = kernel.begin(position);
      kernel.simulate(0, { seed: 7, depth: 0, greedySeats: 0 });
      const end = position.copy();
      playTurn(end, turn!.place, turn!.slot);
      while (!isGameOver(end)) {
        const turns = valuer.valueTurns(end);
        const best = turns.value.subarray(0, turns.count).reduce((one, other) => Math.max(one, other));
        const index = turns.value.indexOf(best);
        playTurn(end, turns.place[index]!, turns.slot[index]!);
      }
      const totals = finalScores(end).map(({ total }) => total);
      expect(totals.map((_, seat) => kernel.points(seat))).toEqual(totals);
      const others = totals.filter((_, seat) => seat !== position.seat);
      expect(kernel.margin).toBe(totals[position.seat]! - Math.max(...others));
      expect(kernel.winOf(position.seat)).toBe(kernel.win);
      const chances = totals.map((_, seat) => kernel.winOf(seat));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      for (const [seat, chance] of chances.entries())
        expect(chance > 0).toBe(rankKingdoms(finalScores(end))[0]!.includes(seat));
    });
    expect(looks).toBeGreaterThan(3);
  });

  test('a simulation that is cut says what the net says there', () => {
    let looks = 0;
    playGame(options, valuer, position => {
      if (position.dealt === position.setup.lines || position.phase !== 'place' || looks++ > 3) return;
      const [turn] = kernel.begin(position);
      kernel.simulate(0, { seed: 7, depth: 0, greedySeats: 0 });
      const after = position.copy();
      playTurn(after, turn!.place, turn!.slot);
      const forecasts = position.kingdoms.map((_, seat) => ({ ...valuer.valueSeat(after, seat) }));
      const mine = forecasts[position.seat]!;
      if (forecasts.length === 2) {
        const theirs = forecasts[1 - position.seat]!;
        expect(kernel.margin).toBeCloseTo((mine.own - mine.other + theirs.other - theirs.own) / 2, 2);
        expect(kernel.win).toBeCloseTo((mine.win + 1 - theirs.win) / 2, 4);
        expect(kernel.winOf(position.seat)).toBeCloseTo(kernel.win, 6);
        expect(kernel.winOf(1 - position.seat)).toBeCloseTo(1 - kernel.win, 6);
      } else {
        expect(kernel.margin).toBeCloseTo(mine.own - mine.other, 2);
        expect(kernel.win).toBeCloseTo(mine.win, 4);
        const all = forecasts.reduce((sum, { win }) => sum + win, 0);
        for (const [seat, { win }] of forecasts.entries())
          expect(kernel.winOf(seat)).toBeCloseTo(win / all, 4);
      }
    });
    expect(looks).toBeGreaterThan(0);
  });

  test('equal seeds are equal deals, others are not; greedy seats play on, too', () => {
    let looks = 0;
    playGame(options, valuer, position => {
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
    const kernel = tableKernelFor(size)!;
    playGame(options, new TableValuer(size, tableNetFor(size)), position => {
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
  const kernel = tableKernelFor(5)!;
  const read = kingdomino.readOptions({ players: 2 });
  if (!read.ok) throw new Error(read.error.text);
  const position = kingdomino.start(read.value);
  position.deal([1, 2, 3, 4]);
  position.drawKing(0);
  expect(kernel.begin(position)).toHaveLength(4);
  expect(() => kernel.simulate(4, { seed: 1, depth: 1, greedySeats: 0 })).toThrow('no such turn');
});

test('where the kernel cannot run there is none, and a net for another is refused', async () => {
  expect(await openKernel(5, tableNetFor(5), new Uint8Array([0, 1, 2]))).toBeUndefined();
  const { readFile } = await import('node:fs/promises');
  const bytes = await readFile(new URL('../../../weights/table-7.wasm', import.meta.url));
  await expect(openKernel(5, tableNetFor(5), bytes)).rejects.toThrow('another kernel');
});
