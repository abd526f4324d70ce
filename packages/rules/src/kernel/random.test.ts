import { expect, test } from 'vitest';
import { Random } from './random.ts';

test('the stream of a seed never changes', () => {
  const random = new Random(1);
  expect([random.bits(), random.bits(), random.bits()]).toMatchInlineSnapshot(`
    [
      393288148,
      -2120864283,
      -480208205,
    ]
  `);
  expect([random.below(6), random.below(1000), random.unit()]).toMatchInlineSnapshot(`
    [
      2,
      434,
      0.5073778254445642,
    ]
  `);
});

test('neighbouring seeds give unrelated streams', () => {
  const firsts = Array.from({ length: 1000 }, (_, seed) => new Random(seed).below(1000));
  expect(new Set(firsts).size).toBeGreaterThan(580);
});

// chi-square with 5 and 299 degrees of freedom, at one in 10,000
test.each([
  [6, 25.7],
  [300, 401],
])('numbers below %i are equally likely', (count, limit) => {
  const random = new Random(7);
  const seen = new Float64Array(count);
  const draws = 1000 * count;
  for (let draw = 0; draw < draws; draw++) seen[random.below(count)]! += 1;
  const chiSquare = seen.reduce((sum, hits) => sum + (hits - 1000) ** 2 / 1000, 0);
  expect(chiSquare).toBeLessThan(limit);
});

test('a shuffle keeps every item and can make every order', () => {
  const random = new Random(3);
  const orders = new Map<string, number>();
  for (let round = 0; round < 6000; round++) {
    const items = [1, 2, 3];
    random.shuffle(items);
    orders.set(items.join(), (orders.get(items.join()) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});
