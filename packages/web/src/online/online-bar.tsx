/** Above an online table: clocks, the line, who watches, phrases, leaving and coming back. */
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { DealButton } from '../play/deal-button.tsx';
import { Button } from '../ui/button.tsx';
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
      <AfterTheGame source={source} />
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

/** A forfeit may end a game before its last move: then there is no final count to say and offer this. */
function AfterTheGame({ source }: { readonly source: OnlineSource }) {
  const { status, table } = source.table;
  if (status !== 'over') return null;
  const isEarly = !table.isOver;
  return (
    <>
      {isEarly && <strong>{t('status.over')}</strong>}
      {isEarly && source.promise && <DealButton source={source} promise={source.promise} />}
      {(source.next === 'ready' || (isEarly && source.next === 'ask')) && (
        <Button kind="main" icon="replay" onClick={() => void source.rematch().then(go)}>
          {t(source.next === 'ready' ? 'online.rematch-ready' : 'online.rematch')}
        </Button>
      )}
    </>
  );
}
