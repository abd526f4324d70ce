/** Planning a tournament: few questions, each with a usual answer. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { Format, ForWhom, Numbers, Start, Switches } from './form-parts.tsx';
import { tournamentProblem } from './tournament-text.ts';
import { planOf, USUAL, type Wishes } from './wishes.ts';

const SOON = 30 * 60_000;

/** For a field of date and time. */
function localTime(at: number): string {
  const date = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
}

/** `club`: planned from its page. */
export function TournamentForm({ club }: { readonly club: string }) {
  useEffect(() => {
    document.title = t('tour.new');
    pageConnection().start('anybody');
  }, []);
  const [wishes, setWishes] = useState<Wishes>(() => ({
    ...USUAL,
    club,
    startsAt: localTime(Date.now() + SOON),
  }));
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<Wishes>) => {
    setProblem('');
    setWishes(before => ({ ...before, ...next }));
  };
  const create = async () => {
    setBusy(true);
    const here = fromHere();
    const isKnown = await pageConnection().open();
    const made = isKnown
      ? await request<{ tournament: string }>('POST', '/api/tournaments', planOf(wishes))
      : ({ ok: false, error: 'no-connection' } as const);
    setBusy(false);
    if (made.ok) here.go(`/tournaments/${made.value.tournament}`);
    else setProblem(tournamentProblem(made.error === 'bad-message' ? 'bad-tournament' : made.error));
  };
  const isMember = pageConnection().me.value?.member === true;
  return (
    <div class="page tournaments">
      <PageTop title={t('tour.new')} />
      <main class="card sheet tournaments-main">
        {!isMember && (
          <p class="soft">
            {t('tour.members')} <Link to="/account">{t('nav.account')}</Link>
          </p>
        )}
        <form
          class="tournament-form"
          onSubmit={event => {
            event.preventDefault();
            void create();
          }}
        >
          <ForWhom wishes={wishes} onChange={change} />
          <Format wishes={wishes} onChange={change} />
          <Numbers wishes={wishes} onChange={change} />
          <Start wishes={wishes} onChange={change} />
          <Switches wishes={wishes} onChange={change} />
          <span class="problem" role="alert">
            {problem}
          </span>
          <button type="submit" class="button main" disabled={isBusy}>
            <Icon name="plus" />
            <span>{t('tour.create')}</span>
          </button>
        </form>
      </main>
    </div>
  );
}
