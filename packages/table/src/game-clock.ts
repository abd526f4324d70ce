/**
 * The time of every seat, derived from when things happened. Bots have no time; while nobody's time runs, all stand.
 *
 * An undo gives no time back: a decision that was taken back goes on with what was left of it.
 */
import type { Clock } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** What a player whose stock of time is used up has after a bot's move, so that coming back makes sense. */
const GRACE = 30 * SECOND;
/** Without a clock: how long the others wait before they may call a seat, and how long it has to answer. */
export const PATIENCE = 120 * SECOND;
export const CALL_TIME = 180 * SECOND;

export interface Clocks {
  /** Milliseconds by seat; undefined at a table without a clock. */
  readonly remaining: readonly number[] | undefined;
  readonly running: Seat | undefined;
  /** When the running seat's time is over. */
  readonly deadline: number | undefined;
}

export type Mover = 'person' | 'bot';

export class GameClock {
  readonly #setting: Clock;
  /** Milliseconds by seat, without what the running seat has used since `#since`. */
  #left: number[];
  #running: Seat | undefined;
  #since = 0;
  /** What the seat that moved had left then, for every move that was not taken back. */
  #leftAtMoves: number[] = [];

  constructor(setting: Clock, seats: number) {
    this.#setting = setting;
    this.#left = Array.from({ length: seats }, () => allowance(setting));
  }

  copy(): GameClock {
    const copy = new GameClock(this.#setting, 0);
    copy.#left = [...this.#left];
    copy.#running = this.#running;
    copy.#since = this.#since;
    copy.#leftAtMoves = [...this.#leftAtMoves];
    return copy;
  }

  /** A seat's decision was made. A bot earns its seat nothing. */
  moved(seat: Seat, at: number, mover: Mover): void {
    this.#settle(at);
    const left = this.#left[seat]!;
    this.#leftAtMoves.push(left);
    this.#left[seat] = mover === 'bot' ? this.#leftAfterBot(left) : left + this.#increment;
  }

  /** A seat took its decision back, and thinks on with what it had left, less what the decision after it took. */
  undone(seat: Seat, at: number): void {
    const used = this.#running === seat ? Math.max(0, at - this.#since) : 0;
    this.#settle(at);
    this.#left[seat] = Math.max(0, (this.#leftAtMoves.pop() ?? this.#left[seat]!) - used);
    this.#start(seat, at);
    this.answered(seat, at);
  }

  /** From now on this seat thinks, or nobody whose time counts. */
  turnTo(seat: Seat | undefined, at: number): void {
    this.#settle(at);
    if (seat === undefined) return;
    if (this.#setting.kind !== 'game') this.#left[seat] = allowance(this.#setting);
    this.#start(seat, at);
  }

  /** The same decision goes on, with the time that was left of it. */
  goOn(seat: Seat, at: number): void {
    this.#settle(at);
    this.#start(seat, at);
    this.answered(seat, at);
  }

  /** Whether a seat whose time stands has any left for its decision. */
  hasTime(seat: Seat): boolean {
    return this.#setting.kind === 'none' || this.#left[seat]! > 0;
  }

  /** From now on the running seat has a while to answer. */
  called(at: number): void {
    if (this.#running === undefined || this.#setting.kind !== 'none') return;
    this.#left[this.#running] = CALL_TIME;
    this.#since = at;
  }

  /** A seat shows that it is there: without a clock, it may think on. */
  answered(seat: Seat, at: number): void {
    if (this.#running !== seat || this.#setting.kind !== 'none') return;
    this.#left[seat] = allowance(this.#setting);
    this.#since = at;
  }

  /** From when on the running seat may be called; undefined where a clock or a call runs already, or nobody. */
  get callableFrom(): number | undefined {
    return this.#running === undefined || this.#isLimited ? undefined : this.#since + PATIENCE;
  }

  /** The time from … to … does not count. */
  pause(from: number, to: number): void {
    if (this.#running !== undefined) this.#since += Math.max(0, to - Math.max(from, this.#since));
  }

  /** Since when the running seat thinks; undefined while nobody's time runs. */
  get runningSince(): number | undefined {
    return this.#isLimited ? this.#since : undefined;
  }

  read(now: number): Clocks {
    const running = this.#running;
    const deadline =
      running !== undefined && this.#isLimited ? this.#since + this.#left[running]! : undefined;
    if (this.#setting.kind === 'none') return { remaining: undefined, running, deadline };
    const remaining = this.#left.map((left, seat) =>
      seat === running ? Math.max(0, left - Math.max(0, now - this.#since)) : left,
    );
    return { remaining, running, deadline };
  }

  /** Whether the time of whoever thinks comes to an end. */
  get #isLimited(): boolean {
    return this.#running !== undefined && Number.isFinite(this.#left[this.#running]);
  }

  get #increment(): number {
    return this.#setting.kind === 'game' ? this.#setting.increment * SECOND : 0;
  }

  /** The seat's next decision is a new one; a stock stays as it is unless nothing is left of it. */
  #leftAfterBot(left: number): number {
    if (this.#setting.kind !== 'game') return allowance(this.#setting);
    return left > 0 ? left : GRACE;
  }

  #start(seat: Seat, at: number): void {
    this.#running = seat;
    this.#since = at;
  }

  #settle(at: number): void {
    if (this.#running === undefined) return;
    this.#left[this.#running] = Math.max(0, this.#left[this.#running]! - Math.max(0, at - this.#since));
    this.#running = undefined;
  }
}

function allowance(setting: Clock): number {
  switch (setting.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'days':
      return setting.days * DAY;
    case 'turn':
    case 'game':
      return setting.seconds * SECOND;
  }
}
