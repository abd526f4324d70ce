/** All tournaments: mine, those that run, those to come, those that are over. */
import type { TournamentList, Tournaments } from '@kingdomino/protocol';
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { useGet } from '../connection/use-get.ts';
import { Link } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { TournamentLines } from './tournament-lines.tsx';

const LISTS = ['mine', 'running', 'soon', 'past'] as const satisfies readonly TournamentList[];

export function TournamentsScreen() {
  useEffect(() => {
    document.title = t('nav.tournaments');
    pageConnection().start('anybody');
  }, []);
  return (
    <div class="page tournaments">
      <PageTop
        title={t('nav.tournaments')}
        art={['emblem-sun', 'emblem-rose', 'emblem-wave', 'emblem-leaf']}
      />
      <main class="card sheet tournaments-main">
        <p>{t('tour.text')}</p>
        <Link to="/tournaments/new" kind="main" icon="plus" class="tournaments-new">
          {t('tour.new')}
        </Link>
        <ConnectionNote />
        {LISTS.map(list => (
          <ListOf key={list} list={list} />
        ))}
      </main>
    </div>
  );
}

function ListOf({ list }: { readonly list: (typeof LISTS)[number] }) {
  const { answer } = useGet<Tournaments>(`/api/tournaments?list=${list}`);
  const found = answer?.ok ? answer.value.tournaments : [];
  // one's own stand first, and only where there are some
  if (list === 'mine' && found.length === 0) return null;
  return (
    <section class="tournaments-part">
      <h2>{t(`tour.${list}`)}</h2>
      {answer && found.length === 0 && <p class="soft">{t('tour.none')}</p>}
      <TournamentLines tournaments={found} />
    </section>
  );
}
