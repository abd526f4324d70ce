/** A menu that a button opens: a press anywhere or Escape closes it. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Menu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Around the button and what it opens. */
  readonly place: RefObject<HTMLDivElement | null>;
}

export function useMenu(): Menu {
  const [isOpen, open] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    const button = place.current?.querySelector('button');
    document.addEventListener(
      'click',
      ({ target }) => {
        // the button closes it by itself
        if (!(target instanceof Node && button?.contains(target))) open(false);
      },
      { signal: end.signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        open(false);
        button?.focus();
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [isOpen]);
  return { isOpen, toggle: () => open(!isOpen), place };
}
