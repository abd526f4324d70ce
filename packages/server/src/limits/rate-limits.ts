/** All rate limits: of messages by connection, player and address, of files, new guests, recovery codes and more. */
import type { CommandRefusal, CommandType } from '@kingdomino/protocol';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import type { Ports } from '../ports.ts';
import { networksOf } from './client-network.ts';
import { COMMAND_COSTS } from './costs.ts';
import { RateLimiter } from './rate-limiter.ts';

export const TOO_MANY: CommandRefusal = {
  code: 'too-many-messages',
  text: 'slower, please',
  retryAfter: 1000,
};
const AN_HOUR = 3600;
/** A class that opens the page at once has this many seconds' worth; on average it is no more than for anybody. */
const ADDRESS_SECONDS = 10;
/** Tables in an export: as fast as it may be read without taking others' time. */
const EXPORTED_A_SECOND = 50;
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

/** Challenges, and following somebody: each takes another person's attention. */
const APPROACHES_AN_HOUR = 60;

interface Sender {
  readonly id: string;
  readonly playerId: string;
  readonly address: string;
}

export class RateLimits {
  readonly #now: () => number;
  readonly #connections: RateLimiter;
  readonly #players: RateLimiter;
  readonly #addresses: RateLimiter;
  readonly #files: RateLimiter;
  readonly #guests: RateLimiter;
  readonly #exported = new RateLimiter(EXPORTED_A_SECOND);
  readonly #codes = new RateLimiter(CODES_AN_HOUR / AN_HOUR, AN_HOUR);
  readonly #phrases = new RateLimiter(PHRASES_A_SECOND, PHRASE_SECONDS);
  readonly #reports = new RateLimiter(REPORTS_A_DAY / A_DAY, A_DAY);
  readonly #links = new RateLimiter(LINKS_A_DAY / A_DAY, A_DAY);
  readonly #shows = new RateLimiter(SHOWS_A_SECOND);
  readonly #approaches = new RateLimiter(APPROACHES_AN_HOUR / AN_HOUR, AN_HOUR);
  readonly #waits = new RateLimiter(WAITS_A_SECOND, WAIT_SECONDS);

  constructor(limits: Limits, ports: Ports) {
    this.#now = () => ports.now();
    this.#connections = new RateLimiter(limits.rate);
    this.#players = new RateLimiter(limits.ratePerPlayer);
    this.#addresses = new RateLimiter(limits.ratePerAddress, ADDRESS_SECONDS);
    this.#files = new RateLimiter(limits.filesPerAddress, ADDRESS_SECONDS);
    this.#guests = new RateLimiter(limits.guestsPerAddress / AN_HOUR, AN_HOUR);
  }

  /** False when the address has asked too much. */
  readonly takeRequest = (request: FastifyRequest, cost: number): boolean =>
    this.#addresses.takeAll(networksOf(request.ip), this.#now(), cost);

  /** False when the player has asked too often. */
  readonly takePlayer = (player: string): boolean => this.#players.take(player, this.#now());

  /** False when the address has used up what it may do. */
  readonly takeCommand = (address: string, type: CommandType): boolean =>
    this.#addresses.takeAll(networksOf(address), this.#now(), COMMAND_COSTS[type]);

  /** False when an export must wait before its next table. */
  readonly takeExported = (request: FastifyRequest): boolean =>
    this.#exported.takeAll(networksOf(request.ip), this.#now());

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

  readonly takeApproach = (player: string): boolean => this.#approaches.take(player, this.#now());

  /** Of a message that nobody has read yet. */
  readonly limitMessage = (from: Sender): CommandRefusal | undefined => {
    const isWithin =
      this.#connections.take(from.id, this.#now()) &&
      (from.playerId === '' || this.#players.take(from.playerId, this.#now())) &&
      this.#addresses.takeAll(networksOf(from.address), this.#now());
    return isWithin ? undefined : TOO_MANY;
  };

  /** Of the command that was in it. */
  readonly limitCommand = (from: Sender, type: CommandType): CommandRefusal | undefined =>
    this.takeCommand(from.address, type) ? undefined : TOO_MANY;
}
