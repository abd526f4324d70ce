/** The lobby: open a table, join one, continue mine. */
import type { TableSummary } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import type { Connection } from '../connection/connection.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { showTitleBadge } from '../online/nudge/title-badge.ts';
import { TableList } from '../online/table-list/table-list.tsx';
import { Link } from '../ui/button.tsx';
import { type Lists, LobbyLists } from './lobby-lists.ts';
import { OpenTables } from './open-tables.tsx';

/** Of lists that only grow, the newest. */
const MOST = 5;

export function Lobby() {
  const connection = pageConnection();
  const lists = useLists(connection);
  const mine = lists?.mine;
  useEffect(() => mine && showTitleBadge(mine), [mine]);
  const state = connection.state.value;
  const isOff = state !== 'open' && state !== 'connecting';
  return (
    <section class="card sheet lobby" aria-labelledby="lobby">
      <h2 id="lobby">{t('online.title')}</h2>
      <p>{t(state === 'lost' ? 'online.offline' : 'online.text')}</p>
      {state !== 'connecting' && <ConnectionNote />}
      {!isOff && (
        <div class="lobby-links">
          <Link to="/now" kind="main" icon="people">
            {t('online.now')}
          </Link>
          <Link to="/table" kind="plain" icon="link">
            {t('online.create')}
          </Link>
        </div>
      )}
      {!isOff && lists && <Tables lists={lists} />}
      {!isOff && (
        <div class="lobby-links">
          <Link to="/archive" icon="log">
            {t('online.finished')}
          </Link>
          <Link to="/account" icon="people">
            {t('nav.account')}
          </Link>
          <Link to="/leaders" icon="trophy">
            {t('nav.leaders')}
          </Link>
          <Link to="/club" icon="people">
            {t('nav.clubs')}
          </Link>
        </div>
      )}
    </section>
  );
}

function Tables({ lists: { open, mine, watch, finished } }: { readonly lists: Lists }) {
  const isOthers = ({ yourSeat }: TableSummary) => yourSeat === undefined;
  const myFinished = finished.filter(table => !isOthers(table));
  return (
    <>
      <TableList title={t('online.mine')} tables={mine} word={t('online.go')} />
      <OpenTables tables={open.filter(isOthers)} />
      <TableList
        title={t('online.watchable')}
        tables={watch.filter(isOthers).slice(0, MOST)}
        word={t('online.watchable')}
      />
      <TableList title={t('online.finished')} tables={myFinished.slice(0, MOST)} word={t('games.result')} />
    </>
  );
}

/** While somebody looks; undefined before the first answers. */
function useLists(connection: Connection): Lists | undefined {
  const [lists, setLists] = useState<Lists | undefined>(undefined);
  useEffect(() => {
    const followed = new LobbyLists(connection, setLists);
    const look = () => {
      followed.isShown = !document.hidden;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      followed.stop();
    };
  }, [connection]);
  return lists;
}
