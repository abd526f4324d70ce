/** The bar above an online table: clocks, connection, watchers, talk, leaving and coming back. */
import { useMemo } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { NavigateWhenDone } from '../../app/navigation/navigate-when-done.ts';
import { ConnectionNote } from '../../connection/connection-note.tsx';
import { pageConnection } from '../../connection/page-connection.ts';
import { Button, Link } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AboutPeopleButton, playersAt } from '../talk/about-people.tsx';
import { FreeTextAsked } from '../talk/free-text-asked.tsx';
import { TalkButton, useTalk } from '../talk/talk-button.tsx';
import { Agreements } from './agreements.tsx';
import { Call } from './call.tsx';
import { Clocks } from './clocks.tsx';
import { DealBadge } from './deal-badge.tsx';
import { Leave, TakeBack } from './leaving.tsx';
import type { OnlineSource } from './online-source.ts';
import { RatingChange } from './rating-change.tsx';

export function OnlineBar({ source }: { readonly source: OnlineSource }) {
  const { watchers } = source.presence.value;
  const isSeated = source.mySeat !== undefined;
  // without a connection nothing can be said: its place is needed for the note
  const isOpen = pageConnection().state.value === 'open';
  useTalk(source);
  return (
    <aside class="online-bar" aria-label={t('online.title')}>
      <DealBadge source={source} class="desk-only" />
      <Clocks source={source} />
      <ConnectionNote />
      <Sending source={source} />
      <Watchers count={watchers} isSeated={isSeated} />
      <Call source={source} />
      <Agreements source={source} />
      <FreeTextAsked source={source} />
      <TakeBack source={source} />
      <RatingChange source={source} />
      <NextGame source={source} />
      <LookTogether source={source} />
      {isSeated && isOpen && (
        <span class="bar-buttons">
          <TalkButton class="on-wood" source={source} />
          {source.table.status === 'playing' && <Leave source={source} class="desk-only" />}
        </span>
      )}
      {/* who watches has no talk, where people can be reported */}
      {!isSeated && isOpen && (
        <span class="bar-buttons">
          <AboutPeopleButton class="on-wood" players={playersAt(source)} table={source.id} />
        </span>
      )}
    </aside>
  );
}

function Watchers({ count, isSeated }: { readonly count: number; readonly isSeated: boolean }) {
  if (!isSeated) return <span class="watchers">{t('online.watching')}</span>;
  if (count === 0) return null;
  const text = t('online.watchers', { count });
  return (
    <span class="watchers">
      <Icon name="eye" /> {text}
    </span>
  );
}

function Sending({ source }: { readonly source: OnlineSource }) {
  if (pageConnection().state.value !== 'open' || !source.queue.isSlow.value) return null;
  return (
    <span class="sending-note" role="status">
      <Icon name="clock" /> {t('online.sending')}
    </span>
  );
}

/** Somebody looks at the finished game: whoever is still here may come along. */
function LookTogether({ source }: { readonly source: OnlineSource }) {
  const { overAt } = source;
  if (!overAt || !source.table.events.some(({ type }) => type === 'led')) return null;
  return (
    <Link to={`/together/${overAt}`} kind="plain" icon="people">
      {t('end.together')}
    </Link>
  );
}

/** Somebody has asked for the next game: also for those who look at the table. */
function NextGame({ source }: { readonly source: OnlineSource }) {
  const again = useMemo(() => new NavigateWhenDone(), []);
  if (source.next !== 'ready') return null;
  return (
    <Button
      kind="main"
      icon="replay"
      disabled={again.isBusy.value}
      onClick={() => void again.run(end => source.rematch(end))}
    >
      {source.askedBy === undefined
        ? t('online.rematch-ready')
        : t('online.rematch-from', { name: source.askedBy })}
    </Button>
  );
}
