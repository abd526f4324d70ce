/**
 * Where kernels and the weights of their nets are: beside the source and beside what is built from it. Written out one by one,
 * because bundlers look for exactly these words to find the files that a page needs.
 */
import type { Address } from './read-bytes.ts';

// every runtime has them, the language's own types do not
declare const URL: new (path: string, base: string) => Address;
declare global {
  interface ImportMeta {
    url: string;
  }
}

export const ASSETS = {
  kingdomino5: {
    code: new URL('../../assets/kingdomino-5.wasm', import.meta.url),
    net: new URL('../../assets/kingdomino-5.bin', import.meta.url),
  },
  kingdomino7: {
    code: new URL('../../assets/kingdomino-7.wasm', import.meta.url),
    net: new URL('../../assets/kingdomino-7.bin', import.meta.url),
  },
  duel: {
    code: new URL('../../assets/duel.wasm', import.meta.url),
    net: new URL('../../assets/duel.bin', import.meta.url),
  },
} as const;
