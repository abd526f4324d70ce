/** Random texts that nobody can guess. Not `crypto.randomUUID`, which browsers offer on https only. */
import { toHex } from '@kingdomino/rules/hashing';

export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
