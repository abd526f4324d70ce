/** The clubs that I am in, and founding one. */
import { type Club, MOST_NAME, type MyClub, type Scoring } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { tellWhenFull } from '../app/name-limit.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { useGet } from '../connection/use-get.ts';
import { BannersScene } from '../scenes/banners-scene.tsx';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { clubProblem } from './club-problem.ts';
import { ScoringChoice } from './scoring-choice.tsx';

export function ClubsScreen() {
  useEffect(() => {
    document.title = t('nav.clubs');
    pageConnection().start('anybody');
  }, []);
  const { answer } = useGet<{ readonly clubs: readonly MyClub[] }>('/api/me/clubs', 'guest');
  const clubs = answer?.ok ? answer.value.clubs : [];
  return (
    <div class="page clubs">
      <PageTop
        title={t('nav.clubs')}
        art={['emblem-rose', 'emblem-sun', 'emblem-leaf', 'emblem-wave']}
        scene={<BannersScene />}
      />
      <main class="card sheet clubs-main">
        <p>{t('club.text')}</p>
        <ConnectionNote />
        {answer && clubs.length === 0 && <p class="soft">{t('club.none')}</p>}
        {clubs.length > 0 && <ClubList clubs={clubs} />}
        {answer && <FoundClub />}
      </main>
    </div>
  );
}

function ClubList({ clubs }: { readonly clubs: readonly MyClub[] }) {
  return (
    <ul class="club-list">
      {clubs.map(({ club, name, members, founder, admin }) => (
        <li key={club}>
          <Link to={`/club/${club}`} kind="plain" icon="shield">
            {name}
          </Link>
          <span class="soft">
            {t('club.members', { count: members })}
            {founder ? ` · ${t('club.runs')}` : admin && ` · ${t('club.admin')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function FoundClub() {
  const [name, setName] = useState('');
  const [scoring, setScoring] = useState<Scoring>('wins');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const found = async () => {
    setBusy(true);
    const here = fromHere();
    const isKnown = await pageConnection().open();
    const made = isKnown
      ? await request<Club>('POST', '/api/clubs', { name, scoring })
      : ({ ok: false, error: 'no-connection' } as const);
    setBusy(false);
    if (made.ok) here.go(`/club/${made.value.club}`);
    else setProblem(clubProblem(made.error === 'bad-message' ? 'bad-name' : made.error));
  };
  return (
    <form
      class="club-part"
      onSubmit={event => {
        event.preventDefault();
        void found();
      }}
    >
      <h2>{t('club.found')}</h2>
      <label class="field">
        <strong>{t('club.name')}</strong>
        <input
          type="text"
          required
          maxLength={MOST_NAME}
          value={name}
          aria-invalid={problem !== ''}
          onInput={event => {
            tellWhenFull(event.currentTarget);
            setProblem('');
            setName(event.currentTarget.value);
          }}
        />
      </label>
      <span class="problem" role="alert">
        {problem}
      </span>
      <ScoringChoice scoring={scoring} onChange={setScoring} />
      <button type="submit" class="button main" disabled={isBusy || name.trim() === ''}>
        <Icon name="plus" />
        <span>{t('club.found')}</span>
      </button>
    </form>
  );
}
