/**
 * The clock that all processes share, and the outages that no player is charged for. The time is the store's; between two
 * readings a monotonic clock goes on. While a process is not sure that the store can be reached, nothing may be decided
 * by time.
 */
import type { Ports } from '../ports.ts';
import type { Outage, ProcessStamp } from '../storage/outages/uptime.ts';
import type { Store } from '../storage/store.ts';
import { isTemporary, TemporaryError } from '../storage/temporary-error.ts';
import { joinOutages } from './join-outages.ts';

/** How often a process looks at the store's clock and stamps that it runs. */
const BEAT = 1000;
/** How soon it is tried again after a failure: whoever waits shall not wait longer than the store is away. */
const AGAIN = 250;
/** At the start. */
const MOST_TRIES = 20;
/** A longer silence between two stamps of a process was an outage. */
const SILENCE = 1500;
/** A process that was silent for so long is gone: its players have been told, or have gone elsewhere. */
const GONE = 3000;
/** How old a look at the store may be when something is decided, and when a process calls itself ready. */
const FRESH = 1500;
const READY = 2000;
/** How long a look may take. */
const ANSWER_LIMIT = 1500;
/** After an outage clients need a while to come back: the longer it was, the longer they wait between attempts. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 7000;
/**
 * A process that fell silent hangs up on nobody. So long its clients need to find out and to come to another: a page
 * that has heard nothing for ten seconds asks whether anybody is there, waits five for an answer and looks every second.
 */
const FINDING_OUT = 17_000;
/** The longest clock: what ended before cannot matter any more. */
const HORIZON = 31 * 86_400_000;
/** Outages are noted when they end: those that others noted since the last look ended after it, or shortly before. */
const OVERLAP = 60_000;

export interface SharedClockParts {
  readonly store: Store;
  readonly ports: Ports;
  /** This run of this program. */
  readonly process: string;
  /** Where it runs: whoever ran there before runs no more. */
  readonly place: string;
  readonly onError?: (error: unknown) => void;
  /** Outages that were not known before, or were not known to be so long. */
  readonly onOutages?: (outages: readonly Outage[]) => void;
  /** For tests that let days pass in one step. */
  readonly silence?: number;
}

interface Look {
  readonly at: number;
  /** By the clock that cannot be set. */
  readonly monotonic: number;
}

export class SharedClock {
  readonly #parts: SharedClockParts;
  #last: Look | undefined;
  #isFailing = false;
  #isDoubted = false;
  /** Since when messages of other processes may not have come. */
  #awaySince: number | undefined;
  #beating: Promise<void> | undefined;
  #beats = 0;
  #timer: NodeJS.Timeout | undefined;
  #told = 0;
  #everybodySeenAt = 0;
  #outages: readonly Outage[] = [];

  constructor(parts: SharedClockParts) {
    this.#parts = parts;
  }

  /** A store that is slow to answer, or just starts itself, is waited for. */
  async start(): Promise<void> {
    for (let tries = 1; !this.isSure; tries++)
      try {
        await this.beat();
      } catch (error) {
        if (tries === MOST_TRIES || !isTemporary(error)) throw error;
        await new Promise(resolve => setTimeout(resolve, AGAIN));
      }
    this.#beatOn();
  }

  #beatOn(): void {
    this.#timer = setTimeout(
      async () => {
        await this.beat().catch(error => this.#parts.onError?.(error));
        if (this.#timer) this.#beatOn();
      },
      this.#isFailing ? AGAIN : BEAT,
    ).unref();
  }

