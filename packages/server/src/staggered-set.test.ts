import { expect, test } from 'vitest';
import { StaggeredSet } from './staggered-set.ts';

test('everybody comes up once in a round, a few at a time', () => {
  const items = new StaggeredSet<number>(4);
  for (let item = 0; item < 10; item++) items.add(item);
  const steps = Array.from({ length: 4 }, () => items.next());
  expect(steps.map(({ length }) => length)).toEqual([3, 3, 2, 2]);
  expect(steps.flat().sort((one, other) => one - other)).toEqual([...items.all]);
  expect(items.next()).toEqual(steps[0]);
});

test('who has left does not come up, and nobody is there twice', () => {
  const items = new StaggeredSet<string>(1);
  items.add('ann');
  items.add('ann');
  items.add('bob');
  expect([items.size, items.delete('ann'), items.delete('ann')]).toEqual([2, true, false]);
  expect(items.next()).toEqual(['bob']);
});
