/** What the server tells without a line: asked for when a screen is shown, and again when it is wished. */
import type { RefusalCode, Refused } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { useCallback, useEffect, useState } from 'preact/hooks';

/** `no-line` when the server cannot be reached, else the server's own code. */
export type GetProblem = 'no-line' | RefusalCode;

const LIMIT = 10_000;

export async function get<Body extends object>(path: string): Promise<Result<Body, GetProblem>> {
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(path, { headers, signal: AbortSignal.timeout(LIMIT) });
    const read = (await answer.json()) as Body | Refused;
    return 'code' in read && 'type' in read ? err(read.code) : ok(read as Body);
  } catch {
    return err('no-line');
  }
}

export interface Got<Body> {
  /** Undefined until it is there. */
  readonly answer: Result<Body, GetProblem> | undefined;
  readonly again: () => void;
}

/** Asked again when the network comes back. */
export function useGet<Body extends object>(path: string): Got<Body> {
  const [answer, setAnswer] = useState<Result<Body, GetProblem> | undefined>(undefined);
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes(count => count + 1), []);
  useEffect(() => {
    let isShown = true;
    void get<Body>(path).then(told => isShown && setAnswer(told));
    addEventListener('online', again);
    return () => {
      isShown = false;
      removeEventListener('online', again);
    };
  }, [path, times]);
  return { answer, again };
}
