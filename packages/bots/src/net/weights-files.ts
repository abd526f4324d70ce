/**
 * Where the weights of the trained nets are: beside the source and beside what is built from it. Written out one by one,
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

export const WEIGHTS_FILES = {
  table5: new URL('../../weights/table-5.bin', import.meta.url),
  table7: new URL('../../weights/table-7.bin', import.meta.url),
  kernel5: new URL('../../weights/table-5.wasm', import.meta.url),
  kernel7: new URL('../../weights/table-7.wasm', import.meta.url),
  duelTable: new URL('../../weights/duel-table.bin', import.meta.url),
  duelKernel: new URL('../../weights/duel.wasm', import.meta.url),
} as const;
