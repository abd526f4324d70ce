/**
 * A trained net whose weights are a module of their own, loaded when first needed: a page fetches those of the game it
 * plays, and none where nobody thinks with a net.
 */
import { openNet } from './fast-net.ts';
import type { Net } from './net.ts';
import { unpackWeights } from './packed-net.ts';

export class LoadedNet {
  readonly #features: number;
  readonly #fetch: () => Promise<{ readonly WEIGHTS: string }>;
  #net: Net | undefined;

  constructor(features: number, fetch: () => Promise<{ readonly WEIGHTS: string }>) {
    this.#features = features;
    this.#fetch = fetch;
  }

  async load(): Promise<void> {
    if (this.#net) return;
    const { WEIGHTS } = await this.#fetch();
    this.#net ??= openNet(this.#features, unpackWeights(WEIGHTS, this.#features));
  }

  get(): Net {
    if (!this.#net) throw new Error('the net is not loaded: prepare the bot before it chooses');
    return this.#net;
  }
}
