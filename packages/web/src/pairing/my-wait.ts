/** My wait for other players, as the server tells it. It goes on whatever else is played, and is taken up again after a reload. */
import type { AnswerOf, Command } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { toast } from '../app/toast.ts';
import type { Connection } from '../connection/connection.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { refusalText } from '../connection/refusal-text.ts';
import { keepWish, keptWish } from './kept-wish.ts';
import { readWish, type Wish } from './wish.ts';

export type Waiting = AnswerOf<'waiting'>;
type Sent = Extract<Command, { type: 'wait' | 'stopWaiting' | 'answerOffer' }>;
type Asked = Sent extends infer One ? (One extends Sent ? Omit<One, 'id'> : never) : never;

export class MyWait {
  /** Undefined while the server has not said. */
  readonly state = signal<Waiting | undefined>(undefined);
  readonly #connection: Connection;
  /** This tab said yes: it goes to the table; other tabs of the same player stay where they are. */
  #hasAnswered = false;
  /** What was asked last and is not answered yet. */
  #asking = new AbortController();

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.onWaiting = message => this.#take(message);
    connection.state.subscribe(state => {
      if (state === 'open') this.#resume();
      if (state === 'signed-out') this.#end();
    });
  }

  /** False when there is no connection. */
  async begin({ modes, stakes, pace, bots }: Wish): Promise<boolean> {
    const wish: Wish = { modes, stakes, pace, ...(bots && { bots }) };
    if (!(await this.#connection.open())) return false;
    keepWish(JSON.stringify(wish));
    if (bots !== undefined) this.#hasAnswered = true;
    await this.#ask({ type: 'wait', ...wish, modes: [...modes] });
    return true;
  }

  async stop(): Promise<void> {
    this.#end();
    await this.#ask({ type: 'stopWaiting' });
  }

  async answer(accept: boolean): Promise<void> {
    const offer = this.state.value?.offer?.id;
    if (offer === undefined) return;
    this.#hasAnswered = accept;
    await this.#ask({ type: 'answerOffer', offer, accept });
  }

  #resume(): void {
    const wish = keptWish.peek() === undefined ? undefined : readWish(parsed(keptWish.peek()!));
    if (wish) void this.#ask({ type: 'wait', ...wish, modes: [...wish.modes], again: true });
    else this.#end();
  }

  async #ask(asked: Asked): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal: end } = this.#asking;
    const answer = await this.#connection.ask(asked, end);
    if (end.aborted) return;
    if (answer.type === 'waiting') this.#take(answer);
    if (answer.type !== 'refused') return;
    toast(refusalText(answer.code));
    this.#end();
  }

  #take(message: Waiting): void {
    const before = this.state.peek();
    this.state.value = message;
    if (message.state === 'waiting' && before?.state === 'offered') toast(t('pairing.gone-on'));
    if (message.state === 'waiting' && before?.state !== 'waiting') announce(t('pairing.looking'));
    if (message.state === 'none') {
      this.#end();
      if (message.missed) toast(t('pairing.missed'));
    }
    if (message.state === 'seated') this.#sit(message);
  }

  /** Who reloads the page in the last moment hears of the table by the answer. */
  #sit({ table, to }: Waiting): void {
    const isHere = this.#hasAnswered || to !== undefined;
    this.#end();
    if (isHere) go(`/t/${table}`);
  }

  #end(): void {
    keepWish(undefined);
    this.#hasAnswered = false;
    this.state.value = undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

let wait: MyWait | undefined;

export function myWait(): MyWait {
  wait ??= new MyWait(pageConnection());
  if (keptWish.peek() !== undefined) pageConnection().start();
  return wait;
}
