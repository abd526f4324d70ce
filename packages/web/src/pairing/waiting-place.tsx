/** Loads the notice about my wait when there is one, and shows it on every screen. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../app/i18n/language.ts';
import { keptWish } from './kept-wish.ts';

export function WaitingPlace() {
  const [place, setPlace] = useState<{ readonly Notice: ComponentType } | undefined>(undefined);
  const isNeeded = keptWish.value !== undefined;
  useEffect(() => {
    if (!isNeeded || place) return;
    Promise.all([import('./waiting-notice.tsx'), loadWords('pairing', 'people', 'online')]).then(
      ([{ WaitingNotice }]) => setPlace({ Notice: WaitingNotice }),
      // without a network nobody waits, and the next wait tries again
      () => undefined,
    );
  }, [isNeeded]);
  return place ? <place.Notice /> : null;
}
