/** The button that challenges somebody: the dialog is fetched with the press. */
import type { Player } from '@kingdomino/protocol';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly player: Player;
  readonly kind?: 'main' | 'plain' | 'quiet';
  /** Only its picture, where there is little room. */
  readonly isSmall?: boolean;
}

interface Shown {
  readonly Dialog: ComponentType<{ readonly player: Player; readonly onClose: () => void }>;
}

export function ChallengeButton({ player, kind = 'plain', isSmall = false }: Props) {
  const [shown, show] = useState<Shown | undefined>(undefined);
  const open = async () => {
    const { ChallengeDialog } = await import('./challenge-dialog.tsx');
    show({ Dialog: ChallengeDialog });
  };
  const label = t('challenge.title', { name: playerName(player) });
  return (
    <>
      <Button kind={kind} icon="swords" label={label} onClick={() => void open()}>
        {isSmall ? undefined : t('challenge.go')}
      </Button>
      {shown && <shown.Dialog player={player} onClose={() => show(undefined)} />}
    </>
  );
}
