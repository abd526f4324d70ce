/** A game as it was played so far: the moves that count, without those taken back, and the position they lead to. */
import type { BotLevel } from '@kingdomino/protocol';
import {
  type Actor,
  type GameId,
  type GameOf,
  gameById,
  type MoveOf,
  ok,
  type Refusal,
  type RefusalCodeOf,
  type Result,
  readMove,
  type Seat,
  type StateOf,
} from '@kingdomino/rules';

/** A move, and its text as events and records have it. */
export interface SpelledMove<G extends GameId = GameId> {
  readonly move: MoveOf<G>;
  readonly text: string;
}

/** A move that was made; draws and rolls are made by chance. */
export interface PlayedMove<G extends GameId = GameId> extends SpelledMove<G> {
  readonly by: Seat | 'chance';
  readonly bot?: BotLevel;
}

/** Stays as it is: a move or an undo makes another one. */
export class PlayedGame<G extends GameId = GameId> {
  readonly game: GameOf<G>;
  readonly moves: readonly PlayedMove<G>[];
  /** Not to be changed by the reader. */
  readonly state: StateOf<G>;
  /** The legal move that was read here last: whoever decides on a move reads it, and then it is played. */
  #lastRead: SpelledMove<G> | undefined;

  /** Fails on options that the game refuses. */
  static start<G extends GameId>(id: G, rawOptions: unknown): Result<PlayedGame<G>, Refusal<'bad-options'>> {
    const game = gameById(id);
    const options = game.readOptions(rawOptions);
    if (!options.ok) return options;
    return ok(new PlayedGame(game, [], game.start(options.value)));
  }

  private constructor(game: GameOf<G>, moves: readonly PlayedMove<G>[], state: StateOf<G>) {
    this.game = game;
    this.moves = moves;
    this.state = state;
  }

  /** Who makes the next move. */
  get actor(): Actor {
    return this.game.toAct(this.state);
  }

  /** The legal move that a text stands for, in its usual spelling, or why there is none. */
  read(text: string): Result<SpelledMove<G>, Refusal<RefusalCodeOf<G> | 'bad-move'>> {
    const move = readMove(this.game, this.state, text);
    if (!move.ok) return move;
    this.#lastRead = { move: move.value, text: this.game.format(move.value) };
    return ok(this.#lastRead);
  }

  /** Trusts the move. */
  play({ by, text, bot }: Omit<PlayedMove, 'move'>): PlayedGame<G> {
    const move = this.#moveOf(text);
    const played = { by, move, text, ...(bot === undefined ? {} : { bot }) };
    return new PlayedGame(this.game, [...this.moves, played], this.game.play(this.state, move));
  }

  /** Without the last move. */
  takeBack(): PlayedGame<G> {
    const moves = this.moves.slice(0, -1);
    const state = this.game.start(this.game.optionsOf(this.state));
    for (const { move } of moves) this.game.advance(state, move);
    return new PlayedGame(this.game, moves, state);
  }

  #moveOf(text: string): MoveOf<G> {
    if (this.#lastRead?.text === text) return this.#lastRead.move;
    const parsed = this.game.parse(text);
    if (!parsed.ok) throw new Error(`the table's own move ${text} cannot be read: ${parsed.error.text}`);
    return parsed.value;
  }
}
