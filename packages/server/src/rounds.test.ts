import { expect, test } from 'vitest';
import { Rounds } from './rounds.ts';

test('everybody comes up once in a round, a few at a time', () => {
  const rounds = new Rounds<number>(4);
  for (let item = 0; item < 10; item++) rounds.add(item);
  const steps = Array.from({ length: 4 }, () => rounds.next());
  expect(steps.map(({ length }) => length)).toEqual([3, 3, 2, 2]);
  expect(steps.flat().sort((one, other) => one - other)).toEqual([...rounds.all]);
  expect(rounds.next()).toEqual(steps[0]);
});

test('who has left does not come up, and nobody is there twice', () => {
  const rounds = new Rounds<string>(1);
  rounds.add('ann');
  rounds.add('ann');
  rounds.add('bob');
  expect([rounds.size, rounds.delete('ann'), rounds.delete('ann')]).toEqual([2, true, false]);
  expect(rounds.next()).toEqual(['bob']);
});
