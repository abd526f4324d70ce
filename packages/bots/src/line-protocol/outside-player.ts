/** A player on the other side of a channel: greets it, asks it, waits no longer than agreed, and reports what went wrong. */
import { listMoves, type Outcome, positionToJson } from '@kingdomino/rules';
import { type ArenaPlayer, Forfeit, type NewGame, type Question } from '../arena/player.ts';
import {
  type ArenaMessage,
  BOT_PROTOCOL,
  type BotMessage,
  MOVES_AT_ONCE,
  readBotMessage,
} from './messages.ts';

/** Lines to and from a program. */
export interface Channel {
  send(line: string): void;
  /** The next line, or undefined when there will be none: then `obituary` says why. */
  next(): Promise<string | undefined>;
  obituary(): string;
  close(): void;
}

export interface Timer {
  /** Resolves after so many milliseconds, unless cancelled. */
  readonly over: Promise<'over'>;
  cancel(): void;
}

export interface Outside {
  /** Starts the program. */
  readonly open: () => Channel;
  readonly startTimer: (milliseconds: number) => Timer;
  readonly helloLimitMs: number;
  readonly moveLimitMs: number;
}

export class OutsidePlayer implements ArenaPlayer {
  readonly spec: string;
  readonly #outside: Outside;
  #channel: Channel | undefined;

  constructor(spec: string, outside: Outside) {
    this.spec = spec;
    this.#outside = outside;
  }

  /** A program plays many games; one that had to be stopped is started again. */
  async begin({ game, options, seat, seats, seed }: NewGame): Promise<void> {
    const { open, helloLimitMs, moveLimitMs } = this.#outside;
    if (!this.#channel) {
      this.#channel = open();
      this.#send({ type: 'hello', protocol: BOT_PROTOCOL });
      const hello = await this.#within(helloLimitMs, 'a hello', () => this.#receive());
      if (hello.type !== 'hello') throw this.#stop('its first message was not a hello');
    }
    this.#send({ type: 'new-game', game: game.id, options, seat, seats, seed, limitMs: moveLimitMs });
  }

  async choose(question: Question): Promise<string> {
    const { game, state, moves } = question;
    const legalCount = game.countMoves(state);
    const legal = legalMoves(question, 0, legalCount);
    this.#send({ type: 'choose', moves, position: positionToJson(game, state), legalCount, legal });
    return this.#within(this.#outside.moveLimitMs, 'a move', async () => {
      for (;;) {
        const message = await this.#receive();
        if (message.type === 'choose') return message.move;
        if (message.type !== 'moves') throw this.#stop('it said hello instead of choosing a move');
        this.#send({
          type: 'moves',
          from: message.from,
          legal: legalMoves(question, message.from, legalCount),
        });
      }
    });
  }

  end(outcome: Outcome | undefined, reason: string | undefined): void {
    if (!this.#channel) return;
    this.#send({ type: 'game-over', result: outcome ?? null, ...(reason === undefined ? {} : { reason }) });
  }

  close(): void {
    if (!this.#channel) return;
    this.#send({ type: 'bye' });
    this.#channel.close();
    this.#channel = undefined;
  }

  #send(message: ArenaMessage): void {
    this.#channel?.send(JSON.stringify(message));
  }

  async #receive(): Promise<BotMessage> {
    const channel = this.#channel!;
    const line = await channel.next();
    if (line === undefined) throw this.#stop(channel.obituary());
    const message = readBotMessage(line);
    if (!message.ok) throw this.#stop(message.error);
    return message.value;
  }

  async #within<Value>(limitMs: number, what: string, answer: () => Promise<Value>): Promise<Value> {
    const timer = this.#outside.startTimer(limitMs);
    try {
      const answered = answer();
      // who is too late may still fail afterwards, and nobody listens any more
      answered.catch(() => undefined);
      const first = await Promise.race([answered.then(value => ({ value })), timer.over]);
      if (first === 'over') throw this.#stop(`it was silent: ${what} must come within ${limitMs} ms`);
      return first.value;
    } finally {
      timer.cancel();
    }
  }

  #stop(reason: string): Forfeit {
    this.#channel?.close();
    this.#channel = undefined;
    return new Forfeit(reason);
  }
}

function legalMoves({ game, state }: Question, from: number, count: number): string[] {
  if (from === 0 && count <= MOVES_AT_ONCE) return listMoves(game, state).map(move => game.format(move));
  const to = Math.min(count, from + MOVES_AT_ONCE);
  return Array.from({ length: Math.max(0, to - from) }, (_, index) =>
    game.format(game.moveAt(state, from + index)),
  );
}
