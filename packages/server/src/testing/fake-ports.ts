/** Time that passes when told to, and chance that repeats. */
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import type { Ports } from '../ports.ts';

export class FakePorts implements Ports {
  time = 1_800_000_000_000;
  readonly #name: string;
  #asked = 0;
  #set = 0;

  constructor(name = 'ports') {
    this.#name = name;
  }

  now(): number {
    return this.time;
  }

  monotonic(): number {
    return this.time - this.#set;
  }

  /** Somebody sets the machine's clock: no time passes. */
  setClock(by: number): void {
    this.time += by;
    this.#set += by;
  }

  randomBytes(count: number): Uint8Array {
    return sha256(utf8(`${this.#name}/${++this.#asked}`)).slice(0, count);
  }
}
