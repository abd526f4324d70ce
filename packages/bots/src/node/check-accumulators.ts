/**
 * Proves that the sums of a packed net fit into 16 bits; the trainers run it when they pack one.
 *
 *   node packages/bots/dist/node/check-accumulators.js FILE...
 */
import { readFileSync } from 'node:fs';
import { accumulatorBounds, LARGEST_SUM, SMALLEST_SUM } from './accumulators/bounds.ts';
import { NET_TABLES, weightCount, weightsOf } from './accumulators/shipped-nets.ts';

for (const path of process.argv.slice(2)) {
  const weights = weightsOf(readFileSync(path));
  const tables = NET_TABLES.filter(({ groups }) => weights.length === weightCount(groups));
  if (tables.length === 0) throw new RangeError(`${path}: no game has nets with so many features`);
  for (const { name, sums } of tables)
    for (const groups of sums) {
      const { smallest, largest } = accumulatorBounds(weights, groups);
      const fits = largest <= LARGEST_SUM && smallest >= SMALLEST_SUM;
      const what = `${name}, from ${groups[0]!.name} on`;
      console.log(`${what}: ${smallest} to ${largest}, ${fits ? 'fits' : 'DOES NOT FIT'}`);
      if (!fits) process.exitCode = 1;
    }
}
