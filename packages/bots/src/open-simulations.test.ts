import { formatPosition, Random } from '@kingdomino/rules';
import { Position as DuelPosition, duel } from '@kingdomino/rules/duel';
import { kingdomino, Position } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { duelKernel, loadDuelKernel } from './duel/table-search/duel-kernels.ts';
import { DuelSimulations } from './duel/table-search/duel-simulations.ts';
import { loadTableKernel, tableKernelFor } from './kingdomino/table-search/table-kernels.ts';
import { TableSimulations } from './kingdomino/table-search/table-simulations.ts';
import { openSimulations } from './open-simulations.ts';
import type { Simulations } from './search/task.ts';
import { benchPositions } from './signature/positions.ts';

/** What some simulations come to, the deals not in order. */
function sumsOf(work: Simulations, turns: number): number[] {
  const sums = new Float64Array(work.columns);
  for (const deal of [5, 0, 9]) for (let turn = 0; turn < turns; turn++) work.simulate(turn, deal, sums);
  return [...sums];
}

test('a thread that helps comes to the same as the one that leads, in every mode of Kingdomino', async () => {
  const known = { seed: 77, likeness: [0.5, 0.5, 0.5, 0.5], depth: 2 };
  for (const { state } of benchPositions('kingdomino')) {
    if (!(state instanceof Position)) throw new TypeError('not of this game');
    await loadTableKernel(state.setup.size);
    const kernel = tableKernelFor(state.setup.size)!;
    const turns = Math.min(3, kernel.begin(state).length);
    const own = sumsOf(new TableSimulations(kernel, state, known), turns);
    const position = formatPosition(kingdomino, state);
    const helper = (await openSimulations({ game: 'kingdomino', position, ...known }))!;
    expect(sumsOf(helper, turns)).toEqual(own);
  }
});

test('the same in Duel, also when the thread has looked at something else meanwhile', async () => {
  await loadDuelKernel();
  const kernel = duelKernel()!;
  for (const { state } of benchPositions('duel').slice(0, 12)) {
    if (!(state instanceof DuelPosition)) throw new TypeError('not of this game');
    const moves = kernel.begin(state, 8).map((_, index) => index);
    const known = { moves: moves.slice(0, 3).reverse(), width: 8, deepWidth: 2, depth: 1 };
    const leader = new DuelSimulations(kernel, state, known, new Random(5));
    const own = sumsOf(leader, known.moves.length);
    const position = formatPosition(duel, state);
    const helper = (await openSimulations({ game: 'duel', position, seed: 5, ...known }))!;
    expect(sumsOf(helper, known.moves.length)).toEqual(own);
    expect(sumsOf(leader, known.moves.length)).toEqual(own);
  }
});

test('what is no position of the game is nothing to help with', async () => {
  const duelText = formatPosition(duel, new DuelPosition({ players: 2 }));
  const known = { seed: 1, likeness: [], depth: 1 };
  for (const position of ['', duelText])
    expect(await openSimulations({ game: 'kingdomino', position, ...known })).toBeUndefined();
});
