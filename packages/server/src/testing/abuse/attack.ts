/** An attack on a running server with its usual limits. */
export interface Target {
  readonly origin: string;
  readonly dataDir: string;
}

export interface Attack {
  readonly name: string;
  /** What was reached by it; undefined when it came to nothing. */
  readonly run: (target: Target) => Promise<string | undefined>;
}

/** What was expected and what came, as a sentence; undefined where they are the same. */
export function unless(isHeld: boolean, reached: string): string | undefined {
  return isHeld ? undefined : reached;
}

export function times<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

export function count(values: readonly unknown[], wanted: unknown): number {
  return values.filter(value => value === wanted).length;
}
