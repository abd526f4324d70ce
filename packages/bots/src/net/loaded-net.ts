/**
 * A trained net whose weights are a file of their own, read when first needed: a page fetches those of the game it
 * plays, and none where nobody thinks with a net. What did not come is asked for again the next time.
 */
import { openNet } from './fast-net.ts';
import type { Net } from './net.ts';
import { unpackWeights } from './packed-net.ts';
import { type Address, readBytes } from './read-bytes.ts';

export class LoadedNet {
  readonly #features: number;
  readonly #address: Address;
  readonly #read: typeof readBytes;
  #net: Net | undefined;

  constructor(features: number, address: Address, read = readBytes) {
    this.#features = features;
    this.#address = address;
    this.#read = read;
  }

  async load(): Promise<void> {
    if (this.#net) return;
    const packed = await this.#read(this.#address);
    this.#net ??= openNet(this.#features, unpackWeights(packed, this.#features));
  }

  get(): Net {
    if (!this.#net) throw new Error('the net is not loaded: prepare the bot before it chooses');
    return this.#net;
  }
}
