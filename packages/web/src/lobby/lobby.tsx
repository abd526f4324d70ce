/** The lobby: a table for friends, somebody to play, tables to join and to watch. */
import type { TableSummary } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { TableList } from '../online/table-list/table-list.tsx';
import { Link } from '../ui/button.tsx';
import type { Lists } from './lobby-lists.ts';
import { OpenTables } from './open-tables.tsx';
import { isOffLine } from './use-lists.ts';

/** Of lists that only grow, the newest. */
const MOST = 5;

export function Lobby({ lists }: { readonly lists: Lists | undefined }) {
  const state = pageConnection().state.value;
  const isOff = isOffLine();
  return (
    <section class="card sheet lobby" aria-labelledby="lobby">
      <h2 id="lobby">{t('online.title')}</h2>
      <p>{t(state === 'lost' ? 'online.offline' : 'online.text')}</p>
      {state !== 'connecting' && <ConnectionNote />}
      {!isOff && (
        <div class="lobby-links">
          <Link to="/table" kind="main" icon="link">
            {t('online.create')}
          </Link>
          <Link to="/now" kind="plain" icon="people">
            {t('online.now')}
          </Link>
          <Link to="/tournaments" kind="plain" icon="medal">
            {t('nav.tournaments')}
          </Link>
        </div>
      )}
      {!isOff && lists && <Tables lists={lists} />}
    </section>
  );
}

function Tables({ lists: { open, watch, finished } }: { readonly lists: Lists }) {
  const isOthers = ({ yourSeat }: TableSummary) => yourSeat === undefined;
  const myFinished = finished.filter(table => !isOthers(table));
  return (
    <>
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
