/** Milliseconds since some moment; every runtime has it, but it is not part of the language. */
export function now(): number {
  return (globalThis as unknown as { performance: { now(): number } }).performance.now();
}
