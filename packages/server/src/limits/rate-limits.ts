/** All rate limits: of messages by connection, player and address, of files, new guests, recovery codes and more. */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import type { Ports } from '../ports.ts';
import { networksOf } from './client-network.ts';
import { RateLimiter } from './rate-limiter.ts';

export const TOO_MANY: CommandRefusal = {
  code: 'too-many-messages',
  text: 'slower, please',
  retryAfter: 1000,
};
const AN_HOUR = 3600;
/** A few phrases at once, then one every three seconds: talk, not a flood. */
const PHRASES_A_SECOND = 1 / 3;
const PHRASE_SECONDS = 18;
/** Recovery codes that an address may try in an hour: each costs time and memory, and nobody mistypes so often. */
const CODES_AN_HOUR = 30;
/** Reports of one player in a day: enough for whoever meets many, too few to hide the others. */
const REPORTS_A_DAY = 20;
const A_DAY = 86_400;
/** Personal links of one player in a day: nobody has more devices. */
const LINKS_A_DAY = 20;
/** Where somebody stands and points, told to all who watch: a hand that moves, not a flood. */
const SHOWS_A_SECOND = 5;

/** Beginning to wait for other players: each time may take somebody's time in vain. */
const WAITS_A_SECOND = 1 / 10;
const WAIT_SECONDS = 100;

export class RateLimits {
  readonly #now: () => number;
  readonly #connections: RateLimiter;
  readonly #players: RateLimiter;
  readonly #addresses: RateLimiter;
  readonly #files: RateLimiter;
  readonly #guests: RateLimiter;
  readonly #codes = new RateLimiter(CODES_AN_HOUR / AN_HOUR, AN_HOUR);
  readonly #phrases = new RateLimiter(PHRASES_A_SECOND, PHRASE_SECONDS);
  readonly #reports = new RateLimiter(REPORTS_A_DAY / A_DAY, A_DAY);
  readonly #links = new RateLimiter(LINKS_A_DAY / A_DAY, A_DAY);
  readonly #shows = new RateLimiter(SHOWS_A_SECOND);
  readonly #waits = new RateLimiter(WAITS_A_SECOND, WAIT_SECONDS);

  constructor(limits: Limits, ports: Ports) {
    this.#now = () => ports.now();
    this.#connections = new RateLimiter(limits.rate);
    this.#players = new RateLimiter(limits.ratePerPlayer);
    this.#addresses = new RateLimiter(limits.ratePerAddress);
    this.#files = new RateLimiter(limits.filesPerAddress);
    this.#guests = new RateLimiter(limits.guestsPerAddress / AN_HOUR, AN_HOUR);
  }

  /** False when the address, or the player, has asked too much. */
  readonly takeRequest = (request: FastifyRequest, cost: number, player?: string): boolean =>
    this.#addresses.takeAll(networksOf(request.ip), this.#now(), cost) &&
    (player === undefined || this.#players.take(player, this.#now()));

  readonly takeFile = (request: FastifyRequest): boolean =>
    this.#files.takeAll(networksOf(request.ip), this.#now());

  /** False when too many players have come from the address within the hour. */
  readonly takeGuest = (request: FastifyRequest): boolean =>
    this.#guests.takeAll(networksOf(request.ip), this.#now());

  readonly takeCode = (request: FastifyRequest): boolean =>
    this.#codes.takeAll(networksOf(request.ip), this.#now());

  readonly takePhrase = (player: string): boolean => this.#phrases.take(player, this.#now());

  readonly takeReport = (player: string): boolean => this.#reports.take(player, this.#now());

  readonly takeLink = (player: string): boolean => this.#links.take(player, this.#now());

  readonly takeShow = (player: string): boolean => this.#shows.take(player, this.#now());

  readonly takeWait = (player: string): boolean => this.#waits.take(player, this.#now());

  readonly limitMessage = (from: {
    readonly id: string;
    readonly playerId: string;
    readonly address: string;
  }): CommandRefusal | undefined => {
    const isWithin =
      this.#connections.take(from.id, this.#now()) &&
      (from.playerId === '' || this.#players.take(from.playerId, this.#now())) &&
      this.#addresses.takeAll(networksOf(from.address), this.#now());
    return isWithin ? undefined : TOO_MANY;
  };
}
