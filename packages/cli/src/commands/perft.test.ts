import { describe, expect, test } from 'vitest';
import { DUEL_LINK, KINGDOMINO_LINK } from '../testing/fixtures.ts';
import { rehearse, rehearseLine } from '../testing/rehearsal.ts';

const counts = (out: string) =>
  [...out.matchAll(/^depth (\d+): (\d+) sequences in [\d.]+ s/gm)].map(match => Number(match[2]));

describe('perft', () => {
  test('[K-S3] counts the ways to choose from the first line', async () => {
    const { code, out } = await rehearseLine('perft --players 4 --depth 4');
    expect(code).toBe(0);
    expect(counts(out)).toEqual([4, 12, 24, 24]);
    expect(out).toMatch(/^depth 4: 24 sequences in [\d.]+ s, [\d,]+ nodes\/s$/m);
  });

  test('[D-R3] counts the takes of Duel', async () => {
    expect(counts((await rehearseLine('perft --game duel --depth 2')).out)).toEqual([4, 12]);
  });

  test('splits the count by the first decision', async () => {
    const { out } = await rehearseLine('perft --depth 3 --divide');
    const parts = [...out.matchAll(/^pick:\d+ +(\d+)$/gm)].map(match => Number(match[1]));
    expect(parts).toEqual([6, 6, 6, 6]);
    expect(counts(out)).toEqual([24]);
  });

  test('[K-P1] counts from a position of a record', async () => {
    const { out } = await rehearse([
      'perft',
      '--link',
      KINGDOMINO_LINK,
      '--move',
      '7',
      '--depth',
      '1',
      '--divide',
    ]);
    expect(counts(out)).toEqual([12]);
    expect(out).toMatch(/^place:4@\S+ +1$/m);
  });

  test('takes a game that is over for one sequence', async () => {
    expect(counts((await rehearse(['perft', '--link', DUEL_LINK, '--depth', '2'])).out)).toEqual([1, 1]);
    expect(counts((await rehearse(['perft', '--link', DUEL_LINK, '--depth', '2', '--divide'])).out)).toEqual([
      0,
    ]);
  });

  test('reads a record from standard input', async () => {
    const { out: stdin } = await rehearseLine('simulate --games 2');
    expect(counts((await rehearseLine('perft - --record 2 --move 2 --depth 1', { stdin })).out)).toEqual([4]);
  });

  test.each([
    ['--depth 0', '--depth must be a whole number from 1 to 50, not "0"'],
    ['--move 3', '--move needs a FILE or --link TEXT'],
    ['--record 3', '--record needs a FILE or --link TEXT'],
    ['- --players 2', '--players is for a new game; a record has its own options'],
    ['/no/such/file', 'cannot read /no/such/file: there is no such file'],
    ['--players 7', '--players must be a whole number from 2 to 4, not "7"'],
  ])('refuses %s', async (line, message) => {
    const { code, out, err } = await rehearseLine(`perft ${line}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino perft: ${message}\n`);
  });
});
