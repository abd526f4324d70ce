import { describe, expect, test } from 'vitest';
import { rehearse, rehearseLine } from '../testing/rehearsal.ts';

const DRAWING = `
  f  f  l1 l  w
  f1 g  l  w  w1
  f  g2 C  w  w
  s1 g  m2 m3 w
  s  s  s  .  .
`;

describe('score', () => {
  test('[K-E1] prints every area, the bonuses and the total', async () => {
    const props = { stdin: DRAWING };
    const { code, out } = await rehearseLine('score --variants middle-kingdom,harmony', props);
    expect(code).toBe(0);
    expect(out).toBe(`\
┌───────────────┐   area            squares  crowns  points
│ f  f  l1 l  w │   mine                  2       5      10
│ f1 g  l  w  w1│   wheat                 6       1       6
│ f  g2 C  w  w │   grassland             3       2       6
│ s1 g  m2 m3 w │   forest                4       1       4
│ s  s  s  .  . │   swamp                 4       1       4
└───────────────┘   lake                  3       1       3
                    Middle Kingdom                       10
                    Harmony                               0
                    total                                43
                    largest area 6, crowns 11
`);
    expect((await rehearseLine('score - --variants middle-kingdom,harmony', props)).out).toBe(out);
  });

  test('leaves the bonuses out where they do not count', async () => {
    const { out } = await rehearseLine('score', { stdin: DRAWING });
    expect(out).toMatch(/total +33\n/);
    expect(out).not.toContain('Harmony');
  });

  test('counts a castle alone as nothing', async () => {
    expect((await rehearseLine('score', { stdin: 'C' })).out).toMatch(/total +0\n/);
  });

  test('[K-V4] draws seven by seven', async () => {
    const { out } = await rehearseLine('score --size 7', { stdin: 'w1 w w C w w w' });
    expect(out).toMatch(/│ w1 w {2}w {2}C {2}w {2}w {2}w │/);
  });

  test('has colours for a terminal', async () => {
    const { out } = await rehearseLine('score', { stdin: 'C f1', isTerminal: true });
    expect(out).toContain('\u001b[1;38;5;231;48;5;22m f1\u001b[0m');
  });

  test('asks for a drawing where somebody types', async () => {
    const { err } = await rehearseLine('score', { stdin: 'C', isTyped: true });
    expect(err).toContain('Draw the kingdom');
  });

  test.each([
    ['score', 'w f', 'there is no castle: mark its square with C'],
    ['score', 'C\nC', 'line 2, column 1: a second castle; the first is in line 1, column 1'],
    ['score', 'C ?', 'line 1, column 3: "?" is no square'],
    ['score', 'C w4', 'line 1, column 3: w4 has 4 crowns; a square has at most 3'],
    [
      'score',
      'C w w w w w',
      'the kingdom is 6 wide and 1 high; it must fit 5x5, K-P3 (--size 7 is the Mighty Duel)\n',
    ],
    ['score', 'C w w w w w w w', 'the kingdom is 8 wide and 1 high; it must fit 5x5, K-P3\n'],
    ['score --size 7', 'C w w w w w w w', 'the kingdom is 8 wide and 1 high; it must fit 7x7, K-P3\n'],
    ['score', 'w '.repeat(10_000), 'this is too long for the drawing of a kingdom'],
    ['score --size 6', 'C', '--size must be 5 or 7, not "6"'],
    ['score --variants dynasty', 'C', 'unknown variant "dynasty" (there are: middle-kingdom, harmony)'],
    ['score /no/such/file', '', 'cannot read /no/such/file: there is no such file'],
  ])('%s refuses a bad drawing', async (line, stdin, message) => {
    const { code, out, err } = await rehearse(line.split(' '), { stdin });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino score: ${message}`);
  });
});
