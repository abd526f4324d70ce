/** The analysis of one position, as JSON. */
import type { GameId, GameOf, StateOf } from '@kingdomino/rules';
import { analyse, prepareAnalysis, reasonsFor } from '@kingdomino/study';
import { Complaint } from '../complaint.ts';

export async function reportPosition<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  simulations: number,
  seed: number,
): Promise<object> {
  if (game.toAct(state) === 'nobody')
    throw new Complaint('the game is over: there is nothing to analyse here');
  await prepareAnalysis(game, state);
  const evaluation = analyse(game, state, seed);
  do evaluation.step(simulations - evaluation.simulations);
  while (!evaluation.isBegun);
  const { turns, ...value } = evaluation.value();
  return {
    ...value,
    turns: turns.map(({ moves, ...turn }) => ({
      moves: moves.map(move => game.format(move)),
      reasons: reasonsFor(game, state, moves),
      ...turn,
    })),
  };
}
