import { describe, expect, test } from 'vitest';
import { coloursOf, SEAT_COLOURS, withColour } from './colours.ts';

const NONE = undefined;

describe('coloursOf', () => {
  test.each([
    { wishes: [], colours: [] },
    { wishes: [NONE, NONE], colours: ['pink', 'yellow'] },
    { wishes: [NONE, NONE, NONE, NONE], colours: [...SEAT_COLOURS] },
    { wishes: ['blue', NONE], colours: ['blue', 'yellow'] },
    { wishes: [NONE, 'pink'], colours: ['yellow', 'pink'] },
    { wishes: ['green', 'blue', NONE, NONE], colours: ['green', 'blue', 'pink', 'yellow'] },
    { wishes: ['green', 'green', 'green'], colours: ['green', 'yellow', 'pink'] },
    { wishes: ['mauve', 3, null, {}], colours: [...SEAT_COLOURS] },
  ])('$wishes', ({ wishes, colours }) => {
    expect(coloursOf(wishes)).toEqual(colours);
  });
});

describe('withColour', () => {
  test.each([
    { seat: 0, colour: 'blue', colours: ['blue', 'yellow', 'green'] },
    { seat: 0, colour: 'green', colours: ['green', 'yellow', 'pink'] },
    { seat: 2, colour: 'pink', colours: ['green', 'yellow', 'pink'] },
    { seat: 1, colour: 'yellow', colours: ['pink', 'yellow', 'green'] },
  ] as const)('seat $seat takes $colour', ({ seat, colour, colours }) => {
    expect(withColour(['pink', 'yellow', 'green'], seat, colour)).toEqual(colours);
  });
});
