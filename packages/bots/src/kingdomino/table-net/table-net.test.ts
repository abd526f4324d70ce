import { readFileSync } from 'node:fs';
import { readMove } from '@kingdomino/rules';
import { type KingdomSize, kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpackTableNet } from '../../net/packed-table-net.ts';
import { WEIGHTS_FILES } from '../../net/weights-files.ts';
import { columnsOf } from './columns.ts';
import { loadTableNet, tableNetFor } from './table-nets.ts';
import { TableValuer } from './table-valuer.ts';

/** Written by training/gpu/golden.cpp: positions and what the trainer's engine makes of them with the same weights. */
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
  return JSON.parse(readFileSync(new URL(`../../../golden/table-net-${size}.json`, import.meta.url), 'utf8'));
}

function positionOf(size: KingdomSize, { players, options, moves }: Golden): Position {
  const given = {
    players,
    mightyDuel: size === 7,
    middleKingdom: (options & 1) !== 0,
    harmony: (options & 2) !== 0,
    lineOfFour: (options & 8) !== 0,
    balancedOpening: (options & 16) !== 0,
  };
  const read = kingdomino.readOptions(given);
  if (!read.ok) throw new Error(read.error.text);
  const position = kingdomino.start(read.value);
  for (const text of moves) {
    const move = readMove(kingdomino, position, text);
    if (!move.ok) throw new Error(`${text}: ${move.error.text}`);
    kingdomino.advance(position, move.value);
  }
  return position;
}

describe.each([5, 7] as const)('the net for kingdoms of size %i', size => {
  let valuer: TableValuer;
  beforeAll(async () => {
    await loadTableNet(size);
    valuer = new TableValuer(size, tableNetFor(size));
  });

  test.each(goldens(size).map((golden, index) => [index, golden] as const))(
    'values position %i as the trainer does',
    (_index, golden) => {
      const position = positionOf(size, golden);
      const turns = valuer.valueTurns(position);
      expect(turns.count).toBe(golden.count);
      for (const [place, slot, own, other, win] of golden.turns) {
        const index = turns.place.findIndex(
          (each, at) => at < turns.count && each === place && turns.slot[at] === slot,
        );
        expect(index).toBeGreaterThanOrEqual(0);
        expect(turns.own[index]).toBeCloseTo(own, 2);
        expect(turns.other[index]).toBeCloseTo(other, 2);
        expect(turns.win[index]).toBeCloseTo(win, 3);
      }
      const values = [...turns.value.subarray(0, turns.count)];
      const [, , own, other, win] = golden.turns.at(-1)!;
      expect(Math.max(...values)).toBeCloseTo(own - other + 20 * win, 1);
      expectSeats(position, golden, valuer);
    },
  );

  test('a turn that was valued is worth the same once it is played', () => {
    const golden = goldens(size)[3]!;
    const position = positionOf(size, golden);
    const turns = valuer.valueTurns(position);
    const [place, slot, own] = [turns.place[0]!, turns.slot[0]!, turns.own[0]!];
    if (position.phase === 'place') {
      if (place < 0) position.discard();
      else position.place(place);
      const again = valuer.valueTurns(position);
      expect(again.own[again.slot.indexOf(slot)]).toBeCloseTo(own, 3);
    }
    expect(position.phase).toBe('pick');
    expect(() => valuer.valueSeat(position, position.seat)).toThrow('in the middle');
  });
});

function expectSeats(position: Position, golden: Golden, valuer: TableValuer): void {
  const [place, slot] = golden.turns.at(-1)!;
  if (position.phase === 'place') {
    if (place < 0) position.discard();
    else position.place(place);
  }
  if (slot >= 0) position.pick(slot);
  if (position.phase === 'over') return;
  for (const [seat, [own, other, win]] of golden.seats.entries()) {
    const forecast = valuer.valueSeat(position, seat);
    expect(forecast.own).toBeCloseTo(own, 2);
    expect(forecast.other).toBeCloseTo(other, 2);
    expect(forecast.win).toBeCloseTo(win, 3);
  }
}

describe('packed nets', () => {
  const packed = () => Uint8Array.from(readFileSync(WEIGHTS_FILES.table5 as URL));

  test('that are not, or not whole, are refused', () => {
    expect(() => unpackTableNet(new Uint8Array(100))).toThrow('not a packed net');
    expect(() => unpackTableNet(packed().subarray(0, 2000))).toThrow('cut off');
    expect(() => unpackTableNet(packed().subarray(0, -1))).toThrow('cut off');
    const long = new Uint8Array(packed().length + 1);
    long.set(packed());
    expect(() => unpackTableNet(long)).toThrow('too long');
  });

  test('with steps larger than any that the trainer writes are refused', () => {
    const damaged = packed();
    const headAndBits = 28 + Math.ceil(columnsOf(5).count / 8);
    damaged[headAndBits] = 7;
    expect(() => unpackTableNet(damaged)).toThrow('damaged');
  });

  test('with other layers are refused', () => {
    const other = packed();
    other[12] = 64;
    expect(() => unpackTableNet(other)).toThrow('other layers');
  });
});

test('a net is not used for what it does not know', () => {
  expect(() => new TableValuer(7, tableNetFor(5))).toThrow('other columns');
  expect(() => tableNetFor(7).tailFor(4)).toThrow('4 seats');
  expect(columnsOf(5).count).toBe(tableNetFor(5).columns);
});
