/** The camera: everything that can be reached is in sight, and nothing jumps. */
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import type { Rect } from '../../board/types.ts';
import { frameOf, rectOf } from '../view.ts';
import { cameraOf, frameAround, locksOf, shownFrame } from './camera.ts';

const isInside = (inner: Rect, outer: Rect) =>
  inner.west >= outer.west &&
  inner.north >= outer.north &&
  inner.west + inner.columns <= outer.west + outer.columns &&
  inner.north + inner.rows <= outer.north + outer.rows;

/** Whole games; the move is chosen by a number that goes on. */
function* games(options: object): Generator<Position> {
  const read = kingdomino.readOptions(options);
  if (!read.ok) throw new Error('options');
  let random = 1;
  for (let game = 0; game < 8; game++) {
    let position = kingdomino.start(read.value);
    while (kingdomino.toAct(position) !== 'nobody') {
      yield position;
      random = (random * 48_271) % 2_147_483_647;
      position = kingdomino.play(
        position,
        kingdomino.moveAt(position, random % kingdomino.countMoves(position)),
      );
    }
    yield position;
  }
}

test.each([{ players: 4 }, { players: 2, mightyDuel: true }])(
  '%o: what can be reached is in sight and no land that is lost; squares only grow',
  options => {
    let cameras: (Rect | undefined)[] = [];
    for (const position of games(options)) {
      if (position.dealt === 0) cameras = [];
      for (const [seat, kingdom] of position.kingdoms.entries()) {
        const before = cameras[seat];
        const camera = cameraOf(kingdom, before);
        expect(isInside(rectOf(kingdom), camera)).toBe(true);
        expect(isInside(camera, frameOf(kingdom))).toBe(true);
        if (before) {
          expect(camera.columns).toBeLessThanOrEqual(before.columns);
          expect(camera.rows).toBeLessThanOrEqual(before.rows);
        }
        cameras[seat] = camera;
      }
    }
  },
);

test('it stays where it is while that will do', () => {
  const [opening] = games({ players: 2 });
  const kingdom = opening!.kingdoms[0]!;
  const first = cameraOf(kingdom);
  expect(first).toEqual({ west: -3, north: -3, columns: 7, rows: 7 });
  expect(cameraOf(kingdom, { ...first, west: -2 })).toEqual({ ...first, west: -2 });
  expect(cameraOf(kingdom, { ...first, west: 1 })).toEqual({ ...first, west: -2 });
});

test('the frame holds the kingdom and what may be laid; locked it does not move', () => {
  let locked = 0;
  for (const { kingdoms } of games({ players: 4 }))
    for (const kingdom of kingdoms) {
      const frame = frameAround(kingdom);
      expect(isInside(rectOf(kingdom, 0), frame)).toBe(true);
      if (locksOf(kingdom).x) {
        locked++;
        expect(frame.west).toBe(kingdom.extent().west);
      }
    }
  expect(locked).toBeGreaterThan(0);
  const [opening] = games({ players: 2 });
  const kingdom = opening!.kingdoms[0]!;
  expect(frameAround(kingdom).west).toBe(-2);
  expect(frameAround(kingdom, [{ x: 3, y: 0 }]).west).toBe(-1);
  expect(frameAround(kingdom, [{ x: -4, y: 0 }]).west).toBe(-4);
});

test('no square on which the domino may lie is outside of the frame that is drawn', () => {
  let squares = 0;
  for (const position of games({ players: 2 })) {
    if (position.phase !== 'place') continue;
    const kingdom = position.kingdoms[position.seat]!;
    const frame = shownFrame(kingdom, cameraOf(kingdom), []);
    for (let at = 0; at < kingdomino.countMoves(position); at++) {
      const next = kingdomino.play(position, kingdomino.moveAt(position, at)).kingdoms[position.seat]!;
      squares++;
      expect(isInside(rectOf(next, 0), frame)).toBe(true);
    }
    const { x, y } = locksOf(kingdom);
    expect(frame.isOpen).toEqual({ x: !x, y: !y });
  }
  expect(squares).toBeGreaterThan(1000);
});
