/** Above an online table: the line, clocks, who watches, phrases, leaving and coming back. */
import { PHRASES } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { toast } from '../app/toast.ts';
import { Button, Link } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { connection } from './connection.ts';
import type { OnlineSource } from './online-source.ts';

export function OnlineBar({ source }: { readonly source: OnlineSource }) {
  const { watchers } = source.presence.value;
  const isSeated = source.mySeat !== undefined;
  const [isTalking, talk] = useState(false);
  useSayings(source);
  return (
    <aside class="online-bar" aria-label={t('online.title')}>
      <LineNote />
      <Clocks source={source} />
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
      {isSeated && (
        <>
          <Button
            kind="quiet"
            class="on-wood"
            icon="chat"
            label={t('online.say')}
            onClick={() => talk(true)}
          />
          {source.table.status === 'playing' && (
            <Button
              kind="quiet"
              class="on-wood"
              icon="close"
              label={`${t('online.leave')}. ${t('online.leave.text')}`}
              onClick={() => {
                void source.ask({ type: 'leave', table: source.id });
                go('/');
              }}
            />
          )}
        </>
      )}
      {isTalking && <Phrases source={source} onClose={() => talk(false)} />}
    </aside>
  );
}

function LineNote() {
  const state = connection().state.value;
  if (state === 'open') return null;
  return (
    <span class="line-note" role="status">
      <Icon name="wifi-off" /> {t(state === 'lost' ? 'online.lost' : 'online.connecting')}
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

function TakeBack({ source }: { readonly source: OnlineSource }) {
  const seat = source.mySeat;
  const state = seat === undefined ? undefined : source.table.seats[seat];
  const isReplaced = state?.kind === 'person' && state.substitute !== undefined && !state.forfeited;
  if (!isReplaced || source.table.status !== 'playing') return null;
  return (
    <Button kind="main" icon="people" onClick={() => void source.ask({ type: 'takeBack', table: source.id })}>
      {t('online.take-back')}
    </Button>
  );
}

function Phrases({ source, onClose }: { readonly source: OnlineSource; readonly onClose: () => void }) {
  return (
    <Dialog title={t('online.say')} onClose={onClose}>
      <div class="phrases">
        {PHRASES.map(phrase => (
          <Button
            key={phrase}
            onClick={() => {
              void source.ask({ type: 'say', table: source.id, phrase });
              onClose();
            }}
          >
            {t(`phrase.${phrase}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function useSayings(source: OnlineSource): void {
  const saying = source.saying.value;
  useEffect(() => {
    if (!saying) return;
    const { name } = source.view.value.seats[saying.seat]!;
    toast(t('online.said', { name, phrase: t(`phrase.${saying.phrase}`) }));
  }, [saying?.number]);
}

function Clocks({ source }: { readonly source: OnlineSource }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(count => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const { remaining, running } = source.table.clocks(connection().now());
  if (!remaining) return null;
  const name = (seat: Seat) => source.view.value.seats[seat]!.name;
  return (
    <span class="clocks">
      {remaining.map((left, seat) => (
        <span key={String(seat)} class={seat === running ? 'clock running' : 'clock'} title={name(seat)}>
          {name(seat)} {formatTime(left)}
        </span>
      ))}
    </span>
  );
}

function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)}d ${Math.floor((seconds % 86_400) / 3600)}h`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
