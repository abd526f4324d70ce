import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

/** What a bot that was never asked before does when it is to take a die. */
async function choiceOf(spec: string) {
  vi.resetModules();
  const { think } = await import('../../job.ts');
  const moves = ['first:0', 'roll:4,2,0,1'];
  const thought = await think({ game: 'duel', options: { players: 2, firstSeat: 0 }, moves, spec, seed: 1 });
  return thought.ok ? thought.value : expect.fail(thought.error.text);
}

test.each(['grandmaster:4', 'prince', 'baron'])(
  'where WebAssembly is missing, greedy plays for %s',
  async spec => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(await choiceOf(spec)).toEqual(await choiceOf('greedy'));
  },
);

test('a search keeps its budget and says the chances of its candidates, best first', async () => {
  const { simulations, candidates } = await choiceOf('rollout-search:30');
  expect(simulations).toBe(30);
  for (const { winChance } of candidates!) {
    expect(winChance).toBeGreaterThan(0);
    expect(winChance).toBeLessThan(1);
  }
  expect(candidates).toHaveLength(4);
});

test('the net alone simulates nothing', async () => {
  expect((await choiceOf('value-net')).simulations).toBeUndefined();
});
