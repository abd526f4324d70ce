/** A club: its board, its tables and tournaments, its results, its people, and what its admins decide. */
import '../styles/screens/leaders.css';
import type { Club } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { useGet } from '../connection/use-get.ts';
import { BannersScene } from '../scenes/banners-scene.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { ClubMembers, mayDecide } from './club-members.tsx';
import { ClubNotices } from './club-notices.tsx';
import { ClubResults } from './club-results.tsx';
import { ClubSettings } from './club-settings.tsx';
import { ClubTables } from './club-tables.tsx';
import { ClubTournaments } from './club-tournaments.tsx';
import { ReportClub } from './report-club.tsx';

export function ClubScreen({ id }: { readonly id: string }) {
  const path = `/api/clubs/${encodeURIComponent(id)}`;
  const { answer, again } = useGet<Club>(path);
  const [changed, setChanged] = useState<Club | undefined>(undefined);
  useEffect(() => pageConnection().start('anybody'), []);
  const club = changed ?? (answer?.ok ? answer.value : undefined);
  useEffect(() => {
    document.title = club?.name ?? t('nav.clubs');
  }, [club?.name]);
  if (!answer) return <Waiting />;
  if (!answer.ok && answer.error !== 'no-connection') return <NotFound text={t('club.gone')} />;
  const change = (next?: Club) => {
    setChanged(next);
    if (!next) again();
  };
  const me = pageConnection().me.value?.id;
  const isAdmin = club !== undefined && mayDecide(club, me);
  return (
    <div class="page clubs">
      <PageTop title={club?.name ?? t('nav.clubs')} scene={<BannersScene />} />
      <main class="card sheet clubs-main">
        <ConnectionNote />
        {!club && <p role="alert">{t('online.offline')}</p>}
        {club && (
          <>
            <ClubNotices club={club.club} me={me} isAdmin={isAdmin} />
            <ClubTables club={club.club} />
            <ClubTournaments club={club.club} isAdmin={isAdmin} />
            <ClubResults key={JSON.stringify(club.seasons)} club={club} />
            <ClubMembers club={club} me={me} onChange={change} />
            {isAdmin && <ClubSettings club={club} isFounder={club.founder === me} onChange={change} />}
            {club.founder !== me && <ReportClub link={club.link} />}
          </>
        )}
      </main>
    </div>
  );
}

/** On a slow connection it takes a while, and there is a way back meanwhile. */
function Waiting() {
  return (
    <div class="page clubs" aria-busy="true">
      <PageTop title={t('nav.clubs')} />
    </div>
  );
}
