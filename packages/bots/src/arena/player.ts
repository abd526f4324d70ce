/** Whoever sits at an arena's table: a bot of ours, or a program on the other side of a pipe. */
import {
  type AnyGame,
  type AnyState,
  err,
  type GameId,
  type Outcome,
  ok,
  Random,
  type Result,
  type Seat,
} from '@kingdomino/rules';
import type { SpecRefusal } from '../refusals.ts';
import { parseSpec } from '../specs.ts';

/** What a player is asked: the next move of a seat. */
export interface Question {
  readonly game: AnyGame;
  /** Not to be changed. */
  readonly state: AnyState;
  readonly seat: Seat;
  /** All moves so far, chance included. */
  readonly moves: readonly string[];
}

/** What a player is told before a game begins. */
export interface NewGame {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
  readonly seats: number;
  /** Makes the player's own randomness reproducible. */
  readonly seed: number;
}

/** May answer at once or later; in either case it gives up a game by throwing a `Forfeit`. */
export interface ArenaPlayer {
  readonly spec: string;
  /** As a program calls itself, once it has said so. */
  readonly name?: string | undefined;
  /** A game begins; `choose` is asked only after this is done. */
  begin(start: NewGame): void | Promise<void>;
  /** The text of a legal move. */
  choose(question: Question): string | Promise<string>;
  /** The game is over, or nobody asks any more. */
  end?(outcome: Outcome | undefined, reason: string | undefined): void;
  /** No further game will be played. Done when nothing of the player is left running. */
  close?(): void | Promise<void>;
}

/** A player who crashed, fell silent or cheated. The message says which, to people. */
export class Forfeit extends Error {}

/** Finds a player by its spec; a program that can start processes knows more specs than this package does. */
export type PlayerMaker = (spec: string, game: GameId) => Result<() => ArenaPlayer, SpecRefusal>;

/**
 * Finds the bots of this package.
 *
 * @param text the bot's spec
 * @param game what it shall play
 * @returns what makes a player; each call makes one for one seat
 * @example
 * const maker = makeBotPlayer('fg', 'kingdomino');
 */
export function makeBotPlayer(text: string, game: GameId): Result<() => ArenaPlayer, SpecRefusal> {
  const spec = parseSpec(text, game);
  if (!spec.ok) return spec;
  const { bot, budget } = spec.value;
  return ok(() => {
    let random = new Random(0);
    // the rest of a turn, and how many moves there are when it is asked for
    let rest: readonly string[] = [];
    let restAt = -1;
    return {
      spec: text,
      begin: ({ seed, game: rules, options }) => {
        random = new Random(seed);
        rest = [];
        const read = rules.readOptions(options);
        return read.ok ? bot.prepare?.(rules, rules.start(read.value)) : undefined;
      },
      choose: ({ game: rules, state, seat, moves }) => {
        if (rest.length > 0 && moves.length === restAt) return next(moves);
        const thought = { budget, random, isStopped: () => false, moves };
        const { move, rest: others = [] } = bot.choose(rules, state, seat, thought);
        rest = [move, ...others].map(each => rules.format(each));
        return next(moves);
      },
    };

    function next(moves: readonly string[]): string {
      const [first, ...others] = rest;
      rest = others;
      restAt = moves.length + 1;
      return first!;
    }
  });
}

/** Makes one player for each spec, or says what is wrong with the first bad one. */
export function makePlayers(
  specs: readonly string[],
  game: GameId,
  make: PlayerMaker,
): Result<(() => ArenaPlayer)[], SpecRefusal> {
  const makers: (() => ArenaPlayer)[] = [];
  for (const spec of specs) {
    const maker = make(spec, game);
    if (!maker.ok) return err(maker.error);
    makers.push(maker.value);
  }
  return ok(makers);
}
