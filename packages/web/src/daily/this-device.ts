/**
 * What this device is called where a deal is tried once: random, the same for all who play here, and sent with nothing
 * else. The server keeps it mixed with the deal, until the day is over.
 */
import { randomHex } from '../app/random-hex.ts';
import { readText, writeText } from '../app/storage/storage.ts';

const KEY = 'device';
const BYTES = 16;

export function thisDevice(): string {
  const known = readText(KEY);
  if (known !== undefined && /^[0-9a-f]{32}$/.test(known)) return known;
  const made = randomHex(BYTES);
  writeText(KEY, made);
  return made;
}
