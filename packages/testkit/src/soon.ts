/** Taken before a test puts time of its own in its place. */
const wait = globalThis.setTimeout;

/** Milliseconds after which what does not come is told: a limit for mistakes, which no machine is too slow for. */
const PATIENCE = 40_000;

/**
 * Waits for what other tasks, threads or processes are about to do: looks again as soon as something may have happened,
 * until `look` no longer throws.
 */
export async function soon<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
  for (const begun = performance.now(); ; ) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() - begun > PATIENCE) throw error;
    }
    await new Promise(resolve => wait(resolve));
  }
}
