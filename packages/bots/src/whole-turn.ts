/**
 * A turn may be several moves that belong together: placing and picking, a draw and the banner it wins. Bots decide
 * move by move and answer with all of them, so that nobody has to ask again, perhaps another thread.
 */
import type { Game, Seat } from '@kingdomino/rules';
import type { Candidate, Choice, Thought } from './bot.ts';

/** One move, and what a choice tells besides. */
export interface DecidedMove<Move> {
  readonly move: Move;
  readonly candidates?: readonly Candidate[];
  readonly simulations?: number;
}

export interface TurnRules<State, Move> {
  readonly decide: (state: State, thought: Thought) => DecidedMove<Move>;
  /** The position after a move just decided, if it may be followed by another of the same turn. */
  readonly goOn: (state: State, move: Move) => State | undefined;
}

/** Decides until somebody else is to act. Only the first move comes with its candidates. */
export function chooseTurn<State, Move>(
  game: Game<unknown, State, Move>,
  state: State,
  seat: Seat,
  thought: Thought,
  { decide, goOn }: TurnRules<State, Move>,
): Choice {
  let { move, candidates, simulations } = decide(state, thought);
  const moves = [game.format(move)];
  for (let after = goOn(state, move); after && game.toAct(after) === seat; after = goOn(after, move)) {
    const next = decide(after, { ...thought, ...(thought.moves && { moves: [...thought.moves, ...moves] }) });
    move = next.move;
    moves.push(game.format(move));
    if (next.simulations !== undefined) simulations = (simulations ?? 0) + next.simulations;
  }
  const [first, ...rest] = moves;
  return {
    move: first!,
    ...(rest.length > 0 && { rest }),
    ...(candidates && { candidates }),
    ...(simulations !== undefined && { simulations }),
  };
}
