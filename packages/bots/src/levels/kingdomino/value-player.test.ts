import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

const OPENING = [
  'line:1,17,29,41',
  ...[1, 17, 29, 41].flatMap((domino, turn) => [`king:${turn % 2}`, `pick:${domino}`]),
  'line:5,20,30,48',
];

/** What a bot that was never asked before plays. */
async function choiceOf(spec: string) {
  vi.resetModules();
  const { think } = await import('../../job.ts');
  const job = { game: 'kingdomino', options: { players: 2 }, moves: OPENING, spec, seed: 1 } as const;
  const thought = await think(job);
  return thought.ok ? thought.value : expect.fail(thought.error.text);
}

test.each(['duke', 'prince', 'grandmaster:4', 'value-net', 'rollout-search:4'])(
  'where WebAssembly is missing, full greedy plays for %s',
  async spec => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(await choiceOf(spec)).toEqual(await choiceOf('fg'));
  },
);

test('with WebAssembly the net compares its turns', async () => {
  const { candidates = [] } = await choiceOf('value-net');
  expect(candidates.length).toBeGreaterThan(3);
  for (const { winChance } of candidates) expect(winChance).toBeGreaterThan(0);
});

test.each(['kingdomino', 'duel'] as const)(
  'where WebAssembly is missing, an analysis of %s is refused',
  async id => {
    vi.stubGlobal('WebAssembly', undefined);
    vi.resetModules();
    const { loadRollouts, openRollouts } = await import('../../rollouts/open-rollouts.ts');
    const { gameById } = await import('@kingdomino/rules');
    const game = gameById(id);
    const read = game.readOptions({ players: 2 });
    const state = game.start(read.ok ? read.value : expect.fail());
    await loadRollouts(game, state);
    expect(() => openRollouts(game, state, 1)).toThrow('an analysis needs WebAssembly');
  },
);
