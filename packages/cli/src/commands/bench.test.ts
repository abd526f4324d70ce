import { describe, expect, test, vi } from 'vitest';
import { parseArguments } from '../arguments.ts';
import { measure } from '../benchmark/measure.ts';
import type { Io } from '../io.ts';
import { memoryIo } from '../testing/memory-io.ts';
import { rehearseLine } from '../testing/rehearsal.ts';
import { makeBench } from './bench.ts';

const MODES = ['kingdomino-2', 'kingdomino-3', 'kingdomino-4', 'mighty-duel', 'duel'];

/** Runs the command with a measurement of our own: this many games in a second, in every mode. */
const benchAt = (gamesPerSecond: number, line = '') =>
  benchWith(contestants => contestants.map(() => ({ gamesPerSecond, meanScore: 20 })), line);

/** With the real measurement, of a few games: how exact it is does not matter here. */
const benchBriefly = (line: string, rest: Partial<Io> = {}) =>
  benchWith(
    (contestants, { rounds }, onStep) =>
      measure(
        contestants.map(each => ({ ...each, warmUp: 5, batch: 5 })),
        { rounds, slice: 0.001 },
        onStep,
      ),
    line,
    rest,
  );

async function benchWith(measurement: typeof measure, line: string, rest: Partial<Io> = {}) {
  const command = makeBench(measurement);
  const io = memoryIo('', rest);
  const code = await command.run(parseArguments(line.split(' ').filter(Boolean), command.options, 0), io);
  return { code, out: io.written(), err: io.warned() };
}

describe('bench', () => {
  test('prints exactly the modes and their speeds as JSON, and exits by their targets', async () => {
    const { code, out, err } = await benchBriefly('--json --seconds 1');
    const rows = JSON.parse(out) as Record<string, number>[];
    expect(rows.map(row => row.mode)).toEqual(MODES);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['mode', 'gamesPerSecond']);
      expect(row.gamesPerSecond).toBeGreaterThan(0);
    }
    // whatever this machine can do
    expect(code).toBe(err === '' ? 0 : 1);
  });

  test('measures greedy games on demand', async () => {
    const { out } = await benchBriefly('--greedy --json --seconds 1');
    expect(JSON.parse(out)).toEqual([{ mode: 'full-greedy-4', gamesPerSecond: expect.any(Number) }]);
  });

  test('shows how far it is to whoever watches standard error, and to nobody else', async () => {
    // a warm-up and seven rounds for each of five modes
    const { out, err } = await benchBriefly('--seconds 1', { isWatched: true });
    expect(err).toContain(' 1 of 40 measurements');
    expect(err).toContain(' 40 of 40 measurements');
    expect(err.endsWith('\u001b[2K')).toBe(true);
    expect(out).not.toContain('measurements');
    expect((await benchBriefly('--greedy --seconds 1', { isWatched: true })).err).toContain(
      ' 8 of 8 measurements',
    );
    expect((await benchBriefly('--greedy --seconds 1', { isTerminal: true })).err).toBe('');
  });

  test('shows it for searches and signatures, too', async () => {
    const command = makeBench(
      vi.fn(),
      async () => [],
      async (thoughts, onThought) => {
        onThought?.(thoughts);
        return [];
      },
    );
    const shownBy = async (line: string) => {
      const io = memoryIo('', { isWatched: true });
      await command.run(parseArguments([line], command.options, 0), io);
      return io.warned();
    };
    expect(await shownBy('--search')).toContain(' 15 of 36 searches');
    expect(await shownBy('--bots')).toContain(' 1 of 2 games');
  });

  test('tells how fast the search is', async () => {
    const speedsOf = async () => [{ mode: 'duel', simulationsPerSecond: 1000, longestMilliseconds: 201 }];
    const command = makeBench(vi.fn(), vi.fn(), speedsOf);
    const io = memoryIo();
    expect(await command.run(parseArguments(['--search'], command.options, 0), io)).toBe(0);
    expect(io.written()).toMatch(/duel +1,000 +201 ms\n$/);
  });

  test('exits with 0 where every target is reached', async () => {
    const { code, out, err } = await benchAt(200_000, '--targets');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('yes');
    expect(out).not.toContain('NO');
    expect((await benchAt(850, '--greedy --targets')).code).toBe(0);
  });

  test('says nothing of targets where nobody asks, and exits with 0 on any machine', async () => {
    const { code, out, err } = await benchAt(1);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(/target|NO/);
  });

  test('exits with 1 and says which where one is missed, as a table or as JSON', async () => {
    const { code, out, err } = await benchAt(150_000, '--targets');
    expect({ code, err }).toEqual({ code: 1, err: 'kingdomino bench: below the target: kingdomino-2\n' });
    expect(out).toContain('NO');
    expect(await benchAt(99_999, '--json --targets')).toMatchObject({
      code: 1,
      err: 'kingdomino bench: below the target: kingdomino-2, kingdomino-4\n',
    });
    expect(await benchAt(849, '--greedy --targets')).toMatchObject({ code: 1 });
  });

  test.each([
    ['--greedy --naive', '--greedy measures bots, which the naive rules do not have: leave out --naive'],
    ['--bots --naive', '--bots measures nothing: leave out --naive'],
    ['--bots --seconds 5', '--bots measures nothing: leave out --seconds'],
    ['--bots --targets', '--bots measures nothing: leave out --targets'],
    ['--bots --search', '--bots and --search are two questions: ask one of them'],
    ['--each', '--each goes with --bots'],
    ['--search --naive', '--search measures the search alone: leave out --naive'],
    ['--seconds 0', '--seconds must be a whole number from 1 to 25, not "0"'],
    ['--seconds 26', '--seconds must be a whole number from 1 to 25, not "26"'],
    ['--jsno', 'unknown option --jsno; did you mean --json?'],
  ])('refuses %s', async (line, message) => {
    const { code, out, err } = await rehearseLine(`bench ${line}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino bench: ${message}\n`);
  });

  test('prints the signature of what the bots play, and on demand a line for each', async () => {
    const command = makeBench(
      () => [],
      async game => [{ game, bot: 'duke', simulations: 5, hash: '0badcafe' }],
    );
    const print = async (line: string) => {
      const io = memoryIo();
      const code = await command.run(parseArguments(line.split(' '), command.options, 0), io);
      return { code, out: io.written() };
    };
    const { code, out } = await print('--bots');
    expect(code).toBe(0);
    expect(out).toMatch(/^Bench: 10 [0-9a-f]{8}\n$/);
    expect((await print('--bots --each')).out).toBe(
      `kingdomino duke 5 0badcafe\nduel duke 5 0badcafe\n${out}`,
    );
    expect(JSON.parse((await print('--bots --json')).out)).toMatchObject({
      signature: out.trimEnd(),
      bots: [{ game: 'kingdomino', bot: 'duke' }, { game: 'duel' }],
    });
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
