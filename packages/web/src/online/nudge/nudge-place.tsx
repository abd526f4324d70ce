/** Loads the switch for nudges and shows it as soon as it is there. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../../app/i18n/language.ts';

export function NudgePlace() {
  const [place, setPlace] = useState<{ readonly Settings: ComponentType } | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    Promise.all([import('./nudge-settings.tsx'), loadWords('nudge')]).then(
      ([{ NudgeSettings }]) => isShown && setPlace({ Settings: NudgeSettings }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return place ? <place.Settings /> : null;
}
