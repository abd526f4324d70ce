import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

test.each([
  ['others stay as they are', ['Ann', 'Bob'], ['Ann', 'Bob']],
  ['twins are numbered', ['Prince', 'Ann', 'Prince'], ['Prince', 'Ann', 'Prince II']],
  [
    'four of a kind',
    ['Prince', 'Prince', 'Prince', 'Prince'],
    ['Prince', 'Prince II', 'Prince III', 'Prince IV'],
  ],
  ['two pairs', ['Ann', 'Bob', 'Bob', 'Ann'], ['Ann', 'Bob', 'Bob II', 'Ann II']],
  ['whoever is called so already stays it', ['Ann', 'Ann', 'Ann II'], ['Ann', 'Ann III', 'Ann II']],
  ['free seats are no twins', ['', 'Ann', ''], ['', 'Ann', '']],
  ['nobody', [], []],
])('%s', (_, names, distinct) => expect(distinctNames(names)).toEqual(distinct));
