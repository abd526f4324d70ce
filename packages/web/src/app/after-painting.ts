/** Runs work after the browser has painted the current change. */

/** Where the browser paints nothing, as in a frame out of sight, it is done after this long. */
const LONGEST = 100;

/** Returns how to call it off. */
export function afterPainting(act: () => void): () => void {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
  const isSeen = typeof document !== 'undefined' && !document.hidden;
  timer = setTimeout(
    () => {
      stop();
      act();
    },
    isSeen ? LONGEST : 0,
  );
  if (isSeen)
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(act);
    });
  return stop;
}

export const painted = (): Promise<void> => new Promise(resolve => void afterPainting(resolve));
