declare const performance: { now(): number };

/** Milliseconds since some moment; every runtime has it, but it is not part of the language. */
export function now(): number {
  return performance.now();
}
