import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listMoves } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import { beforeRoll, blockedMap, TAKE_01 } from '../testing/duel.ts';
import { playRandomly } from '../testing/playing.ts';
import { COAT_OF, COATS, FACE_COUNT, type Spell } from './components.ts';
import { DrawFinder, PASS, passCode } from './draw-finder.ts';
import { duel as game } from './game.ts';
import { DuelMap, MAP_GRID } from './map.ts';
import type { DrawMove, DrawnDie } from './move.ts';
import type { Position } from './position.ts';

const texts = (position: Position) => listMoves(game, position).map(move => game.format(move));

const FREE = 'disc=5:0';
const SPLIT = 'band=5:0';
const TURN = 'bands=4:0';

/** Seat 0, which has used its castle bonus, draws dice 0 and 1 on an empty map. */
function drawsOf(roll: string, ...book: readonly string[]): string[] {
  return texts(beforeRoll(`round 0; bonus 0; book ${book.join(' ')}`, roll, ...TAKE_01));
}

describe('counted by hand on an empty map', () => {
  // disc and band; disc and disc; joker and disc; joker and discs with a cross
  test.each([
    ['two different coats', 'roll:3,0,0,1', 24],
    ['alike halves make one picture both ways round', 'roll:1,0,0,1', 12],
    ['a joker takes any coat, also that of the other die', 'roll:0,0,0,1', 5 * 24 + 12],
    ['a joker never looks like a coat with a cross', 'roll:0,2,0,1', 6 * 24],
  ])('[D-R4] [D-R5] %s', (_, roll, count) => {
    expect(drawsOf(roll)).toHaveLength(count);
  });

  test('[D-R4] two jokers take any two coats', () => {
    const position = beforeRoll('round 0; bonus 0', 'roll:0,0,0,0 take:0 take:1,2');
    expect(texts(position)).toHaveLength(30 * 24 + 6 * 12);
  });

  test.each([
    ['plain, or with the cross on one of two alike halves', 'roll:1,0,0,1 take:0 take:2,3', 12 + 24 + 24],
    ['the same where both have a cross already', 'roll:5,3,3,1 take:0 take:2,3', 12 + 24 + 24],
    ['plain, or with the cross on one of two others', 'roll:3,0,0,1 take:0 take:2,3', 3 * 24],
    ['a cross on the second makes it like the first', 'roll:5,0,3,1 take:0 take:1,3', 24 + 24 + 12],
    ['a cross on the first makes it like the second', 'roll:1,0,0,1 take:0 take:1,2', 24 + 12 + 24],
  ])('[D-B1] %s', (_, moves, count) => {
    expect(texts(beforeRoll('round 0', moves))).toHaveLength(count);
  });

  test('[D-S1] free: any two empty cells side by side', () => {
    const free = drawsOf('roll:3,0,0,1', FREE).filter(text => text.startsWith('draw:free:'));
    // 28 horizontal and 26 vertical pairs, both ways round
    expect(free).toHaveLength(2 * (28 + 26));
  });

  test('[D-S2] split: each half connects by itself, so only the four cells by the castle', () => {
    const split = drawsOf('roll:3,0,0,1', SPLIT).filter(text => text.startsWith('draw:split:'));
    expect(split).toHaveLength(4 * 3);
    expect(split).toContain('draw:split:0@0,-1;1@0,1');
  });

  test('[D-S1] [D-S2] both: any two empty cells', () => {
    const both = drawsOf('roll:3,0,0,1', FREE, SPLIT);
    expect(both.filter(text => text.startsWith('draw:free+split:'))).toHaveLength(34 * 33);
    const alike = drawsOf('roll:1,0,0,1', FREE, SPLIT);
    const pairs = alike.filter(text => text.startsWith('draw:free+split:'));
    expect(pairs).toHaveLength((34 * 33) / 2);
    // each pair once: from the upper row to the lower, in a row from west to east
    const cells = pairs.map(text => /@(.+),(.+);1@(.+),(.+)/.exec(text)!.slice(1).map(Number));
    const isInOrder = ([x = 0, y = 0, otherX = 0, otherY = 0]: number[]) => 7 * y + x < 7 * otherY + otherX;
    expect(cells.filter(pair => !isInOrder(pair))).toEqual([]);
  });

  test('[D-S4] turn: one die to each of its different faces', () => {
    const turned = drawsOf('roll:3,0,0,1', TURN).filter(text => text.includes('>'));
    // die 0 (beside a disc): joker, disc, band, discs, bands; die 1 (beside a band): six faces
    expect(turned).toHaveLength(5 * 24 + 12 + 12 + 3 * 24 + 5 * 24 + 12);
    expect(turned.some(text => text.includes('0>2'))).toBe(false);
  });

  test('[D-S1] [D-S4] a turned die can be drawn freely too', () => {
    const both = drawsOf('roll:3,0,0,1', FREE, TURN).filter(text => /^draw:free:.*>/.test(text));
    const [pairs, alike] = [2 * (28 + 26), 28 + 26];
    expect(both).toHaveLength(5 * pairs + alike + alike + 3 * pairs + 5 * pairs + alike);
  });
});

