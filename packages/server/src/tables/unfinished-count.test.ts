import { expect, test } from 'vitest';
import { FakePorts } from '../testing/fake-ports.ts';
import { UnfinishedCount } from './unfinished-count.ts';

test('the store is asked once in a while, and what was opened since is added', async () => {
  const ports = new FakePorts();
  let asked = 0;
  const count = new UnfinishedCount({ countUnfinished: async () => 100 * ++asked }, ports);
  for (let opened = 0; opened < 50; opened++) {
    expect(await count.read()).toBe(100 + opened);
    count.opened();
  }
  ports.time += 5000;
  expect([await count.read(), asked]).toEqual([200, 2]);
});

test('a store that fails is asked again', async () => {
  let isAway = true;
  const store = {
    countUnfinished: async () => {
      if (isAway) throw new Error('away');
      return 7;
    },
  };
  const count = new UnfinishedCount(store, new FakePorts());
  await expect(count.read()).rejects.toThrow('away');
  isAway = false;
  expect(await count.read()).toBe(7);
});
