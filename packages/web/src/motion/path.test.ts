/** The way of something that travels begins and ends exactly where it should. */
import { expect, test } from 'vitest';
import { copySize, type End, framesOf } from './path.ts';

const LINE: End = { box: { left: 800, top: 100, width: 120, height: 60 }, turn: 0 };
const UPRIGHT: End = { box: { left: 40, top: 300, width: 30, height: 60 }, turn: 1 };

test('as large as at its larger end', () => {
  expect(copySize(LINE, UPRIGHT)).toEqual({ width: 120, height: 60 });
  expect(copySize(UPRIGHT, LINE)).toEqual({ width: 120, height: 60 });
});

test('from the line to an upright place: centre on centre, a quarter turn, half as large', () => {
  const frames = framesOf(LINE, UPRIGHT, { width: 120, height: 60 }, 'fly');
  expect(frames[0]!.transform).toBe('translate(800px, 100px) rotate(0deg) scale(1)');
  // the copy's own box, around the same centre: 55, 330
  expect(frames.at(-1)!.transform).toBe('translate(-5px, 300px) rotate(90deg) scale(0.5)');
});

test.each([
  [1, 90],
  [2, 180],
  [3, -90],
])('%i quarter turns go the short way', (turn, degrees) => {
  const to = { ...UPRIGHT, turn };
  expect(framesOf(LINE, to, copySize(LINE, to), 'fly').at(-1)!.transform).toContain(`rotate(${degrees}deg)`);
});

test('what walks touches the ground at both ends and in between', () => {
  const to: End = { box: { ...LINE.box, left: 0 }, turn: 0 };
  const heights = framesOf(LINE, to, { width: 120, height: 60 }, 'walk').map(({ transform }) =>
    Number(/, (\S+)px\)/.exec(String(transform))![1]),
  );
  expect(heights[0]).toBe(100);
  expect(heights.at(-1)).toBeCloseTo(100);
  expect(heights.filter(height => Math.abs(height - 100) < 0.01)).toHaveLength(4);
});