  /** Stamps the end, so that what comes after it is known to be an outage; the others wait for it no more. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.beat();
    const { store, process } = this.#parts;
    const at = this.now();
    const { processes } = await store.readUptime({ now: at, since: at });
    if (processes.some(({ id }) => id !== process))
      await store.recordOutage({ from: at, to: at + waitAfter(BEAT), gone: [process] });
    await store.recordShutdown(at);
  }

  /** For one who had no players: nobody misses it. */
  async leave(): Promise<void> {
    if (!this.#last) return;
    const at = this.now();
    await this.#parts.store.recordShutdown(at);
    await this.#parts.store.recordOutage({ from: at, to: at, gone: [this.#parts.process] });
  }

  /** Never goes back. */
  now(): number {
    if (!this.#last) return this.#parts.ports.now();
    const { at, monotonic } = this.#last;
    this.#told = Math.max(this.#told, Math.floor(at + this.#parts.ports.monotonic() - monotonic));
    return this.#told;
  }

  /** Up to when all processes are known to have run: nobody's time is over that ended later. */
  get everybodySeenAt(): number {
    return this.#everybodySeenAt;
  }

  /** Times that did not count, of those that ended later than this, in order. */
  outagesAfter(since: number): readonly Outage[] {
    let first = this.#outages.length;
    while (first > 0 && this.#outages[first - 1]!.to > since) first--;
    return this.#outages.slice(first);
  }

  /** Whether this process has lately reached the store. */
  get isReady(): boolean {
    return !this.#isFailing && this.#age <= READY;
  }

  /** Whether the others take this process for gone: clocks go on without its players. */
  get isGone(): boolean {
    return this.#isFailing && this.#age > GONE;
  }

  get isSure(): boolean {
    return !this.#isFailing && !this.#isDoubted && this.#age <= FRESH;
  }

  /** Something failed: the store may be gone, or may have been. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** For so long players may not have heard what happened. */
  away(milliseconds: number): void {
    const since = this.now() - Math.ceil(milliseconds);
    this.#awaySince = Math.min(this.#awaySince ?? since, since);
    this.doubt();
  }

  /** Fulfilled when all outages up to now are known. */
  async sure(): Promise<void> {
    if (!this.isSure) await this.beat();
  }

  /** As `sure`, and often enough for the others. */
  async beatIfDue(): Promise<void> {
    if (!this.isSure || this.#age >= BEAT) await this.beat();
  }

  beat(): Promise<void> {
    this.#beating ??= this.#beatInTime().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  /** One that does not come back is given up before the next is due twice. */
  async #beatInTime(): Promise<void> {
    const beat = ++this.#beats;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (this.#beats === beat) this.#isFailing = true;
        reject(new TemporaryError('the store does not answer'));
      }, ANSWER_LIMIT);
    });
    try {
      await Promise.race([this.#beat(beat), silence]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #beat(beat: number): Promise<void> {
    try {
      const { store, process, place, ports } = this.#parts;
      // Where the store has no clock of its own, this one is guarded against being set: it follows only forwards.
      const begun = ports.monotonic();
      const now = Math.max(this.now(), ports.now());
      const since = this.#last ? this.#last.at - OVERLAP : now - HORIZON;
      const around = await store.readUptime({ now, since });
      // A store without a clock of its own has answered with the time of the question, however long ago that is.
      const monotonic = around.now === now ? begun : ports.monotonic();
      const outages = this.#newOutages(around.now, around.processes, around.ended);
      for (const outage of outages) await store.recordOutage(outage);
      if (this.#beats !== beat) return;
      await store.stampProcess({ id: process, place, at: around.now });
      const gone = new Set(outages.flatMap(outage => outage.gone));
      const stamps = around.processes.filter(({ id }) => id !== process && !gone.has(id));
      this.#everybodySeenAt = Math.min(around.now, ...stamps.map(({ at }) => at));
      const isFirst = this.#last === undefined;
      const fresh = this.#remember([...around.outages, ...outages], around.now - HORIZON);
      this.#last = { at: around.now, monotonic };
      this.#isFailing = this.#isDoubted = false;
      this.#awaySince = undefined;
      // at the start nobody is connected yet
      if (fresh.length > 0 && !isFirst) this.#parts.onOutages?.(fresh);
    } catch (error) {
      if (this.#beats === beat) this.#isFailing = true;
      throw error;
    }
  }

  /** Returns those that are new, or longer than was known. */
  #remember(outages: readonly Outage[], since: number): readonly Outage[] {
    const known = this.#outages;
    const isKnown = (outage: Outage) => known.some(({ from, to }) => from <= outage.from && outage.to <= to);
    if (outages.every(isKnown)) return [];
    this.#outages = joinOutages([...known, ...outages]).filter(({ to }) => to > since);
    return this.#outages.filter(outage => !isKnown(outage));
  }

  #newOutages(now: number, processes: readonly ProcessStamp[], ended: number | undefined) {
    const { process } = this.#parts;
    const outages = this.#last
      ? this.#sinceLast(
          now,
          this.#last.at,
          processes.some(({ id }) => id === process),
        )
      : this.#beforeStart(now, processes, ended);
    const known = new Set([process, ...outages.flatMap(({ gone }) => gone)]);
    const silent = processes.filter(({ id, at }) => !known.has(id) && now - at > this.#silence(GONE));
    return [...outages, ...silent.map(({ id, at }) => silenceOf(id, at, now))];
  }

  /** Of this process itself: it was stopped, or could not reach the store. Who was taken for gone is known to be. */
  #sinceLast(now: number, last: number, isKnown: boolean) {
    const isLate = now - last > this.#silence(SILENCE) || this.#isFailing;
    const from = Math.min(this.#awaySince ?? now, isLate && isKnown ? last : now);
    return from < now ? [outage(from, now, [])] : [];
  }

  /** If nobody runs, since the last who did; else since the one that ran in this place. */
  #beforeStart(now: number, processes: readonly ProcessStamp[], ended: number | undefined) {
    const { place } = this.#parts;
    const here = processes.filter(stamp => stamp.place === place);
    const others = processes.filter(stamp => stamp.place !== place);
    const isAlone = others.every(({ at }) => now - at > GONE);
    const gone = isAlone ? processes : here;
    const times = [...gone.map(({ at }) => at), ...(isAlone && ended !== undefined ? [ended] : [])];
    return times.length === 0
      ? []
      : [
          outage(
            Math.max(...times),
            now,
            gone.map(({ id }) => id),
          ),
        ];
  }

  #silence(usual: number): number {
    return this.#parts.silence ?? usual;
  }

  get #age(): number {
    return this.#last ? this.#parts.ports.monotonic() - this.#last.monotonic : Number.POSITIVE_INFINITY;
  }
}

function outage(from: number, now: number, gone: readonly string[]) {
  return { from, to: now + waitAfter(now - from), gone };
}

/** Of a process that others find silent. */
function silenceOf(id: string, from: number, now: number) {
  return { from, to: Math.max(from + FINDING_OUT, now + waitAfter(now - from)), gone: [id] };
}

function waitAfter(length: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT + Math.max(0, length));
}
