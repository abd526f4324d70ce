/** Loads the list of challenges for the first screen, when a member is signed in here. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../app/i18n/language.ts';
import { signedInMember } from '../app/signed-in-member.ts';

export function ChallengePlace() {
  const [place, setPlace] = useState<{ readonly List: ComponentType } | undefined>(undefined);
  const isNeeded = signedInMember.value !== '';
  useEffect(() => {
    if (!isNeeded || place) return;
    Promise.all([import('./challenge-list.tsx'), loadWords('company', 'people', 'online')]).then(
      ([{ ChallengeList }]) => setPlace({ List: ChallengeList }),
      () => undefined,
    );
  }, [isNeeded]);
  return place && isNeeded ? <place.List /> : null;
}
