declare const performance: { now(): number };
declare function setTimeout(listener: () => void, milliseconds: number): unknown;

/** Milliseconds since some moment; every runtime has it, but it is not part of the language. */
export function now(): number {
  return performance.now();
}

export function after(milliseconds: number, listener: () => void): void {
  setTimeout(listener, milliseconds);
}
