/**
 * Turns a secret seed into draws and rolls that nobody can foresee and everybody can check afterwards.
 *
 * The commitment, SHA-256 of the seed, is published before the first draw. Chance move number `n` (counted from 0)
 * with `count` equally likely outcomes is outcome `v mod count`, where `v` is the first six bytes of
 * HMAC-SHA-256(seed, "SALT/n/t") and `t` is the smallest of 0, 1, 2, … for which `v` is not in the incomplete last
 * run of `count`. Outcomes are in lexicographic order. docs/fair-deal.md explains it for other languages.
 */
import type { Game, GameTypes } from './game.ts';
import { checkWhole } from './misuse.ts';
import { err, ok, type Result } from './result.ts';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

/** The way chance is dealt; another way would have another name. */
export const DEAL_FORMAT = 'kingdomino-deal/1';
const SEED_BYTES = 32;
const RANGE = 2 ** 48;

/** What is needed to check a deal once it is over. */
export interface Deal {
  readonly format: typeof DEAL_FORMAT;
  /** Published before the game. */
  readonly commitment: string;
  /** Hexadecimal, secret until the end. */
  readonly seed: string;
  /** What the players added, after the commitment and before the first draw. */
  readonly salts: readonly string[];
}

/**
 * What is published before the first draw: the SHA-256 of the seed, in hexadecimal digits.
 *
 * @param seed the secret bytes
 * @example
 * commitmentTo(seed) === deal.commitment;
 */
export function commitmentTo(seed: Uint8Array): string {
  return toHex(sha256(seed));
}

/** Deals the chance moves of a game from a secret seed and, if they wish, the players' salts. */
export class Dealer {
  readonly #seed: Uint8Array;
  readonly #salts: readonly string[];
  #dealt: number;

  /** `dealt` chance moves have been made already, if the game is taken up again. */
  constructor(seed: Uint8Array, salts: readonly string[] = [], dealt = 0) {
    if (seed.length !== SEED_BYTES)
      throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
    checkWhole(dealt, 0, Number.MAX_SAFE_INTEGER, 'the number of chance moves made');
    this.#seed = seed;
    this.#salts = salts;
    this.#dealt = dealt;
  }

  /** The next chance move of a game that waits for one. Throws where a seat is to act, or nobody. */
  next<Types extends GameTypes>(game: Game<string, Types>, state: Types['state']): Types['move'] {
    const actor = game.toAct(state);
    if (actor !== 'chance') {
      const who = actor === 'nobody' ? 'the game is over' : `seat ${actor} is to act`;
      throw new RangeError(`chance has no move here: ${who}`);
    }
    return game.moveAt(state, this.draw(game.countMoves(state)));
  }

  /** A number below `count`, all equally likely. */
  draw(count: number): number {
    checkWhole(count, 1, RANGE, 'the number of outcomes');
    return drawAt(this.#seed, this.#salts, this.#dealt++, count);
  }

  /** Tells the secret: what others need to check the deal. Only for when the game is over. */
  reveal(): Deal {
    return {
      format: DEAL_FORMAT,
      commitment: commitmentTo(this.#seed),
      seed: toHex(this.#seed),
      salts: this.#salts,
    };
  }
}

/**
 * A dealer for tests and simulations.
 *
 * @param text any text; equal texts deal equally
 * @returns a dealer whose seed is the hash of the text
 * @example
 * const dealer = dealerFromText('any text');
 */
export function dealerFromText(text: string): Dealer {
  return new Dealer(sha256(utf8(text)));
}

/**
 * The dealer that a revealed deal describes.
 *
 * @param raw a parsed JSON value
 * @returns the dealer, or a sentence that says what is wrong: a seed that breaks its commitment, for example
 * @example
 * const dealer = readDeal(record.deal);
 */
export function readDeal(raw: unknown): Result<Dealer, string> {
  const { format, commitment, seed, salts } = (raw ?? {}) as Partial<Record<keyof Deal, unknown>>;
  if (format !== DEAL_FORMAT) return err(`the deal's format is not ${DEAL_FORMAT}`);
  const bytes = typeof seed === 'string' ? fromHex(seed) : undefined;
  if (bytes?.length !== SEED_BYTES) return err(`the deal's seed is not ${2 * SEED_BYTES} hexadecimal digits`);
  if (!isTexts(salts)) return err("the deal's salts are not a list of texts");
  if (commitment !== commitmentTo(bytes)) return err('the seed is not the one that was committed to');
  return ok(new Dealer(bytes, salts));
}

function drawAt(seed: Uint8Array, salts: readonly string[], event: number, count: number): number {
  for (let attempt = 0; ; attempt++) {
    const digest = hmacSha256(seed, utf8(`${salts.join(',')}/${event}/${attempt}`));
    const value = digest.slice(0, 6).reduce((sum, byte) => 256 * sum + byte, 0);
    const drawn = outcomeOf(value, count);
    if (drawn !== undefined) return drawn;
  }
}

/** The outcome that a number below 2^48 stands for; none where the last numbers would favour the first outcomes. */
export function outcomeOf(value: number, count: number): number | undefined {
  return value < RANGE - (RANGE % count) ? value % count : undefined;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}
