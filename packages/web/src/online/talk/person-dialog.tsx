/** The dialog about a person at my table. */
import type { Player } from '@kingdomino/protocol';
import { PersonPlace } from '../../company/person-place.tsx';
import { playerName } from '../../table-source/seat-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonActions } from './person-actions.tsx';

interface Props {
  readonly player: Player;
  readonly table: string;
  readonly onClose: () => void;
}

export function PersonDialog({ player, table, onClose }: Props) {
  return (
    <Dialog title={playerName(player)} onClose={onClose}>
      <PersonPlace player={player} isAside />
      <PersonActions player={player} table={table} />
    </Dialog>
  );
}
