import { describe, expect, test } from 'vitest';
import { rehearse, rehearseLine } from '../testing/rehearsal.ts';

describe('link', () => {
  test.each(['--players 4', '--variants dynasty,mighty-duel', '--game duel'])(
    'goes to a short text and back: %s',
    async options => {
      const { out: records } = await rehearseLine(`simulate --games 2 ${options}`);
      const { code, out: link } = await rehearseLine('link - --record 2', { stdin: records });
      expect(code).toBe(0);
      expect(link).toMatch(/^2[\w~-]+\n$/);
      const { moves, result, options: table, game } = JSON.parse(records.split('\n')[1]!);
      for (const text of [link.trim(), `https://example.org/#${link.trim()}`]) {
        const { out } = await rehearse(['link', '--open', text]);
        expect(JSON.parse(out)).toMatchObject({ game, moves, result, options: table });
        expect(out.trim()).not.toContain('\n');
      }
    },
  );

  test.each([
    ['link', 'give either a FILE (or - for standard input) or --open TEXT'],
    ['link - --open 1', 'give either a FILE (or - for standard input) or --open TEXT'],
    ['link --open 1 --record 2', '--record is for a FILE: a link holds one game'],
    ['link --open hello', 'this is not a link to a game'],
    ['link -', 'record 1, move 1: K-T1 this is not a move of Kingdomino ("x")'],
    ['link - --record 2', 'there is no record 2; 1 were read'],
    ['link - --record x', '--record must be a whole number of at least 1, not "x"'],
  ])('%s is refused', async (line, message) => {
    const stdin =
      '{"format":"kingdomino-record/1","game":"kingdomino","options":{"players":4},"moves":["x"]}';
    const { code, out, err } = await rehearseLine(line, { stdin });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino link: ${message}\n`);
  });
});