test('[D-S1] [D-S2] [D-S4] [D-B1] the longest list: two jokers, three spells and the castle bonus', () => {
  const position = beforeRoll(`round 0; book ${FREE} ${SPLIT} ${TURN}`, 'roll:0,0,0,0 take:0 take:1,2');
  // the naive rules count the same
  const count = game.countMoves(position);
  expect(count).toBe(598_185);
  const sample = Array.from({ length: 1000 }, (_, index) =>
    game.moveAt(position, Math.floor((index * (count - 1)) / 999)),
  );
  for (const move of sample) expect(game.check(position, move)).toEqual({ ok: true, value: move });
  expect(new Set(sample.map(move => game.format(move))).size).toBe(1000);
});

test('[D-R6] passing comes last, and only where nothing can be drawn without a spell', () => {
  const blocked = (...book: readonly string[]) =>
    texts(beforeRoll(`round 4; ${blockedMap(0)}; book ${book.join(' ')}`, 'roll:1,0,0,1', ...TAKE_01));
  expect(blocked()).toEqual(['pass']);
  expect(blocked(SPLIT)).toEqual(['pass']);
  expect(blocked(FREE).length).toBeGreaterThan(1);
  expect(blocked(FREE).at(-1)).toBe('pass');
  expect(drawsOf('roll:1,0,0,1', FREE, SPLIT, TURN)).not.toContain('pass');
});

test('[D-S4] [D-R6] who passes may still turn one die, to each of its different faces that cannot be drawn', () => {
  const fields = `round 4; ${blockedMap(0)}; book ${TURN}`;
  const position = beforeRoll(fields, 'roll:1,0,0,1', ...TAKE_01);
  const passes = texts(position).filter(text => text.startsWith('pass'));
  // face 2 of die 0 shows what its face 1 does; its joker and the solid face of die 1 could be drawn
  expect(passes.join(' ')).toBe(
    'pass pass:0>1 pass:0>3 pass:0>4 pass:0>5 pass:1>0 pass:1>1 pass:1>2 pass:1>3 pass:1>5',
  );
  expect(texts(position).slice(-passes.length)).toEqual(passes);
  // dice 2 and 3 have six different faces each, and no seventh: those that match the map are drawn, the others are not
  const others = beforeRoll(fields, 'roll:1,0,0,1', 'take:2', 'take:0,1');
  const turns = texts(others).flatMap(text => text.match(/\d>\d/g) ?? []);
  expect([turns.length > 12, new Set(turns).size]).toEqual([true, 12]);
  expect(() => game.moveAt(others, game.countMoves(others))).toThrow('among the');
});

