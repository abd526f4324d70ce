/** The rates of messages by connection, by player and by address, and of files by address. */
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import type { Ports } from '../ports.ts';
import { RateLimiter } from './rate-limiter.ts';

export class Rates {
  readonly #now: () => number;
  readonly #connections: RateLimiter;
  readonly #players: RateLimiter;
  readonly #addresses: RateLimiter;
  readonly #files: RateLimiter;

  constructor(limits: Limits, ports: Ports) {
    this.#now = () => ports.now();
    this.#connections = new RateLimiter(limits.rate);
    this.#players = new RateLimiter(limits.ratePerPlayer);
    this.#addresses = new RateLimiter(limits.ratePerAddress);
    this.#files = new RateLimiter(limits.filesPerAddress);
  }

  /** False when the address, or the player, has asked too much. */
  readonly takeRequest = (request: FastifyRequest, cost: number, player?: string): boolean =>
    this.#addresses.take(request.ip, this.#now(), cost) &&
    (player === undefined || this.#players.take(player, this.#now()));

  readonly takeFile = (request: FastifyRequest): boolean => this.#files.take(request.ip, this.#now());

  readonly takeMessage = (from: {
    readonly id: string;
    readonly playerId: string;
    readonly address: string;
  }): boolean =>
    this.#connections.take(from.id, this.#now()) &&
    this.#players.take(from.playerId, this.#now()) &&
    this.#addresses.take(from.address, this.#now());
}
