/**
 * Asks again and again for what no connection tells: while somebody looks at the page, less and less often while the answer stays
 * the same, and at once when somebody comes back to it.
 */
import { useEffect, useState } from 'preact/hooks';
import { get } from './use-get.ts';

/** Milliseconds between two questions: after news, and at the most. */
export const SOON = 10_000;
export const LATE = 40_000;
const GROWTH = 2;

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

interface Looking {
  /** Somebody is there again, or the network is. */
  readonly now: () => void;
  readonly end: () => void;
}

/** `look` says whether something has changed. */
export function poll(look: () => Promise<boolean>, page: Page = document): Looking {
  let pause = SOON;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the questions: of two that were asked at once, the later one goes on. */
  let asked = 0;
  const ask = async () => {
    clearTimeout(timer);
    const mine = ++asked;
    if (page.hidden) return;
    const hasChanged = await look().catch(() => false);
    if (mine !== asked) return;
    pause = hasChanged ? SOON : Math.min(LATE, pause * GROWTH);
    timer = setTimeout(() => void ask(), pause);
  };
  const now = () => {
    pause = SOON / GROWTH;
    void ask();
  };
  const end = () => {
    asked++;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', now);
  };
  page.addEventListener('visibilitychange', now);
  now();
  return { now, end };
}

/** What the server says at this path, for as long as it is shown; undefined until it is there. */
export function usePolled<Body extends object>(path: string): Body | undefined {
  const [told, setTold] = useState<Body | undefined>(undefined);
  useEffect(() => {
    let last = '';
    const looking = poll(async () => {
      const answer = await get<Body>(path);
      const text = answer.ok ? JSON.stringify(answer.value) : last;
      if (!answer.ok || text === last) return false;
      last = text;
      setTold(answer.value);
      return true;
    });
    addEventListener('online', looking.now);
    return () => {
      removeEventListener('online', looking.now);
      looking.end();
    };
  }, [path]);
  return told;
}
