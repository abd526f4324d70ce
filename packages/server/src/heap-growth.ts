/** How far the heap may grow before garbage is looked for. */
import { setFlagsFromString } from 'node:v8';

/**
 * V8 marks whenever the heap has grown by half or a bit more; each time moves wait for a third of a second. The heap of
 * a busy server is small (100 MB for 5,000 players), so it may grow to five times that first. V8 asks for this number
 * at every collection. It is a flag of V8, which may lose it with any version: on its command line Node refuses to
 * start with a flag it does not know; here V8 says so and goes on.
 */
export function letHeapGrow(flag = '--heap-growing-percent=400'): void {
  setFlagsFromString(flag);
}
