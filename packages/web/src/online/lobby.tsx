/** Friends by link: open a table, join one, go on with mine. */
import type { ListName, TableSummary } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Link } from '../ui/button.tsx';
import type { Connection } from './connection.ts';
import { connection } from './line.ts';
import { LineNote } from './line-note.tsx';
import { TableList } from './table-list.tsx';

const REFRESH = 4000;
/** Of lists that only grow, the newest. */
const MOST = 5;

type Lists = Readonly<Record<ListName, readonly TableSummary[]>>;

export function Lobby() {
  const line = connection();
  const lists = useLists(line);
  const state = line.state.value;
  const isOff = state !== 'open' && state !== 'connecting';
  return (
    <section class="card sheet lobby" aria-labelledby="lobby">
      <h2 id="lobby">{t('online.title')}</h2>
      <p>{t(state === 'lost' ? 'online.offline' : 'online.text')}</p>
      {state !== 'connecting' && <LineNote />}
      {!isOff && (
        <Link to="/table" kind="main" icon="link">
          {t('online.create')}
        </Link>
      )}
      {!isOff && lists && <Tables lists={lists} />}
      {!isOff && (
        <Link to="/me" icon="qr">
          {t('me.title')}
        </Link>
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
      <TableList
        title={t('online.open-tables')}
        tables={open.filter(isOthers)}
        word={t('online.join')}
        none={t('online.no-tables')}
      />
      <TableList
        title={t('online.watchable')}
        tables={watch.filter(isOthers).slice(0, MOST)}
        word={t('online.watchable')}
      />
      <TableList title={t('online.finished')} tables={myFinished.slice(0, MOST)} word={t('games.result')} />
    </>
  );
}

/** Asked for again and again while somebody looks, and as soon as there is a line; undefined before the first answer. */
function useLists(line: Connection): Lists | undefined {
  const [lists, setLists] = useState<Lists | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const refresh = async () => {
      if (document.hidden || line.state.value !== 'open') return;
      const [open, mine, watch, finished] = await Promise.all([
        tablesOf(line, 'open'),
        tablesOf(line, 'mine'),
        tablesOf(line, 'watch'),
        tablesOf(line, 'finished'),
      ]);
      if (!isGone) setLists({ open, mine, watch, finished });
    };
    line.start('anybody');
    const stop = line.state.subscribe(() => void refresh());
    const timer = setInterval(() => void refresh(), REFRESH);
    const look = () => void refresh();
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [line]);
  return lists;
}

async function tablesOf(line: Connection, list: ListName): Promise<readonly TableSummary[]> {
  const answer = await line.ask({ type: 'list', list });
  return answer.type === 'tables' ? answer.tables : [];
}
