/** What a bot is: a position in, the moves of a turn and perhaps their reasons out. */
import type { GameId, GameOf, MoveOf, Random, Seat, StateOf } from '@kingdomino/rules';

/** How long to think. Simulations make a choice reproducible; milliseconds make it punctual. */
export interface Budget {
  readonly milliseconds?: number;
  readonly simulations?: number;
}

/** A move the bot considered: a value of the game, or its text. */
export interface Candidate<Move> {
  readonly move: Move;
  /** Higher is better; only comparable within one answer. */
  readonly value: number;
  /** Expected final points by seat. */
  readonly scores?: readonly number[];
  /** Between 0 and 1. */
  readonly winChance?: number;
}

/** A bot's answer, with moves as values of the game, or as texts where it crosses to another thread. */
export interface Choice<Move> {
  readonly move: Move;
  /** The moves that follow in the same turn; they hold as long as nothing else happens in between. */
  readonly rest?: readonly Move[];
  /** Best first; only from bots that can tell. */
  readonly candidates?: readonly Candidate<Move>[];
  /** How many simulations the whole turn rests on; only from bots that simulate. */
  readonly simulations?: number;
}

/** What a bot may use while it thinks. */
export interface Thought {
  readonly budget: Budget;
  readonly random: Random;
  /** Asked now and then: true ends the search early with the best move so far. */
  readonly isStopped: () => boolean;
  /** All moves so far as in the game record, chance included: they show how the others play. */
  readonly moves?: readonly string[];
  /** The position, as text, in which these moves began; where it is left out, the start of the game. */
  readonly from?: string;
}

/** A bot for one game, or for either. It sees what everybody at the table sees; states hold no secrets. */
export interface Bot<G extends GameId = GameId> {
  readonly spec: string;
  /** Fetches what this bot needs for a game, once; to be awaited before it is first asked to choose. */
  prepare?(game: GameOf<G>, state: StateOf<G>): Promise<void>;
  /** The moves of the seat that is to act. */
  choose(game: GameOf<G>, state: StateOf<G>, seat: Seat, thought: Thought): Choice<MoveOf<G>>;
}
