/** A bot of this package as a program: it answers the arena's lines, as an outside bot does. docs/bot-protocol.md explains it. */
import {
  type AnyGame,
  type AnyState,
  err,
  GAME_IDS,
  gameById,
  ok,
  type Result,
  readRecordedMove,
} from '@kingdomino/rules';
import { type ArenaPlayer, makeBotPlayer } from '../arena/player.ts';
import type { SpecRefusal } from '../refusals.ts';
import { parseSpec } from '../specs.ts';
import { BOT_PROTOCOL, type BotMessage } from './messages.ts';

/** What a program answers to a line: a line, nothing, or that it is done. */
export type LineAnswer = { readonly line?: string; readonly isOver: boolean };

/** The game under way. */
interface Seated {
  readonly game: AnyGame;
  readonly start: () => AnyState;
  readonly seat: number;
  readonly player: ArenaPlayer;
}

const SILENCE: LineAnswer = { isOver: false };

/** Answers the lines of an arena, one after the other. */
export class LineBot {
  readonly #spec: string;
  #seated: Seated | undefined;

  private constructor(spec: string) {
    this.#spec = spec;
  }

  /**
   * A bot that plays whatever game it is asked to.
   *
   * @param spec of the bot, such as `grandmaster:200`
   * @returns the bot, or why there is none of this spec
   * @example
   * const bot = LineBot.open('fg');
   */
  static open(spec: string): Result<LineBot, SpecRefusal> {
    const read = parseSpec(spec);
    return read.ok ? ok(new LineBot(spec)) : read;
  }

  /**
   * Answers one line. Throws where the line is not of the protocol: there is nobody else to tell.
   *
   * @param line a JSON object, without its line feed
   */
  async answer(line: string): Promise<LineAnswer> {
    const message = readObject(line);
    switch (message.type) {
      case 'hello':
        return say({ type: 'hello', protocol: BOT_PROTOCOL, name: this.#spec });
      case 'new-game': {
        const seated = await this.#sit(message);
        if (!seated.ok) throw new RangeError(seated.error);
        this.#seated = seated.value;
        return SILENCE;
      }
      case 'choose':
        return say({ type: 'choose', move: await this.#choose(message.moves) });
      case 'bye':
        return { isOver: true };
      default:
        return SILENCE;
    }
  }

  async #sit({ game: id, options, seat, seats, seed }: Message): Promise<Result<Seated, string>> {
    const known = GAME_IDS.find(each => each === id);
    if (!known) return err(`there is no game ${JSON.stringify(id)}`);
    if (typeof seat !== 'number' || typeof seats !== 'number' || typeof seed !== 'number')
      return err('a new game has a seat, a number of seats and a seed');
    const game = gameById(known);
    const read = game.readOptions(options);
    if (!read.ok) return err(read.error.text);
    const maker = makeBotPlayer(this.#spec, known);
    if (!maker.ok) return err(maker.error.text);
    const player = maker.value();
    await player.begin({ game, options: game.writeOptions(read.value), seat, seats, seed });
    return ok({ game, start: () => game.start(read.value), seat, player });
  }

  async #choose(moves: unknown): Promise<string> {
    if (!this.#seated) throw new RangeError('it was asked for a move before a game began');
    if (!Array.isArray(moves)) throw new RangeError('it was asked for a move without the moves so far');
    const { game, start, seat, player } = this.#seated;
    const state = start();
    const texts = moves.map(String);
    for (const text of texts) {
      const move = readRecordedMove(game, state, text);
      if (!move.ok) throw new RangeError(move.error.text);
      game.advance(state, move.value);
    }
    return player.choose({ game, state, seat, moves: texts });
  }
}

type Message = Readonly<Record<string, unknown>>;

function readObject(line: string): Message {
  const raw: unknown = JSON.parse(line);
  if (typeof raw !== 'object' || raw === null) throw new RangeError('a line must be a JSON object');
  return { ...raw };
}

function say(message: BotMessage): LineAnswer {
  return { line: JSON.stringify(message), isOver: false };
}
