/** Tells the others where I am in the game: soon after every change, throttled, and repeated now and then. */
import type { CommandOf } from '@kingdomino/protocol';
import type { Connection } from '../connection/connection.ts';

type Shown = Omit<CommandOf<'studyShow'>, 'type' | 'id' | 'table'>;

/** Between two of them: the server takes five a second. */
const PAUSE = 250;
const REPEAT = 20_000;
/** When somebody comes, not everybody answers in the same moment. */
const SPREAD = 600;

export class PlaceSharing {
  readonly #connection: Pick<Connection, 'ask' | 'state' | 'me'>;
  readonly #table: string;
  readonly #look: () => Shown;
  readonly #repeat = setInterval(() => this.#send(), REPEAT);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Takes back what was not answered: only the last one counts. */
  #end: AbortController | undefined;
  #asks = false;
  #last = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(connection: Pick<Connection, 'ask' | 'state' | 'me'>, table: string, look: () => Shown) {
    this.#connection = connection;
    this.#table = table;
    this.#look = look;
  }

  soon(): void {
    this.#sendIn(Math.max(0, this.#last + PAUSE - performance.now()));
  }

  /** Somebody has come and wants to know who is here. */
  later(): void {
    this.#sendIn(Math.random() * SPREAD);
  }

  /** I have come, or come back. */
  ask(): void {
    this.#asks = true;
    this.soon();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#repeat);
    clearTimeout(this.#timer);
    this.#tell({ gone: true });
  }

  #sendIn(milliseconds: number): void {
    this.#timer ??= setTimeout(() => this.#send(), milliseconds);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isClosed) return;
    this.#last = performance.now();
    this.#tell({ ...this.#look(), ...(this.#asks && { asks: true as const }) });
  }

  /** Without a connection there is nobody to tell; whoever comes back asks anyway. */
  #tell(shown: Shown): void {
    if (this.#connection.state.peek() !== 'open' || !this.#connection.me.peek()) return;
    this.#asks = false;
    this.#end?.abort();
    this.#end = new AbortController();
    void this.#connection.ask({ type: 'studyShow', table: this.#table, ...shown }, this.#end.signal);
  }
}
