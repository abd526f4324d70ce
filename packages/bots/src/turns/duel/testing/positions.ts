/** Positions of random games, for tests: every phase comes up. */
import { Random } from '@kingdomino/rules';
import { duel, type Phase, Position } from '@kingdomino/rules/duel';

/** The positions of one random game in which a seat is to act, in these phases. */
export function* randomPositions(seed: number, phases: readonly Phase[]): Generator<Position> {
  const random = new Random(seed);
  const position = new Position({ players: 2 });
  while (position.phase !== 'over') {
    if (phases.includes(position.phase)) yield position;
    duel.advance(position, duel.moveAt(position, random.below(duel.countMoves(position))));
  }
}
