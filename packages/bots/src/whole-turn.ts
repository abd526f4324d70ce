/**
 * A turn may be several moves that belong together: placing and picking, a draw and the banner it wins. Bots decide
 * move by move and answer with all of them, so that nobody has to ask again, perhaps another thread.
 */
import type { GameId, GameOf, MoveOf, Seat, StateOf } from '@kingdomino/rules';
import type { Bot, Candidate, Choice, Thought } from './bot.ts';
import { finish, finishLater, type Steps } from './search/steps.ts';

/** One move, and what a choice tells besides. */
export interface DecidedMove<Move> {
  readonly move: Move;
  readonly candidates?: readonly Candidate<Move>[];
  readonly simulations?: number;
}

export interface TurnRules<G extends GameId> {
  readonly decide: (state: StateOf<G>, thought: Thought) => Steps<DecidedMove<MoveOf<G>>>;
  /** The position after a move just decided, if it may be followed by another of the same turn. */
  readonly goOn: (state: StateOf<G>, move: MoveOf<G>) => StateOf<G> | undefined;
}

/** The two ways to ask a bot that decides so. */
export function turnChoices<G extends GameId>(
  rules: TurnRules<G>,
): Required<Pick<Bot<G>, 'choose' | 'chooseTogether'>> {
  return {
    choose: (game, state, seat, thought) =>
      finish(chooseTurn(game, state, seat, { ...thought, crew: undefined }, rules)),
    chooseTogether: (game, state, seat, thought) =>
      finishLater(chooseTurn(game, state, seat, thought, rules)),
  };
}

/** Decides until somebody else is to act. Only the first move comes with its candidates. */
function* chooseTurn<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  seat: Seat,
  thought: Thought,
  { decide, goOn }: TurnRules<G>,
): Steps<Choice<MoveOf<G>>> {
  const { move: first, candidates, simulations: atFirst } = yield* decide(state, thought);
  const moves = [first];
  let simulations = atFirst;
  let move = first;
  for (let after = goOn(state, move); after && game.toAct(after) === seat; after = goOn(after, move)) {
    const next = yield* decide(after, {
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
