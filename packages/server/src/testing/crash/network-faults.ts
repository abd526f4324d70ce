/** What networks do to single connections of players, all the time: each is a player's own trouble, not an outage. */
import type { Random } from '@kingdomino/rules';
import type { Span } from './clock-charges.ts';
import type { Pair, TcpProxy } from './tcp-proxy.ts';

export interface NetworkFault extends Span {
  /** Of the player's side of the connection. */
  readonly port: number;
}

const KINDS = ['line-cut', 'line-hole', 'line-delay'] as const;
export type NetworkFaultKind = (typeof KINDS)[number];

/** Milliseconds between two, at most; how long one lasts; what a player needs to come back. */
const BETWEEN = 400;
const LONGEST = 2000;
const COMING_BACK = 1000;
const MOST_DELAY = 400;

export class NetworkFaults {
  readonly counts: Record<NetworkFaultKind, number> = { 'line-cut': 0, 'line-hole': 0, 'line-delay': 0 };
  readonly all: NetworkFault[] = [];
  readonly #doors: readonly TcpProxy[];
  readonly #random: Random;
  #timer: NodeJS.Timeout | undefined;

  constructor(doors: readonly TcpProxy[], random: Random) {
    this.#doors = doors;
    this.#random = random;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#trouble();
      this.start();
    }, this.#random.below(BETWEEN));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #trouble(): void {
    const random = this.#random;
    const door = this.#doors[random.below(this.#doors.length)]!;
    const pairs = door.pairs.filter(({ isDead, delay }) => !isDead && delay === 0);
    if (pairs.length === 0) return;
    const pair = pairs[random.below(pairs.length)]!;
    const kind = KINDS[random.below(KINDS.length)]!;
    const length = kind === 'line-cut' ? 0 : 200 + random.below(LONGEST - 200);
    this.counts[kind]++;
    const from = performance.now();
    this.all.push({ port: pair.port, from, to: from + length + COMING_BACK });
    if (kind === 'line-cut') door.cut([pair]);
    else if (kind === 'line-delay') this.#delay(pair, length);
    else {
      pair.isDead = true;
      setTimeout(() => door.cut([pair]), length);
    }
  }

  #delay(pair: Pair, length: number): void {
    pair.delay = 20 + this.#random.below(MOST_DELAY);
    setTimeout(() => {
      pair.delay = 0;
    }, length);
  }
}
