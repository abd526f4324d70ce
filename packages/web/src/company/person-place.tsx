/** Loads what connects me with a person, wherever somebody is looked at. */
import type { Player } from '@kingdomino/protocol';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../app/i18n/language.ts';
import { signedInMember } from '../app/signed-in-member.ts';

interface Props {
  readonly player: Player;
  /** Something else is the main thing here. */
  readonly isAside?: boolean;
}

export function PersonPlace({ player, isAside = false }: Props) {
  const [place, setPlace] = useState<{ readonly Company: ComponentType<Props> } | undefined>(undefined);
  const isNeeded = signedInMember.value !== '' && player.member === true;
  useEffect(() => {
    if (!isNeeded) return;
    let isShown = true;
    Promise.all([import('./person-company.tsx'), loadWords('company', 'people', 'online')]).then(
      ([{ PersonCompany }]) => isShown && setPlace({ Company: PersonCompany }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  return place && isNeeded ? <place.Company key={player.id} player={player} isAside={isAside} /> : null;
}
