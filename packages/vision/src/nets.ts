/** The trained nets that belong to this package. */
import { fastestConvolve } from './net/kernel.ts';
import { SquareNet } from './net/square-net.ts';
import { OutlineNet } from './outline/outline-net.ts';

// every runtime has them, the language's own types do not
declare const URL: new (path: string, base: string) => { readonly href: string };
declare global {
  interface ImportMeta {
    url: string;
  }
}

/** What reading a photograph needs. */
export interface Nets {
  readonly outline: OutlineNet;
  readonly squares: SquareNet;
}

/** Where they are, beside the source and beside what is built from it. Written out, because bundlers look for these words. */
const OUTLINE = new URL('../assets/outline.bin', import.meta.url);
const SQUARES = new URL('../assets/squares.bin', import.meta.url);
const KERNEL = new URL('../assets/kernel.wasm', import.meta.url);

/**
 * Loads both nets, and what makes them fast.
 *
 * @param read what brings the bytes of an address: `fetch` in a page, the file system elsewhere
 */
export async function loadNets(read: (address: string) => Promise<ArrayBuffer>): Promise<Nets> {
  const [outline, squares, kernel] = await Promise.all(
    [OUTLINE, SQUARES, KERNEL].map(({ href }) => read(href)),
  );
  const way = fastestConvolve(kernel!);
  return { outline: new OutlineNet(outline!, way), squares: new SquareNet(squares!, way) };
}
