/**
 * Threads that help, at the other end of ports: they are started with the first search, started again when they are
 * gone or stuck, and let go when there has been no search for a while. Whatever they do, nobody waits for them longer
 * than the search allows.
 */
import { after, now } from '../search/clock.ts';
import type { Crew, CrewSearch, HelperSums } from '../search/crew.ts';
import type { Share } from '../search/shares.ts';
import type { SharedTask } from '../search/task.ts';
import type { HelperPort, ToLeader } from './messages.ts';

/** How many helpers a `PortCrew` has, and where they come from. */
export interface CrewSettings {
  /** All threads, the leader's own among them. */
  readonly threads: number;
  /** Starts a helper; throws or returns nothing where there is none to be had. */
  readonly start: () => HelperPort | undefined;
  /** Helpers are let go after so many milliseconds without a search; without it, never. */
  readonly idle?: number;
}

/** Who could not be started so many times in a row is not tried again. */
const MOST_FAILURES = 3;
/** Milliseconds without a word after which a helper is stuck. */
const SILENCE = 10_000;

/** A place for a helper, and who is in it. */
interface Place {
  port: HelperPort | undefined;
  /** It has helped before, or is ready to: it will answer, and need not be asked whether it can. */
  isProven: boolean;
  failures: number;
  /** Since when it owes an answer whether it can help. */
  openedAt: number | undefined;
}

/** A crew whose helpers are at the other end of ports. */
export class PortCrew implements Crew {
  readonly threads: number;
  readonly #settings: CrewSettings;
  readonly #places: readonly Place[];
  #searches = 0;
  #search: PortSearch | undefined;

  constructor(settings: CrewSettings) {
    this.threads = settings.threads;
    this.#settings = settings;
    this.#places = Array.from({ length: settings.threads - 1 }, () => ({
      port: undefined,
      isProven: false,
      failures: 0,
      openedAt: undefined,
    }));
  }

  open(task: SharedTask): CrewSearch {
    const number = ++this.#searches;
    this.#search?.close();
    this.#search = new PortSearch(number, this.#places, () => this.#rest(number));
    for (const place of this.#places) this.#begin(place, number, task);
    return this.#search;
  }

  /** Ends all helpers; the next search starts others. */
  close(): void {
    for (const place of this.#places) {
      place.port?.close();
      place.port = undefined;
    }
  }

  #begin(place: Place, search: number, task: SharedTask): void {
    if (place.openedAt !== undefined && now() - place.openedAt > SILENCE) {
      place.port?.close();
      this.#lose(place, place.port);
    }
    place.port ??= this.#start(place);
    if (!place.port) return;
    place.openedAt ??= now();
    place.port.send({ kind: 'open', search, task });
  }

  #start(place: Place): HelperPort | undefined {
    place.openedAt = undefined;
    place.isProven = false;
    if (place.failures >= MOST_FAILURES) return undefined;
    try {
      const port = this.#settings.start();
      port?.listen(
        message => this.#hear(place, port, message),
        () => this.#lose(place, port),
      );
      return port;
    } catch {
      place.failures++;
      return undefined;
    }
  }

  #hear(place: Place, port: HelperPort | undefined, message: ToLeader): void {
    if (place.port !== port) return;
    place.openedAt = undefined;
    place.isProven = message.kind !== 'unable';
    if (place.isProven) place.failures = 0;
    this.#search?.hear(this.#places.indexOf(place), message);
  }

  #lose(place: Place, port: HelperPort | undefined): void {
    if (place.port !== port) return;
    place.port = undefined;
    place.failures++;
    this.#search?.lose(this.#places.indexOf(place));
  }

  #rest(search: number): void {
    const { idle } = this.#settings;
    if (idle !== undefined)
      after(idle, () => {
        if (this.#searches === search) this.close();
      });
  }
}

interface Order {
  readonly number: number;
  readonly turns: readonly number[];
}

/** By place: helpers are numbered from 1 on, places from 0. */
class PortSearch implements CrewSearch {
  readonly #number: number;
  readonly #places: readonly Place[];
  readonly #onClose: () => void;
  /** Who was lost or forgotten since this search began. */
  readonly #isOut: boolean[];
  readonly #orders = new Map<number, Order>();
  readonly #answers: HelperSums[] = [];
  #orderCount = 0;
  #isClosed = false;
  #onAnswered: (() => void) | undefined;

  constructor(number: number, places: readonly Place[], onClose: () => void) {
    this.#number = number;
    this.#places = places;
    this.#onClose = onClose;
    this.#isOut = places.map(() => false);
  }

  ask(helper: number, turns: readonly number[], share: Share): boolean {
    const index = helper - 1;
    const place = this.#places[index];
    if (this.#isClosed || !place?.port || !place.isProven) return false;
    if (this.#isOut[index] || this.#orders.has(index)) return false;
    const order = { number: ++this.#orderCount, turns };
    this.#orders.set(index, order);
    place.port.send({ kind: 'simulate', search: this.#number, order: order.number, turns, share });
    return true;
  }

  answered(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      this.#onAnswered = resolve;
      if (this.#orders.size === 0) resolve();
      else after(milliseconds, resolve);
    });
  }

  take(): readonly HelperSums[] {
    return this.#answers.splice(0);
  }

  forgetLate(): void {
    for (const index of this.#orders.keys()) this.#isOut[index] = true;
    this.#orders.clear();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#orders.clear();
    this.#tell();
    for (const { port } of this.#places) port?.send({ kind: 'close', search: this.#number });
    this.#onClose();
  }

  hear(index: number, message: ToLeader): void {
    if (message.search !== this.#number || this.#isClosed) return;
    if (message.kind === 'unable') this.lose(index);
    else if (message.kind === 'sums') this.#hearSums(index, message);
  }

  lose(index: number): void {
    this.#isOut[index] = true;
    this.#orders.delete(index);
    this.#tell();
  }

  #hearSums(index: number, { order, sums, simulations, next }: Extract<ToLeader, { kind: 'sums' }>): void {
    const asked = this.#orders.get(index);
    if (asked?.number !== order) return;
    this.#orders.delete(index);
    this.#answers.push({ helper: index + 1, turns: asked.turns, sums, simulations, next });
    this.#tell();
  }

  #tell(): void {
    if (this.#orders.size === 0) this.#onAnswered?.();
  }
}
