/** What moves when something happens in Duel, and nothing else: dice only when they are rolled or taken. */
import { Random } from '@kingdomino/rules';
import { COATS, duel, Position } from '@kingdomino/rules/duel';
import { expect, test } from 'vitest';
import type { Happening } from '../table-ui/use-motion.ts';
import { sceneOf } from './motions.ts';

/** Everything that happens in some random games. */
function happenings(games: number): Happening<'duel'>[] {
  const options = duel.readOptions({ players: 2 });
  if (!options.ok) throw new Error('options');
  return Array.from({ length: games }, (_, seed) => {
    const random = new Random(seed + 1);
    const found: Happening<'duel'>[] = [];
    let before = new Position(options.value);
    while (before.phase !== 'over') {
      const move = duel.moveAt(before, random.below(duel.countMoves(before)));
      const after = duel.play(before, move);
      found.push({ before, move, after });
      before = after;
    }
    return found;
  }).flat();
}

const ALL = happenings(6);
const NOBODY_HERE = { mine: [] };
const ofKind = (kind: string) => ALL.filter(({ move }) => move.kind === kind);

test('four dice tumble when they are rolled, and at no other time', () => {
  for (const happening of ALL) {
    const tumbling = sceneOf(happening, NOBODY_HERE).filter(
      motion => motion.kind === 'show' && motion.effect === 'tumble',
    );
    expect(tumbling).toHaveLength(happening.move.kind === 'roll' ? 4 : 0);
  }
});

test('dice go to who took them: one, or two and the last', () => {
  const counts = ofKind('take').map(({ before, move, after }) => {
    const moved = sceneOf({ before, move, after }, NOBODY_HERE).filter(({ kind }) => kind === 'travel');
    return moved.length;
  });
  expect(new Set(counts)).toEqual(new Set([1, 3]));
});

test('dice come to the hand of who draws here, and go back from it', () => {
  const travelling = (happening: Happening<'duel'>) =>
    sceneOf(happening, { mine: [0] }).filter(({ kind }) => kind === 'travel').length;
  const begun = ofKind('take').filter(({ before, after }) => before.phase === 'take-two' && after.seat === 0);
  // three are taken or come to their owner, and the one that I had comes to the hand
  expect(begun.length).toBeGreaterThan(0);
  expect(new Set(begun.map(travelling))).toEqual(new Set([4]));
  const done = ofKind('draw').filter(({ before }) => before.seat === 0);
  expect(new Set(done.map(travelling))).toEqual(new Set([2]));
});

test('two coats are stamped by a draw, and a box pops for each that was filled', () => {
  for (const happening of ofKind('draw')) {
    const scene = sceneOf(happening, NOBODY_HERE);
    const { before, after } = happening;
    const filled = [...after.boxes.keys()].reduce(
      (sum, box) => sum + after.boxes[box]! - before.boxes[box]!,
      0,
    );
    expect(scene.filter(motion => motion.kind === 'show' && motion.effect === 'stamp')).toHaveLength(2);
    expect(scene.filter(motion => motion.kind === 'show' && motion.at.startsWith('box '))).toHaveLength(
      filled,
    );
  }
});

test('a spell that is won shows itself', () => {
  const wins = ALL.filter(({ before, after }) =>
    COATS.some((_, coat) => before.owners[coat] !== after.owners[coat]),
  );
  expect(wins.length).toBeGreaterThan(5);
  for (const happening of wins)
    expect(
      sceneOf(happening, NOBODY_HERE).some(
        motion => motion.kind === 'show' && motion.at.startsWith('spell '),
      ),
    ).toBe(true);
});
