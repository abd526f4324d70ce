/** Friends by link: open a table, join one, go on with mine. */
import type { TableSummary } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Link } from '../ui/button.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { connection } from './connection.ts';

const REFRESH = 4000;

export function Lobby() {
  const line = connection();
  const [tables, setTables] = useState<Record<'open' | 'mine' | 'watch', readonly TableSummary[]>>(NONE);
  useEffect(() => {
    let isGone = false;
    const refresh = async () => {
      if (isGone || document.hidden || !(await line.open())) return;
      const lists = await Promise.all(LISTS.map(list => line.ask({ type: 'list', list })));
      const found = lists.map(answer => (answer.type === 'tables' ? answer.tables : []));
      if (!isGone) setTables({ open: found[0]!, mine: found[1]!, watch: found[2]! });
    };
    void refresh();
    const timer = setInterval(() => line.state.value === 'open' && void refresh(), REFRESH);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [line]);
  const mine = new Set(tables.mine.map(({ table }) => table));
  const open = tables.open.filter(({ table }) => !mine.has(table));
  return (
    <section class="card sheet lobby" aria-labelledby="lobby">
      <h2 id="lobby">{t('online.title')}</h2>
      <p>{t(line.state.value === 'off' ? 'online.offline' : 'online.text')}</p>
      {line.state.value !== 'off' && (
        <>
          <Link to="/table" kind="main" icon="link">
            {t('online.create')}
          </Link>
          <TableList title={t('online.mine')} tables={tables.mine} word={t('online.go')} />
          <Link to="/me" icon="qr">
            {t('me.title')}
          </Link>
          <h3>{t('online.open-tables')}</h3>
          {open.length === 0 && <p class="soft">{t('online.no-tables')}</p>}
          <TableList title="" tables={open} word={t('online.join')} />
          <TableList
            title={t('online.watchable')}
            tables={tables.watch.slice(0, 5)}
            word={t('online.watchable')}
          />
        </>
      )}
    </section>
  );
}

const LISTS = ['open', 'mine', 'watch'] as const;
const NONE = { open: [], mine: [], watch: [] };

interface ListProps {
  readonly title: string;
  readonly tables: readonly TableSummary[];
  readonly word: string;
}

function TableList({ title, tables, word }: ListProps) {
  if (tables.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul class="tables">
        {tables.map(table => (
          <li key={table.table}>
            <div>
              <strong>{t(`game.${table.game}`)}</strong>{' '}
              {table.yourTurn && <span class="turn">{t('online.your-turn')}</span>}
              <div class="seat-names">
                {table.seats.map((seat, index) => (
                  <SeatName
                    key={String(index)}
                    seat={index}
                    name={nameOf(seat)}
                    isBot={seat.kind === 'bot'}
                  />
                ))}
              </div>
            </div>
            <Link to={`/t/${table.table}`} kind="plain" icon="arrow-right">
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function nameOf(seat: TableSummary['seats'][number]): string {
  if (seat.kind === 'person') return seat.player.name;
  if (seat.kind === 'bot') return t(`level.${seat.level}`);
  return seat.for ? t('online.seat.kept', { name: seat.for.name }) : t('online.seat.open');
}
