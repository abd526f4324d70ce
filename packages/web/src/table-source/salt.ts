/** A player's own randomness for the deal. */
import { randomHex } from '../app/random-hex.ts';

const BYTES = 16;

export function newSalt(): string {
  return randomHex(BYTES);
}
