/** Somebody's page: what a member lets others see. */
import { dateText, percentText } from '../app/i18n/format.ts';
import '../styles/screens/archive.css';
import '../styles/screens/statistics.css';
import '../styles/screens/leaders.css';
import { RATED_MODES } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { PersonPlace } from '../company/person-place.tsx';
import { type Problem, problemText } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { PersonActions } from '../online/talk/person-actions.tsx';
import { PlayerRatings } from '../people/player-ratings.tsx';
import { modeText } from '../table-source/mode-text.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Link } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { type Member, readMember } from './archive-api.ts';
import { GameList } from './game-list.tsx';
import { StatisticsView } from './statistics-view.tsx';

export function ProfileScreen({ name: written }: { readonly name: string }) {
  const name = decoded(written);
  const [member, setMember] = useState<Member | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  useEffect(() => {
    document.title = name;
    pageConnection().start('anybody');
    void readMember(name).then(read => {
      if (read.ok) setMember(read.value);
      else setProblem(read.error);
    });
  }, [name]);
  const shownName = member ? playerName(member.player) : name;
  return (
    <div class="page archive">
      <PageTop title={shownName} />
      <main class="card sheet archive-main">
        {problem && <p role="alert">{whyNot(problem, name)}</p>}
        {!member && !problem && <p aria-busy="true" />}
        {member?.player.avatar && <Avatar name={member.player.avatar} />}
        {member && <Shown member={member} name={shownName} />}
      </main>
    </div>
  );
}

function whyNot(problem: Problem, name: string): string {
  const isUnknown = problem === 'unknown-player' || problem === 'bad-message';
  return isUnknown ? t('archive.unknown', { name }) : problemText(problem);
}

function Shown({
  member: { player, since, shows, finishes },
  name,
}: {
  readonly member: Member;
  readonly name: string;
}) {
  const me = pageConnection().me.value;
  const isMe = me?.id === player.id;
  const isAll = shows.ratings && shows.statistics && shows.games;
  return (
    <>
      {since !== undefined && <p class="soft">{t('archive.member', { date: dateText(since) })}</p>}
      {finishes && <p class="soft">{finishesText(finishes)}</p>}
      <PersonPlace player={player} />
      {shows.ratings && (
        <section class="archive-part">
          <h2>{t('rating.rating')}</h2>
          <PlayerRatings player={player.id} />
        </section>
      )}
      {shows.statistics && (
        <section class="archive-part">
          <h2>{t('archive.statistics')}</h2>
          <StatisticsView player={player.id} />
        </section>
      )}
      {shows.games && <PublicGames player={player.id} />}
      {!isAll && <p class="soft">{t('archive.private', { name })}</p>}
      {isMe ? (
        <Link to="/account" kind="plain" icon="settings">
          {t('archive.shows')}
        </Link>
      ) : (
        me && (
          <>
            <Link to={`/archive?opponent=${player.id}`} kind="plain" icon="log">
              {t('archive.with', { name })}
            </Link>
            <PersonActions player={player} />
          </>
        )
      )}
    </>
  );
}

function finishesText({ share }: NonNullable<Member['finishes']>): string {
  return share === undefined
    ? t('archive.finishes.few')
    : t('archive.finishes', { share: percentText(share) });
}

function PublicGames({ player }: { readonly player: string }) {
  const [mode, choose] = useState<(typeof RATED_MODES)[number] | ''>('');
  const query = new URLSearchParams({ as: 'others', ...(mode === '' ? {} : { mode }) });
  return (
    <section class="archive-part">
      <h2>{t('archive.public-games')}</h2>
      <SegmentedControl
        name="public-mode"
        label={t('archive.mode')}
        values={['', ...RATED_MODES]}
        chosen={mode}
        text={value => (value === '' ? t('archive.any-mode') : modeText(value))}
        onChange={choose}
      />
      <GameList key={mode} player={player} query={query} isMine={false} none={t('archive.none-found')} />
    </section>
  );
}

/** Nothing where somebody has cut the address off in the middle of a letter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
