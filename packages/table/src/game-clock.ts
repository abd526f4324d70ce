/**
 * The time of every seat, derived from when things happened. Bots have no time; while nobody's time runs, all stand.
 *
 * A decision is paid for from when it was first open: taking it back gives no time back, and what ran meanwhile, for
 * whoever, is charged to the seat that took it back.
 */
import type { Clock } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** What a player whose stock of time is used up has after a bot's move, once a game, so that coming back makes sense. */
const GRACE = 30 * SECOND;
/** Without a clock: how long the others wait before they may call a seat, and how long it has to answer. */
export const PATIENCE = 120 * SECOND;
export const CALL_TIME = 180 * SECOND;

/** How long somebody must be gone before a seat is claimed: who has more time to think also has more to come back. */
const LEAST_GONE = 120 * SECOND;
const GONE_FROM_BOT = 300 * SECOND;

/** `isPlayedOn`: a bot has the seat already. */
export function claimPatience(setting: Clock, isPlayedOn: boolean): number {
  if (isPlayedOn) return GONE_FROM_BOT;
  const seconds = setting.kind === 'turn' || setting.kind === 'game' ? setting.seconds : 0;
  return Math.max(LEAST_GONE, (seconds * SECOND) / 4);
}

export interface Clocks {
  /** Milliseconds by seat; undefined at a table without a clock. */
  readonly remaining: readonly number[] | undefined;
  readonly running: Seat | undefined;
  /** When the running seat's time is over. */
  readonly deadline: number | undefined;
}

export type Mover = 'person' | 'bot';

/** Time that did not count. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

interface Moment {
  readonly left: readonly number[];
  readonly ran: number;
}

/** A time that was charged: of an outage in it that becomes known later, the seat is given the time back. */
interface Charge extends Pause {
  readonly seat: Seat;
  /** How many moments there were then. */
  readonly moments: number;
}

export class GameClock {
  readonly #setting: Clock;
  /** Milliseconds by seat, without what the running seat has used since `#since`. */
  #left: number[];
  #running: Seat | undefined;
  #since = 0;
  /** How much of the time since then did not count. */
  #paused = 0;
  /** Times that did not count, no two overlapping; one may end after the turn in which it became known. */
  #pauses: readonly Pause[] = [];
  /** How long clocks have run in all, whosever. */
  #ran = 0;
  /** What all had left, for every move that was not taken back. */
  #moments: Moment[] = [];
  /** Where time is a stock; elsewhere every decision begins anew. */
  #charges: readonly Charge[] = [];
  /** Seats that had their grace. */
  #graced: readonly Seat[] = [];

  constructor(setting: Clock, seats: number) {
    this.#setting = setting;
    this.#left = Array.from({ length: seats }, () => allowance(setting));
  }

