/** The first three, once it is over. */
import type { Player } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Icon } from '../ui/icon.tsx';

export function Podium({ players }: { readonly players: readonly Player[] }) {
  return (
    <ol class="podium" aria-label={t('tour.podium')}>
      {players.map((player, index) => (
        <li key={player.id} class={`podium-${index + 1}`}>
          {index === 0 && <Icon name="trophy" />}
          <strong>{playerName(player)}</strong>
          <span class="podium-step" aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
