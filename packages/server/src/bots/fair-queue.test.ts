import { expect, test } from 'vitest';
import { FairQueue, type Whose } from './fair-queue.ts';

interface Item extends Whose {
  readonly name: string;
}

const person = (opener: string, name: string): Item => ({ opener, name, hasPeople: true });
const botsOnly = (opener: string, name: string): Item => ({ opener, name, hasPeople: false });

function order(...items: readonly Item[]): string {
  const queue = new FairQueue<Item>();
  for (const item of items) queue.add(item);
  const names: string[] = [];
  for (let item = queue.next(); item; item = queue.next()) names.push(item.name);
  expect(queue.length).toBe(0);
  return names.join(' ');
}

test('who waits for a bot comes before tables of bots only', () => {
  expect(order(botsOnly('max', 'b1'), botsOnly('max', 'b2'), person('ann', 'p1'))).toBe('p1 b1 b2');
});

test('openers take turns, however many tables one of them has', () => {
  const many = Array.from({ length: 5 }, (_, index) => person('max', `m${index}`));
  expect(order(...many, person('ann', 'a1'), person('bob', 'b1'), person('ann', 'a2'))).toBe(
    'm0 a1 b1 m1 a2 m2 m3 m4',
  );
});

test('only where nobody waits is a turn given up for another', () => {
  const queue = new FairQueue<Item>();
  queue.add(person('ann', 'p1'));
  expect(queue.giveUpOne()).toBeUndefined();
  queue.add(botsOnly('max', 'b1'));
  expect(queue.giveUpOne()?.name).toBe('b1');
  expect([queue.length, queue.next()?.name, queue.next()]).toEqual([1, 'p1', undefined]);
});
