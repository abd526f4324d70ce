/** The cheapest perfect matching, against all matchings of small graphs. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestMatching, type Edge } from './matching.ts';

/** How many are left over at least, and the least that a matching of so many costs. */
function bruteForce(vertices: number, edges: readonly Edge[]): { left: number; cost: number } {
  const rest = (free: readonly number[]): { left: number; cost: number } => {
    const [first, ...others] = free;
    if (first === undefined) return { left: 0, cost: 0 };
    const alone = rest(others);
    let best = { left: alone.left + 1, cost: alone.cost };
    for (const { from, to, cost } of edges) {
      const partner = from === first ? to : to === first ? from : undefined;
      if (partner === undefined || !others.includes(partner)) continue;
      const then = rest(others.filter(one => one !== partner));
      const mine = { left: then.left, cost: then.cost + cost };
      if (mine.left < best.left || (mine.left === best.left && mine.cost < best.cost)) best = mine;
    }
    return best;
  };
  return rest(Array.from({ length: vertices }, (_, v) => v));
}

const graphs = fc.integer({ min: 2, max: 8 }).chain(vertices =>
  fc.record({
    vertices: fc.constant(vertices),
    edges: fc.uniqueArray(
      fc
        .record({
          from: fc.nat(vertices - 1),
          to: fc.nat(vertices - 1),
          cost: fc.nat(20),
        })
        .filter(({ from, to }) => from < to),
      { selector: ({ from, to }) => `${from}-${to}`, maxLength: 28 },
    ),
  }),
);

function measure(partners: readonly (number | undefined)[], edges: readonly Edge[]) {
  let cost = 0;
  partners.forEach((partner, vertex) => {
    if (partner === undefined) return;
    expect(partners[partner]).toBe(vertex);
    const edge = edges.find(
      ({ from, to }) => from === Math.min(vertex, partner) && to === Math.max(vertex, partner),
    );
    cost += edge!.cost / 2;
  });
  return { left: partners.filter(partner => partner === undefined).length, cost };
}

test('pairs as many as can be, at the least cost', () => {
  fc.assert(
    fc.property(graphs, ({ vertices, edges }) => {
      expect(measure(cheapestMatching(vertices, edges), edges)).toEqual(bruteForce(vertices, edges));
    }),
    { numRuns: 3000 },
  );
});

test('dense graphs of eight', () => {
  const costs = fc.array(fc.nat(9), { minLength: 28, maxLength: 28 });
  fc.assert(
    fc.property(costs, list => {
      const pairs = Array.from({ length: 8 }, (_, from) =>
        Array.from({ length: 7 - from }, (__, k) => [from, from + k + 1]),
      );
      const edges = pairs.flat().map(([from, to], k) => ({ from: from!, to: to!, cost: list[k]! }));
      expect(measure(cheapestMatching(8, edges), edges)).toEqual(bruteForce(8, edges));
    }),
    { numRuns: 500 },
  );
});

test('an empty graph, and edges that lead nowhere', () => {
  expect(cheapestMatching(0, [])).toEqual([]);
  expect(cheapestMatching(2, [{ from: 1, to: 1, cost: 0 }])).toEqual([undefined, undefined]);
});

/** By sets of vertices: enough of them for blossoms inside blossoms, which open again. */
function bySubsets(vertices: number, edges: readonly Edge[]): { left: number; cost: number } {
  const best = new Map<number, { left: number; cost: number }>([[0, { left: 0, cost: 0 }]]);
  for (let set = 1; set < 1 << vertices; set++) {
    const first = 31 - Math.clz32(set);
    const alone = best.get(set ^ (1 << first))!;
    let found = { left: alone.left + 1, cost: alone.cost };
    for (const { from, to, cost } of edges) {
      if (to !== first || (set & (1 << from)) === 0) continue;
      const rest = best.get(set ^ (1 << first) ^ (1 << from))!;
      if (rest.left < found.left || (rest.left === found.left && rest.cost + cost < found.cost))
        found = { left: rest.left, cost: rest.cost + cost };
    }
    best.set(set, found);
  }
  return best.get((1 << vertices) - 1)!;
}

test('sparse graphs of thirteen, in which blossoms lie inside blossoms', () => {
  const edge = fc.record({ from: fc.nat(12), to: fc.nat(12), cost: fc.nat(6) });
  const some = fc.uniqueArray(
    edge.filter(({ from, to }) => from < to),
    { selector: ({ from, to }) => `${from}-${to}`, minLength: 14, maxLength: 30 },
  );
  fc.assert(
    fc.property(some, edges => {
      expect(measure(cheapestMatching(13, edges), edges)).toEqual(bySubsets(13, edges));
    }),
    { numRuns: 150 },
  );
});
