/** A player out of a list: ratings, how they went, and how we two have played. */
import type { Player } from '@kingdomino/protocol';
import type { ArchiveMode } from '@kingdomino/table/archive';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { PersonPlace } from '../company/person-place.tsx';
import { request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { PersonActions } from '../online/talk/person-actions.tsx';
import { modeText } from '../table-source/mode-text.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Link } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PlayerRatings } from './player-ratings.tsx';

interface Versus {
  readonly mode: ArchiveMode;
  readonly ahead: number;
  readonly behind: number;
}

export function PlayerDialog({ player, onClose }: { readonly player: Player; readonly onClose: () => void }) {
  const me = pageConnection().me.value;
  const [games, setGames] = useState<readonly Versus[]>([]);
  useEffect(() => {
    if (!me || me.id === player.id) return;
    const path = `/api/players/${player.id}/versus/${me.id}`;
    void request<{ readonly modes: readonly Versus[] }>('GET', path).then(read => {
      if (read.ok) setGames(read.value.modes);
    });
  }, [player.id, me?.id]);
  return (
    <Dialog title={playerName(player)} onClose={onClose} class="player-dialog">
      <PersonPlace player={player} />
      <PlayerRatings player={player.id} />
      {games.map(({ mode, ahead, behind }) => (
        <p key={mode}>
          <strong>{modeText(mode)}</strong> {t('rating.versus', { ahead, behind })}
        </p>
      ))}
      <PersonActions player={player} />
      <div class="player-ways">
        {player.member && (
          <Link to={`/player/${encodeURIComponent(player.name)}`} kind="plain" icon="person">
            {t('archive.profile')}
          </Link>
        )}
        {games.length > 0 && (
          <Link to={`/archive?opponent=${player.id}`} kind="plain" icon="log">
            {t('archive.with', { name: playerName(player) })}
          </Link>
        )}
      </div>
    </Dialog>
  );
}
