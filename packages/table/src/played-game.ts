/** A game as it was played so far: the moves that count, without those taken back, and the position they lead to. */
import type { EventOf } from '@kingdomino/protocol';
import {
  type Actor,
  type AnyGame,
  type AnyState,
  type GameId,
  gameById,
  ok,
  type Refusal,
  type Result,
} from '@kingdomino/rules';

/** A move as the table's events tell it; draws and rolls are made by chance. */
export type PlayedMove = Pick<EventOf<'moved'>, 'by' | 'move' | 'bot'>;

/** Never changes: a move or an undo makes another one. */
export class PlayedGame {
  readonly game: AnyGame;
  readonly moves: readonly PlayedMove[];
  /** Not to be changed by the reader. */
  readonly state: AnyState;
  readonly #start: AnyState;

  /** Fails on options that the game refuses. */
  static start(id: GameId, rawOptions: unknown): Result<PlayedGame, Refusal<'bad-options'>> {
    const game = gameById(id);
    const options = game.readOptions(rawOptions);
    if (!options.ok) return options;
    const start = game.start(options.value);
    return ok(new PlayedGame(game, start, [], start));
  }

  private constructor(game: AnyGame, start: AnyState, moves: readonly PlayedMove[], state: AnyState) {
    this.game = game;
    this.#start = start;
    this.moves = moves;
    this.state = state;
  }

  /** Who makes the next move. */
  get actor(): Actor {
    return this.game.toAct(this.state);
  }

  /** Trusts the move. */
  play(move: PlayedMove): PlayedGame {
    return new PlayedGame(this.game, this.#start, [...this.moves, move], this.#after(this.state, move));
  }

  /** Without the last move. */
  takeBack(): PlayedGame {
    const moves = this.moves.slice(0, -1);
    const state = moves.reduce((before, move) => this.#after(before, move), this.#start);
    return new PlayedGame(this.game, this.#start, moves, state);
  }

  #after(state: AnyState, { move }: PlayedMove): AnyState {
    const parsed = this.game.parse(move);
    if (!parsed.ok) throw new Error(`the table's own move ${move} cannot be read: ${parsed.error.text}`);
    return this.game.play(state, parsed.value);
  }
}
