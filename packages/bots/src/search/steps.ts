/** A thought in steps: where it is shared among threads, it pauses until the others have answered. Alone it never pauses. */
export type Steps<Value> = Generator<PromiseLike<void>, Value, void>;

/** For a thought that is not shared. */
export function finish<Value>(steps: Steps<Value>): Value {
  const step = steps.next();
  if (!step.done) throw new Error('this thought waits for others and cannot be finished at once');
  return step.value;
}

export async function finishLater<Value>(steps: Steps<Value>): Promise<Value> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await step.value;
  }
}

/** What is known without a pause, as a thought in steps. */
export function* atOnce<Value>(value: Value): Steps<Value> {
  yield* NO_PAUSE;
  return value;
}

/** What one thread alone waits for. */
export const NO_PAUSE: readonly PromiseLike<void>[] = [];
