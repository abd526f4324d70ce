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
  /** Done when the program is gone. */
  close(): void | Promise<void>;
}

export interface Timer {
  /** Resolves after so many milliseconds, unless cancelled. */
  readonly over: Promise<'over'>;
  cancel(): void;
}

export interface Outside {
  /** Why this program is not tried any more: it did not say hello, and waiting for it in every game would take for ever. */
  hopeless?: string | undefined;
  /** Starts the program. */
  readonly open: () => Channel;
  readonly startTimer: (milliseconds: number) => Timer;
  readonly helloLimitMs: number;
  readonly moveLimitMs: number;
}

export class OutsidePlayer implements ArenaPlayer {
  readonly spec: string;
  /** As it calls itself, once it has said hello. */
  name: string | undefined;
  readonly #outside: Outside;
  #channel: Channel | undefined;
  readonly #closing: Promise<void>[] = [];

  constructor(spec: string, outside: Outside) {
    this.spec = spec;
    this.#outside = outside;
  }

  /** A program plays many games; one that had to be stopped is started again. */
  async begin({ game, options, seat, seats, seed }: NewGame): Promise<void> {
    const { moveLimitMs } = this.#outside;
    if (!this.#channel) await this.#greet();
    this.#send({ type: 'new-game', game: game.id, options, seat, seats, seed, limitMs: moveLimitMs });
  }

  async #greet(): Promise<void> {
    const { open, helloLimitMs, hopeless } = this.#outside;
    if (hopeless !== undefined) throw new Forfeit(hopeless);
    this.#channel = open();
    this.#send({ type: 'hello', protocol: BOT_PROTOCOL });
    const hello = await this.#within(
      helloLimitMs,
      'a hello',
      () => this.#receive(),
      reason => {
        this.#outside.hopeless = `${reason}; it is not tried again`;
      },
    );
    if (hello.type !== 'hello') throw this.#stop('its first message was not a hello');
    if (hello.name !== '') this.name = hello.name;
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

  /** Done when all programs that it started are gone. */
  async close(): Promise<void> {
    this.#send({ type: 'bye' });
    this.#leave();
    await Promise.all(this.#closing);
  }

  #leave(): void {
    if (this.#channel) this.#closing.push(Promise.resolve(this.#channel.close()));
    this.#channel = undefined;
  }

  #send(message: ArenaMessage): void {
    this.#channel?.send(JSON.stringify(message));
  }

  async #receive(): Promise<BotMessage> {
    const channel = this.#channel;
    if (!channel) throw new Forfeit('it was stopped');
    const line = await channel.next();
    if (line === undefined) throw this.#stop(channel.obituary());
    const message = readBotMessage(line);
    if (!message.ok) throw this.#stop(message.error);
    return message.value;
  }

  async #within<Value>(
    limitMs: number,
    what: string,
    answer: () => Promise<Value>,
    onSilence?: (reason: string) => void,
  ): Promise<Value> {
    const timer = this.#outside.startTimer(limitMs);
    try {
      const answered = answer();
      // who is too late may still fail afterwards, and nobody listens any more
      answered.catch(() => undefined);
      const first = await Promise.race([answered.then(value => ({ value })), timer.over]);
      if (first !== 'over') return first.value;
      const reason = `it was silent: ${what} must come within ${limitMs} ms`;
      onSilence?.(reason);
      throw this.#stop(reason);
    } finally {
      timer.cancel();
    }
  }

  #stop(reason: string): Forfeit {
    this.#leave();
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
