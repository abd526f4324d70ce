/** As much of vitest as the tests of the rules use, in one process: tests are collected, to be run many times. */
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const path = [];
let collected = [];

export const expect = chai.expect;

/** The body is the last argument, whatever options stand before it. */
export function test(name, ...rest) {
  const run = rest.findLast(value => typeof value === 'function');
  collected.push({ name: [...path, name].join(' > '), run });
}

export function describe(name, body) {
  path.push(name);
  body();
  path.pop();
}

test.each = table => each(test, table);
describe.each = table => each(describe, table);
test.skip = () => undefined;

function each(register, table) {
  return (name, ...rest) => {
    const run = rest.findLast(value => typeof value === 'function');
    for (const [index, row] of table.entries())
      register(`${name} #${index}`, () => (Array.isArray(row) ? run(...row) : run(row)));
  };
}

/** The tests that importing a file has registered, perhaps in vain. */
export function takeTests() {
  const tests = collected;
  collected = [];
  path.length = 0;
  return tests;
}
