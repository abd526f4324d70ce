/** Every move of a game is told by motion, and nothing moves that did not happen. */
import { kingdomino, type Move, type Position } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import type { Motion } from '../motion/scene.ts';
import { takenBack } from '../motion/scene.ts';
import { sceneOf } from './motions.ts';

const MINE = [0];

/** The first legal move each time, or the last. */
function* gameOf(options: object, isLast: boolean) {
  const read = kingdomino.readOptions(options);
  if (!read.ok) throw new Error('options');
  let before = kingdomino.start(read.value);
  while (kingdomino.toAct(before) !== 'nobody') {
    const move = kingdomino.moveAt(before, isLast ? kingdomino.countMoves(before) - 1 : 0);
    const after = kingdomino.play(before, move);
    yield { before, move, after };
    before = after;
  }
}

/** What a table shows in a position, by anchor: the same as its components do. */
function anchorsOf(position: Position): Set<string> {
  const { turn, phase } = position;
  const older = position.older().flatMap(({ domino, owner }, slot) => {
    const isGone = owner >= 0 && phase !== 'line' && (slot < turn || (slot === turn && phase === 'pick'));
    const hasKing = owner >= 0 && (phase === 'line' || slot >= turn);
    return [
      `older ${domino}`,
      ...(isGone ? [] : [`domino ${domino}`]),
      ...(hasKing ? [`king ${domino}`] : []),
    ];
  });
  const newer = position
    .newer()
    .flatMap(({ domino, owner }) => [
      `newer ${domino}`,
      `domino ${domino}`,
      ...(owner >= 0 ? [`king ${domino}`] : []),
    ]);
  const laid = position.kingdoms.flatMap((kingdom, seat) =>
    kingdom.squares().map(({ domino }) => `laid ${seat} ${domino}`),
  );
  const kings = position.isOpening
    ? [
        ...position.hand().map(seat => `waiting king ${seat}`),
        ...(position.kings[position.kingsPlaced]! >= 0 ? ['drawn king'] : []),
      ]
    : [];
  return new Set([...older, ...newer, ...laid, ...kings, 'held', 'backs']);
}

const ends = (motion: Motion) => ({
  from: 'from' in motion ? motion.from : undefined,
  to: motion.kind === 'show' ? motion.at : 'to' in motion ? motion.to : undefined,
});

test.each([
  { players: 2 },
  { players: 3, lineOfFour: true },
  { players: 4 },
  { players: 2, mightyDuel: true, balancedOpening: true },
])('%o: motions begin at what is there and end at what is there then', options => {
  for (const isLast of [false, true])
    for (const { before, move, after } of gameOf(options, isLast)) {
      const scene = sceneOf({ before, move, after }, { mine: MINE });
      for (const { from, to } of scene.map(ends)) {
        if (from !== undefined) expect(anchorsOf(before), `${move.kind}: ${from}`).toContain(from);
        if (to !== undefined) expect(anchorsOf(after), `${move.kind}: ${to}`).toContain(to);
      }
      for (const { from, to } of takenBack(scene).map(ends)) {
        if (from !== undefined && from !== 'held') expect(anchorsOf(after)).toContain(from);
        if (to !== undefined) expect(anchorsOf(before)).toContain(to);
      }
    }
});

test('a bot’s domino flies, my own is already where I laid it', () => {
  const seen = { travel: 0, show: 0 };
  for (const { before, move, after } of gameOf({ players: 2 }, false)) {
    if (move.kind !== 'place') continue;
    const [first] = sceneOf({ before, move, after }, { mine: MINE });
    expect(first?.kind).toBe(before.seat === 0 ? 'show' : 'travel');
    seen[before.seat === 0 ? 'show' : 'travel']++;
  }
  expect(Math.min(seen.travel, seen.show)).toBeGreaterThan(0);
});

test('a king walks for every pick, and a line moves up only after its last one', () => {
  for (const { before, move, after } of gameOf({ players: 4 }, false)) {
    const scene = sceneOf({ before, move, after }, { mine: [] });
    expect(scene.some(motion => motion.kind === 'travel' && motion.way === 'walk')).toBe(isKings(move));
    const isEnd = move.kind === 'pick' && !after.hasNewer;
    expect(scene.filter(({ kind }) => kind === 'slide')).toHaveLength(isEnd ? 4 : 0);
  }
});

const isKings = ({ kind }: Move) => kind === 'pick' || kind === 'king';
