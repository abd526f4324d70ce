/** My finished games at the server, and what they come to. What is looked for stands in the address. */
import '../styles/screens/archive.css';
import '../styles/screens/statistics.css';
import type { Player } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { StudyScene } from '../scenes/section-scenes.tsx';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { type Filter, filterQuery, filterText, readFilter } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { GameList } from './game-list.tsx';
import { StatisticsView } from './statistics-view.tsx';

const VIEWS = ['games', 'statistics'] as const;
type View = (typeof VIEWS)[number];

function viewOf(search: string): View {
  return VIEWS.find(name => name === new URLSearchParams(search).get('view')) ?? 'games';
}

export function ArchiveScreen() {
  const connection = pageConnection();
  const [view, setView] = useState(viewOf(location.search));
  const show = (next: View) => {
    history.replaceState(history.state, '', next === 'games' ? '/archive' : `/archive?view=${next}`);
    setView(next);
  };
  useEffect(() => {
    document.title = t('archive.title');
    connection.start('anybody');
  }, [connection]);
  const me = connection.state.value === 'signed-out' ? undefined : connection.me.value;
  const isLooking = connection.state.value === 'connecting' && !me;
  return (
    <div class="page archive">
      <PageTop title={t('archive.title')} scene={<StudyScene />} />
      <main class="card sheet archive-main">
        <ConnectionNote />
        <p class="soft">{t('archive.text')}</p>
        {me && (
          <SegmentedControl
            name="archive-view"
            label={t('archive.title')}
            values={VIEWS}
            chosen={view}
            text={name => t(`archive.${name}`)}
            onChange={show}
          />
        )}
        {me && (view === 'games' ? <Games me={me} /> : <StatisticsView player={me.id} />)}
        {!me && !isLooking && <p>{t('archive.none')}</p>}
        {me?.member && (
          <Link to={`/player/${encodeURIComponent(me.name)}`} kind="plain" icon="person">
            {t('archive.my-profile')}
          </Link>
        )}
      </main>
    </div>
  );
}

function Games({ me }: { readonly me: Player }) {
  const [filter, setFilter] = useFilter();
  const query = filterQuery(filter);
  const isWhole = Object.keys(filter).length === 0;
  return (
    <>
      <FilterForm filter={filter} onChange={setFilter} />
      <GameList
        key={`${me.id} ${query}`}
        player={me.id}
        query={query}
        isMine
        none={t(isWhole ? 'archive.none' : 'archive.none-found')}
      >
        <a
          class="button plain"
          href={`/api/me/games/export.ndjson?${query}`}
          download="kingdomino-games.ndjson"
        >
          <Icon name="download" />
          <span>{t('archive.download')}</span>
        </a>
      </GameList>
    </>
  );
}

/** A step back or forth changes it, too. */
function useFilter(): readonly [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(() => readFilter(location.search));
  useEffect(() => {
    const read = () => setFilter(readFilter(location.search));
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const change = (next: Filter) => {
    history.replaceState(history.state, '', `/archive${filterText(next)}`);
    setFilter(next);
  };
  return [filter, change];
}
