/** Loads what tells of challenges and news when a member is signed in here, and shows it on every screen. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../app/i18n/language.ts';
import { signedInMember } from '../app/signed-in-member.ts';

export function CompanyPlace() {
  const [place, setPlace] = useState<{ readonly Notice: ComponentType } | undefined>(undefined);
  const isNeeded = signedInMember.value !== '';
  useEffect(() => {
    if (!isNeeded || place) return;
    Promise.all([import('./company-notice.tsx'), loadWords('company', 'people', 'online')]).then(
      ([{ CompanyNotice }]) => setPlace({ Notice: CompanyNotice }),
      // without a network there is no news
      () => undefined,
    );
  }, [isNeeded]);
  return place && isNeeded ? <place.Notice /> : null;
}
