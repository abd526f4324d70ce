/** The limits on open connections: in all, by address and by player. Sockets and long polls share them. */
import type { Limits } from '../config.ts';
import { networksOf } from './client-network.ts';
import { Counter } from './rate-limiter.ts';

export interface Client {
  readonly address: string;
  /** Unknown for a request without an identity. */
  readonly player?: string | undefined;
}

export class ConnectionLimits {
  readonly #limits: Limits;
  readonly #byAddress = new Counter();
  readonly #byPlayer = new Counter();
  #taken = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  hasRoomFor({ address, player }: Client): boolean {
    const { sockets, socketsPerAddress, socketsPerPlayer } = this.#limits;
    return (
      this.#taken < sockets &&
      networksOf(address).every(([key, share]) => this.#byAddress.count(key) < share * socketsPerAddress) &&
      (player === undefined || this.#byPlayer.count(player) < socketsPerPlayer)
    );
  }

  take({ address, player }: Client): void {
    this.#taken++;
    for (const [key] of networksOf(address)) this.#byAddress.add(key);
    if (player !== undefined) this.#byPlayer.add(player);
  }

  giveBack({ address, player }: Client): void {
    this.#taken--;
    for (const [key] of networksOf(address)) this.#byAddress.remove(key);
    if (player !== undefined) this.#byPlayer.remove(player);
  }
}
