/** Commands without an answer yet. Each keeps its id, so that the server executes it once however often it is sent. */
import type { Answer, Command, RefusalCode } from '@kingdomino/protocol';
import { randomHex } from '../app/random-hex.ts';

/** A command without the id that it gets here. */
export type UnsentCommand = Command extends infer One
  ? One extends Command
    ? Omit<One, 'id'>
    : never
  : never;

export interface Request {
  readonly command: Command;
  readonly resolve: (answer: Answer) => void;
  /** When it was sent last; undefined while there was no connection. */
  sentAt: number | undefined;
}

export class OpenRequests {
  readonly #prefix = randomHex(6);
  readonly #open = new Map<string, Request>();
  #count = 0;

  add(command: UnsentCommand, resolve: (answer: Answer) => void): Request {
    const id = `${this.#prefix}-${this.#count++}`;
    const request: Request = { command: { ...command, id } as Command, resolve, sentAt: undefined };
    this.#open.set(id, request);
    return request;
  }

  /** A second answer to the same command is none. */
  answer(answer: Answer): void {
    const to = 'to' in answer ? answer.to : undefined;
    const request = to === undefined ? undefined : this.#open.get(to);
    if (!request) return;
    this.#open.delete(to!);
    request.resolve(answer);
  }

  drop(request: Request): void {
    this.#open.delete(request.command.id);
  }

  /** Those that a new connection asks for by itself. */
  dropWatches(): void {
    for (const request of this.#open.values())
      if (request.command.type === 'watch' || request.command.type === 'ping') this.drop(request);
  }

  /** Whether the events of a table were asked for and have not come yet. */
  isWatching(table: string): boolean {
    return this.all().some(({ command }) => command.type === 'watch' && command.table === table);
  }

  /** Nobody answers them any more: whoever waits is told. */
  refuseAll(code: RefusalCode, text: string): void {
    const open = this.all();
    this.#open.clear();
    for (const { command, resolve } of open) resolve({ type: 'refused', to: command.id, code, text });
  }

  all(): readonly Request[] {
    return [...this.#open.values()];
  }

  /** Sent before this time and not answered. */
  sentBefore(time: number): readonly Request[] {
    return this.all().filter(({ sentAt }) => sentAt !== undefined && sentAt <= time);
  }
}
