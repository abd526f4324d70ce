import { describe, expect, test } from 'vitest';
import { nearest, suggestion } from './nearest.ts';

const COMMANDS = ['simulate', 'verify', 'show', 'score', 'perft', 'bench', 'link'];

describe('nearest', () => {
  test.each([
    ['simualte', 'simulate'],
    ['Verify', 'verify'],
    ['sho', 'show'],
    ['scroe', 'score'],
    ['sim', 'simulate'],
    ['pertf', 'perft'],
  ])('finds what %s was meant to be', (word, meant) => {
    expect(nearest(word, COMMANDS)).toBe(meant);
  });

  test.each(['play', 'x', ''])('finds nothing near %j', word => {
    expect(nearest(word, COMMANDS)).toBeUndefined();
  });

  test('says nothing where one short word stands for another', () => {
    expect(suggestion('6', ['5', '7'])).toBe('');
    expect(suggestion('gmaes', ['games'], '--')).toBe('; did you mean --games?');
  });
});
