/** Both run in the page: what comes of a press. */

interface Watched {
  readonly choice: string;
  /** Choices that come before it: one of them there means that the press has led on. */
  readonly before: readonly string[];
  /** The point that will be pressed; without one, whatever has the focus. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
  /** In milliseconds: how long something to happen may take. */
  readonly limit: number;
}

type Outcome = 'taken' | 'changed' | 'nothing';

interface Watching {
  outcome?: Promise<Outcome>;
}

/**
 * From now on. False: what was to be pressed is not there any more. The page answers in several steps, so the first change
 * is not all: what was pressed is taken when it is no such choice any more. A button may be one again for the next question.
 */
export function watchPress({ choice, before, at, limit }: Watched): boolean {
  const pressed = at ? document.elementFromPoint(at.x, at.y) : document.activeElement;
  const chosen = pressed?.closest(choice);
  if (!chosen) return false;
  const words = chosen.textContent;
  const isTaken = () =>
    !chosen.isConnected ||
    !chosen.matches(choice) ||
    chosen.textContent !== words ||
    before.some(one => document.querySelector(one));
  (globalThis as Watching).outcome = new Promise(resolve => {
    let outcome: Outcome = 'nothing';
    let timer = setTimeout(done, limit);
    const watching = new MutationObserver(() => {
      if (isTaken()) outcome = 'taken';
      if (outcome === 'taken') return done();
      if (outcome === 'nothing') {
        outcome = 'changed';
        clearTimeout(timer);
        timer = setTimeout(done, limit / 20);
      }
    });
    function done(): void {
      watching.disconnect();
      clearTimeout(timer);
      resolve(outcome);
    }
    watching.observe(document, { subtree: true, childList: true, attributes: true });
  });
  return true;
}

export function outcomeOfPress(): Outcome | Promise<Outcome> {
  const { outcome } = globalThis as Watching;
  if (!outcome) throw new Error('the page was loaded anew meanwhile');
  return outcome;
}