  copy(): GameClock {
    const copy = new GameClock(this.#setting, 0);
    copy.#left = [...this.#left];
    copy.#running = this.#running;
    copy.#since = this.#since;
    copy.#paused = this.#paused;
    copy.#pauses = this.#pauses;
    copy.#ran = this.#ran;
    copy.#moments = [...this.#moments];
    copy.#charges = this.#charges;
    copy.#graced = this.#graced;
    return copy;
  }

  /** A seat's decision was made. A bot earns its seat nothing. */
  moved(seat: Seat, at: number, mover: Mover): void {
    this.#settle(at);
    this.#moments.push({ left: [...this.#left], ran: this.#ran });
    const left = this.#left[seat]!;
    this.#left[seat] = mover === 'bot' ? this.#leftAfterBot(seat) : left + this.#increment;
  }

  /** A seat took its decision back, and thinks on as if it had never made it; the others get their time back. */
  undone(seat: Seat, at: number): void {
    this.#settle(at);
    const { left, ran } = this.#moments.pop() ?? { left: this.#left, ran: this.#ran };
    const isSince = (charge: Charge) => charge.moments > this.#moments.length;
    this.#charges = this.#charges.map(charge => (isSince(charge) ? { ...charge, seat } : charge));
    this.#left = [...left];
    this.#left[seat] = Math.max(0, left[seat]! - (this.#ran - ran));
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

  /** Whether a seat has nothing left for the rest of the game. */
  isUsedUp(seat: Seat): boolean {
    return this.#setting.kind === 'game' && !this.hasTime(seat) && this.#graced.includes(seat);
  }

  /** From now on the running seat has a while to answer. */
  called(at: number): void {
    if (this.#running === undefined || this.#setting.kind !== 'none') return;
    this.#left[this.#running] = CALL_TIME;
    this.#start(this.#running, at);
  }

  /** A seat shows that it is there: without a clock, it may think on. */
  answered(seat: Seat, at: number): void {
    if (this.#running !== seat || this.#setting.kind !== 'none') return;
    this.#left[seat] = allowance(this.#setting);
    this.#start(seat, at);
  }

  /** From when on the running seat may be called; undefined where a clock or a call runs already, or nobody. */
  get callableFrom(): number | undefined {
    if (this.#running === undefined || this.#isLimited) return undefined;
    return this.#since + this.#paused + PATIENCE;
  }

  /** The time from … to … does not count; no two pauses overlap. */
  pause(from: number, to: number): void {
    this.#refund({ from, to });
    this.#pauses = [...this.#pauses, { from, to }];
    this.#paused = this.#pausedSince(this.#since);
  }

  /** So long after a moment, without the time that did not count. */
  after(moment: number, milliseconds: number): number {
    return moment + milliseconds + this.#pausedSince(moment);
  }

  get pauses(): readonly Pause[] {
    return this.#pauses;
  }

  /** Whether some of this time was charged to somebody, or is about to be. */
  isCharged({ from, to }: Pause): boolean {
    if (this.#isLimited && to > this.#since) return true;
    // without a clock it is the patience of those who wait that runs
    const { callableFrom } = this;
    if (callableFrom !== undefined && to > this.#since && from < callableFrom) return true;
    return this.#charges.some(charge => charge.from < to && charge.to > from);
  }

  /** From when on time was charged that could be given back; undefined while there is none. */
  get chargedSince(): number | undefined {
    return this.#charges[0]?.from ?? (this.#running === undefined ? undefined : this.#since);
  }

  /** Since when the running seat thinks; undefined while nobody's time runs. */
  get runningSince(): number | undefined {
    return this.#isLimited ? this.#since : undefined;
  }

  read(now: number): Clocks {
    const running = this.#running;
    const deadline =
      running !== undefined && this.#isLimited
        ? this.#since + this.#paused + this.#left[running]!
        : undefined;
    if (this.#setting.kind === 'none') return { remaining: undefined, running, deadline };
    const remaining = this.#left.map((left, seat) =>
      seat === running ? Math.max(0, left - this.#used(now)) : left,
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
  #leftAfterBot(seat: Seat): number {
    if (this.#setting.kind !== 'game') return allowance(this.#setting);
    if (this.hasTime(seat) || this.#graced.includes(seat)) return this.#left[seat]!;
    this.#graced = [...this.#graced, seat];
    return GRACE;
  }

  #start(seat: Seat, at: number): void {
    this.#running = seat;
    this.#since = at;
    this.#paused = this.#pausedSince(at);
  }

  #pausedSince(since: number): number {
    return this.#pauses.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);
  }

  /** What the running seat has used of its time. */
  #used(at: number): number {
    return Math.max(0, at - this.#since - this.#paused);
  }

  /** Whoever decided before an outage was known has paid for it. */
  #refund(pause: Pause): void {
    for (const { seat, moments, ...charge } of this.#charges) {
      const back = Math.min(charge.to, pause.to) - Math.max(charge.from, pause.from);
      if (back <= 0) continue;
      this.#left[seat]! += back;
      this.#ran -= back;
      this.#moments = this.#moments.map((moment, index) =>
        index < moments
          ? moment
          : {
              left: moment.left.map((left, one) => (one === seat ? left + back : left)),
              ran: moment.ran - back,
            },
      );
    }
  }

  #settle(at: number): void {
    if (this.#running === undefined) return;
    const used = this.#used(at);
    if (this.#setting.kind === 'game')
      this.#charges = [
        ...this.#charges,
        { seat: this.#running, from: this.#since, to: at, moments: this.#moments.length },
      ];
    this.#left[this.#running] = Math.max(0, this.#left[this.#running]! - used);
    this.#ran += used;
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
