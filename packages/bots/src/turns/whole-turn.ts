/**
 * A turn may be several moves that belong together: placing and picking, a draw and the banner it wins. Bots decide
 * move by move and answer with all of them, so that nobody has to ask again, perhaps another thread.
 */
import type { GameId, GameOf, MoveOf, Seat, StateOf } from '@kingdomino/rules';
import type { Candidate, Choice, Thought } from '../bot.ts';

/** One move, and what a choice tells besides. */
export interface DecidedMove<Move> {
  readonly move: Move;
  readonly candidates?: readonly Candidate<Move>[];
  readonly simulations?: number;
}

export interface TurnRules<G extends GameId> {
  readonly decide: (state: StateOf<G>, thought: Thought) => DecidedMove<MoveOf<G>>;
  /** The position after a move just decided, if it may be followed by another of the same turn. */
  readonly goOn: (state: StateOf<G>, move: MoveOf<G>) => StateOf<G> | undefined;
}

/** Decides until somebody else is to act. Only the first move comes with its candidates. */
export function chooseTurn<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  seat: Seat,
  thought: Thought,
  { decide, goOn }: TurnRules<G>,
): Choice<MoveOf<G>> {
  const { move: first, candidates, simulations: atFirst } = decide(state, thought);
  const moves = [first];
  let simulations = atFirst;
  let move = first;
  for (let after = goOn(state, move); after && game.toAct(after) === seat; after = goOn(after, move)) {
    const next = decide(after, {
      ...thought,
      ...(thought.moves && { moves: [...thought.moves, ...texts()] }),
    });
    move = next.move;
    moves.push(move);
    if (next.simulations !== undefined) simulations = (simulations ?? 0) + next.simulations;
  }
  const rest = moves.slice(1);
  return {
    move: first,
    ...(rest.length > 0 && { rest }),
    ...(candidates && { candidates }),
    ...(simulations !== undefined && { simulations }),
  };

  function texts(): string[] {
    return moves.map(each => game.format(each));
  }
}
