/** One tournament, as it stands: my table first, then standings, games, rounds; read again while it runs. */
import type { MyClub, TournamentView } from '@kingdomino/protocol';
import { useEffect } from 'preact/hooks';
import { soonText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { useGet } from '../connection/use-get.ts';
import { Link } from '../ui/button.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { Bracket } from './bracket.tsx';
import { MyPart } from './my-part.tsx';
import { Organiser } from './organiser.tsx';
import { Podium } from './podium.tsx';
import { Standings } from './standings.tsx';
import { Games, Rounds } from './tournament-games.tsx';
import { aboutText, factsOf, stateOf } from './tournament-text.ts';

/** Between two looks while it runs, and while it has not begun. */
const LIVE = 3000;
const CALM = 15_000;

export function TournamentScreen({ id }: { readonly id: string }) {
  const path = `/api/tournaments/${encodeURIComponent(id)}`;
  const { answer, again } = useGet<TournamentView>(path);
  useEffect(() => pageConnection().start('anybody'), []);
  const view = answer?.ok ? answer.value : undefined;
  useLooks(view, again);
  useEffect(() => {
    document.title = view?.name ?? t('nav.tournaments');
  }, [view?.name]);
  if (answer && !answer.ok && answer.error !== 'no-connection') return <NotFound text={t('tour.gone')} />;
  return (
    <div class="page tournaments" {...(!answer && { 'aria-busy': true })}>
      <PageTop title={view?.name ?? t('nav.tournaments')} />
      <main class="card sheet tournaments-main">
        <ConnectionNote />
        {answer && !view && <p role="alert">{t('online.offline')}</p>}
        {view && <View view={view} onChange={again} />}
      </main>
    </div>
  );
}

/** Not while nobody looks at the page. */
function useLooks(view: TournamentView | undefined, again: () => void): void {
  const pace = view === undefined || view.state === 'running' ? LIVE : CALM;
  const isOver = view?.state === 'over' || view?.state === 'cancelled';
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), pace);
    return () => clearInterval(timer);
  }, [pace, isOver]);
}

function View({ view, onChange }: { readonly view: TournamentView; readonly onChange: () => void }) {
  return (
    <>
      <header class="tournament-head">
        <p>
          <strong>{stateOf(view)}</strong>
          <span class="soft">
            {' · '}
            {t('tour.players', { count: view.players })}
          </span>
        </p>
        <p class="soft">{factsOf(view)}</p>
        {view.state === 'open' && <p class="soft">{aboutText(view)}</p>}
        {view.club !== undefined && <ToClub club={view.club} />}
        {view.nextRoundAt !== undefined && (
          <p role="status">{t('tour.next', { time: soonText(view.nextRoundAt) })}</p>
        )}
      </header>
      {view.podium && <Podium players={view.podium} />}
      <MyPart view={view} onChange={onChange} />
      {view.organiser && view.state !== 'over' && view.state !== 'cancelled' && (
        <Organiser view={view} onChange={onChange} />
      )}
      <Bracket view={view} me={pageConnection().me.value?.id} />
      <Standings view={view} />
      {view.games.length > 0 && <Games view={view} />}
      {view.round !== undefined && <Rounds view={view} />}
    </>
  );
}

/** For its members alone: to others a club by link says nothing of itself. */
function ToClub({ club }: { readonly club: string }) {
  const { answer } = useGet<{ readonly clubs: readonly MyClub[] }>('/api/me/clubs', 'guest');
  const mine = answer?.ok ? answer.value.clubs.find(one => one.club === club) : undefined;
  return mine ? (
    <Link to={`/club/${club}`} kind="plain" icon="shield">
      {mine.name}
    </Link>
  ) : null;
}
