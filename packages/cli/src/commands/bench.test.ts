import { describe, expect, test, vi } from 'vitest';
import { rehearseLine } from '../testing/rehearsal.ts';

const MODES = ['kingdomino-2', 'kingdomino-3', 'kingdomino-4', 'mighty-duel', 'duel'];

describe('bench', () => {
  test('prints exactly the modes and their speeds as JSON', async () => {
    const { code, out } = await rehearseLine('bench --json --seconds 1');
    expect(code).toBe(0);
    const rows = JSON.parse(out) as Record<string, unknown>[];
    expect(rows.map(row => row.mode)).toEqual(MODES);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['mode', 'gamesPerSecond']);
      expect(row.gamesPerSecond).toBeGreaterThan(0);
    }
  });

  test('measures greedy games on demand', async () => {
    const { code, out } = await rehearseLine('bench --greedy --json --seconds 1');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([{ mode: 'full-greedy-4', gamesPerSecond: expect.any(Number) }]);
  });

  test.each([
    ['--greedy --naive', '--greedy measures bots, which the naive rules do not have: leave out --naive'],
    ['--seconds 0', '--seconds must be a whole number from 1 to 25, not "0"'],
    ['--seconds 26', '--seconds must be a whole number from 1 to 25, not "26"'],
    ['--jsno', 'unknown option --jsno; did you mean --json?'],
  ])('refuses %s', async (line, message) => {
    const { code, out, err } = await rehearseLine(`bench ${line}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino bench: ${message}\n`);
  });

  test('says what is missing where there is no test kit', async () => {
    vi.doMock('@kingdomino/testkit', () => {
      throw new Error('not found');
    });
    const { code, err } = await rehearseLine('bench --naive');
    vi.doUnmock('@kingdomino/testkit');
    expect(code).toBe(2);
    expect(err).toContain('--naive needs @kingdomino/testkit');
  });
});
