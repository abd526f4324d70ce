import { describe, expect, test } from 'vitest';
import { type OptionTable, parseArguments } from './arguments.ts';
import { UsageComplaint } from './complaint.ts';

const TABLE: OptionTable = {
  games: { value: 'N', help: '' },
  seed: { value: 'TEXT', help: '' },
  quiet: { help: '' },
};

function parse(line: string, mostPlain = 1) {
  return parseArguments(line.split(' ').filter(Boolean), TABLE, mostPlain);
}

describe('arguments', () => {
  test('options, flags and plain arguments may stand in any order', () => {
    const args = parse('- --games 12 --quiet --seed=-5');
    expect(args.plain).toEqual(['-']);
    expect(args.integer('games', { from: 1, otherwise: 1 })).toBe(12);
    expect(args.text('seed')).toBe('-5');
    expect([args.has('quiet'), args.has('seed')]).toEqual([true, true]);
  });

  test('a dash alone is a value, and after two of them nothing is an option', () => {
    const args = parse('--seed - -- --games');
    expect([args.text('seed'), args.plain, args.has('games')]).toEqual(['-', ['--games'], false]);
  });

  test('of an option that is given twice, the last counts', () => {
    expect(parse('--seed a --seed=b').text('seed')).toBe('b');
  });

  test('what is not given has its usual value', () => {
    const args = parse('');
    expect(args.integer('games', { from: 1, otherwise: 7 })).toBe(7);
    expect(args.oneOf('seed', ['a', 'b'], 'b')).toBe('b');
    expect(args.list('seed')).toEqual([]);
    expect(args.has('quiet')).toBe(false);
  });

  test('a list is split at its commas', () => {
    expect(parse('--seed a,,b,').list('seed')).toEqual(['a', 'b']);
  });

  test.each([
    ['--gmaes 3', 'unknown option --gmaes; did you mean --games?'],
    ['-q', 'unknown option -q'],
    ['-games 3', 'unknown option -g'],
    ['--no-quiet', 'unknown option --no-quiet'],
    ['--__proto__=1', 'unknown option --__proto__'],
    ['--toString', 'unknown option --toString'],
    ['--games', '--games needs a value (N); one that begins with a dash is written --games=-1'],
    ['--seed -5', '--seed needs a value (TEXT); one that begins with a dash is written --seed=-1'],
    ['--games --quiet', '--games needs a value (N); one that begins with a dash is written --games=-1'],
    ['--quiet=1', '--quiet takes no value'],
    ['--quiet=', '--quiet takes no value'],
    ['-- --games 3', 'one argument too many: "3"'],
    ['one two', 'one argument too many: "two"'],
  ])('%s is refused: %s', (line, message) => {
    expect(() => parse(line)).toThrow(new UsageComplaint(message));
  });

  test.each(['0', 'x', '1.5', '1e3', '-1', '', '11', '99999999999999999999'])(
    'a number from 1 to 10 is not %j',
    text => {
      const args = parseArguments([`--games=${text}`], TABLE, 0);
      expect(() => args.integer('games', { from: 1, to: 10, otherwise: 1 })).toThrow(
        `--games must be a whole number from 1 to 10, not ${JSON.stringify(text)}`,
      );
    },
  );

  test('a choice outside the list is named, with what was meant', () => {
    expect(() => parse('--seed dule').oneOf('seed', ['kingdomino', 'duel'], 'duel')).toThrow(
      '--seed must be kingdomino or duel, not "dule"; did you mean duel?',
    );
  });
});
