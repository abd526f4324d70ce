/** Above an online table: clocks, the line, who watches, phrases, leaving and coming back. */
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { Button, Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Clocks } from './clocks.tsx';
import { connection } from './connection.ts';
import { Leave, TakeBack } from './leaving.tsx';
import type { OnlineSource } from './online-source.ts';
import { Phrases, useSayings } from './phrases.tsx';

export function OnlineBar({ source }: { readonly source: OnlineSource }) {
  const { watchers } = source.presence.value;
  const isSeated = source.mySeat !== undefined;
  useSayings(source);
  return (
    <aside class="online-bar" aria-label={t('online.title')}>
      <Clocks source={source} />
      <LineNote source={source} />
      <span class="watchers">
        {isSeated ? watchers > 0 && t('online.watchers', { count: watchers }) : t('online.watching')}
      </span>
      <TakeBack source={source} />
      <EarlyEnd source={source} />
      {source.table.rematch && (
        <Link to={`/t/${source.table.rematch}`} kind="main" icon="replay">
          {t('online.rematch-ready')}
        </Link>
      )}
      {isSeated && <Phrases source={source} />}
      {isSeated && source.table.status === 'playing' && <Leave source={source} />}
    </aside>
  );
}

function LineNote({ source }: { readonly source: OnlineSource }) {
  const state = connection().state.value;
  if (state !== 'open')
    return (
      <span class="line-note" role="status">
        <Icon name="wifi-off" /> {t(state === 'lost' ? 'online.lost' : 'online.connecting')}
      </span>
    );
  if (!source.outbox.isSlow.value) return null;
  return (
    <span class="sending-note" role="status">
      <Icon name="clock" /> {t('online.sending')}
    </span>
  );
}

/** A forfeit may end a game before its last move: then there is no final count. */
function EarlyEnd({ source }: { readonly source: OnlineSource }) {
  const { status, table, rematch } = source.table;
  if (status !== 'over' || table.isOver) return null;
  return (
    <>
      <strong>{t('status.over')}</strong>
      {source.mySeat !== undefined && !rematch && (
        <Button kind="main" icon="replay" onClick={() => void source.rematch().then(go)}>
          {t('online.rematch')}
        </Button>
      )}
    </>
  );
}
