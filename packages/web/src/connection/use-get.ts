/** Reads something from the server by HTTP: when a screen is shown, and again on request. */
import type { Result } from '@kingdomino/rules';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Problem, request } from './http.ts';
import { checkIdentity, type Needed } from './who-am-i.ts';

const LIMIT = 10_000;

/** After ten seconds without an answer there is no connection. */
export function get<Body extends object>(path: string): Promise<Result<Body, Problem>> {
  return request('GET', path, undefined, AbortSignal.timeout(LIMIT));
}

export interface Got<Body> {
  /** Undefined until it is there. */
  readonly answer: Result<Body, Problem> | undefined;
  readonly again: () => void;
}

/**
 * Asked again when the network comes back.
 *
 * @param needed who is told it: others are refused here, and the server is not asked
 */
export function useGet<Body extends object>(path: string, needed: Needed = 'anybody'): Got<Body> {
  const [answer, setAnswer] = useState<Result<Body, Problem> | undefined>(undefined);
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes(count => count + 1), []);
  useEffect(() => {
    let isShown = true;
    void checkIdentity(needed)
      .then(known => (known.ok ? get<Body>(path) : known))
      .then(told => isShown && setAnswer(told));
    addEventListener('online', again);
    return () => {
      isShown = false;
      removeEventListener('online', again);
    };
  }, [path, times]);
  return { answer, again };
}