test('[D-R6] a pass that is not there is named', () => {
  const draws = new DrawFinder();
  draws.find(beforeRoll(`round 4; ${blockedMap(0)}`, 'roll:1,0,0,1', ...TAKE_01));
  expect(() => draws.at(1)).toThrow('there is no 1 among the passes');
  expect([draws.hasPass(PASS), draws.hasPass(passCode(0, 0))]).toEqual([true, false]);
});

/** A position of a random game in which somebody draws, with some spells thrown in. */
const drawing = fc
  .record({
    seed: fc.nat(),
    most: fc.integer({ min: 4, max: 90 }),
    spells: fc.subarray<Spell>(['free', 'split', 'turn']),
  })
  .map(({ seed, most, spells }) => {
    const position = playRandomly(game, {}, seed, most).state;
    for (let rest = 0; rest < 6 && position.phase !== 'draw' && position.phase !== 'over'; rest++)
      game.advance(position, game.moveAt(position, 0));
    for (const spell of spells) {
      position.owners[COAT_OF[spell]] = position.seat;
      position.cast[COAT_OF[spell]] = 0;
    }
    return position;
  })
  .filter(position => position.phase === 'draw' && game.countMoves(position) < 4000);

/** A legal draw with one thing changed, so that it is nearly legal or legal again. */
function nearlyLegal(move: DrawMove, random: Random): DrawMove {
  const which = random.below(2);
  const change = (to: Partial<DrawnDie>): DrawMove => {
    const dice = move.dice.map((die, index) => (index === which ? { ...die, ...to } : die));
    return { ...move, dice: [dice[0]!, dice[1]!] };
  };
  switch (random.below(6)) {
    case 0:
      return change({ x: random.below(7) - 3 });
    case 1:
      return change({ y: random.below(5) - 2 });
    case 2:
      return change({ turnedTo: random.below(FACE_COUNT) });
    case 3:
      return change({ coat: COATS[random.below(COATS.length)]! });
    case 4:
      return change({ castleCross: !move.dice[which]!.castleCross });
    default:
      return { ...move, free: random.below(2) === 0, split: random.below(2) === 0 };
  }
}

test('[D-R4] [D-R5] [D-S1] [D-S2] [D-S4] [D-B1] the list holds exactly the draws that the rule allows', () => {
  const seen = { legal: 0, refused: 0 };
  fc.assert(
    fc.property(drawing, fc.integer(), (position, seed) => {
      const random = new Random(seed);
      const all = listMoves(game, position);
      const spellings = new Set(all.map(move => game.format(move)));
      expect(spellings.size).toBe(all.length);
      for (let round = 0; round < 300; round++) {
        const move = all[random.below(all.length)]!;
        expect(game.check(position, move)).toEqual({ ok: true, value: move });
        if (move.kind !== 'draw') continue;
        const changed = nearlyLegal(move, random);
        const checked = game.check(position, changed);
        if (checked.ok) expect(spellings).toContain(game.format(checked.value));
        else expect(spellings).not.toContain(game.format(changed));
        seen[checked.ok ? 'legal' : 'refused']++;
      }
    }),
    { numRuns: 40 },
  );
  expect(Math.min(seen.legal, seen.refused)).toBeGreaterThan(100);
});

test('[D-R4] mirroring a map changes neither its points nor the number of draws', () => {
  fc.assert(
    fc.property(drawing, position => {
      const { map } = position;
      const count = game.countMoves(position);
      for (const [flipX, flipY] of [
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        const image = new DuelMap();
        for (const { x, y, coat, crosses, round } of map.squares())
          image.draw(MAP_GRID.cellAt(flipX * x, flipY * y), COATS.indexOf(coat), crosses, round);
        expect(image.board.points).toBe(map.board.points);
        const mirrored = game.copy(position);
        mirrored.map.copyFrom(image);
        expect(game.countMoves(mirrored)).toBe(count);
      }
    }),
    { numRuns: 50 },
  );
});
