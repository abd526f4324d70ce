/** Friends: who is there first, whom I follow, who follows me, and whom I have played with. */
import type { Friend, Friends } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { toast } from '../app/toast.ts';
import { ChallengeButton } from '../company/challenge-button.tsx';
import { type Opponent, readPastOpponents, setFollow } from '../company/company-api.ts';
import { FollowButton, Online } from '../company/person-company.tsx';
import { problemText } from '../connection/http.ts';
import { usePolled } from '../connection/polling.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { CompanyFrame } from './company-frame.tsx';

export function FriendsScreen() {
  return (
    <CompanyFrame title={t('friends.title')} guest={t('friends.guest')}>
      <People />
    </CompanyFrame>
  );
}

function People() {
  const [times, setTimes] = useState(0);
  const people = usePolled<Friends>(`/api/me/friends?${times}`)?.people;
  const follow = async ({ player, follows }: Pick<Friend, 'player' | 'follows'>) => {
    const done = await setFollow(player.id, !follows);
    if (!done.ok) toast(problemText(done.error));
    setTimes(count => count + 1);
  };
  if (!people) return <section class="card sheet" aria-busy="true" />;
  const of = (follows: boolean, followed: boolean) =>
    people.filter(one => one.follows === follows && one.followed === followed).sort(byPresence);
  const groups = [
    { key: 'friends.title', list: of(true, true) },
    { key: 'friends.following', list: of(true, false) },
    { key: 'friends.followers', list: of(false, true) },
  ] as const;
  return (
    <>
      <section class="card sheet">
        <FindPlayer />
        {people.length === 0 && <p>{t('friends.none')}</p>}
        {groups.map(
          ({ key, list }) =>
            list.length > 0 && (
              <Group key={key} title={t(key)} list={list} onFollow={one => void follow(one)} />
            ),
        )}
      </section>
      <PastOpponents known={people} onFollow={one => void follow(one)} />
    </>
  );
}

function byPresence(one: Friend, other: Friend): number {
  return Number(other.online ?? false) - Number(one.online ?? false);
}

interface GroupProps {
  readonly title: string;
  readonly list: readonly Friend[];
  readonly onFollow: (friend: Friend) => void;
}

function Group({ title, list, onFollow }: GroupProps) {
  return (
    <section class="company-part">
      <h2>{title}</h2>
      <ul class="company-people">
        {list.map(one => (
          <li key={one.player.id}>
            <span class="company-name">
              <PlayerLink name={one.player.name} />
              {one.online && <Online />}
            </span>
            <span class="company-buttons">
              <ChallengeButton player={one.player} kind={one.online ? 'main' : 'plain'} />
              <FollowButton {...one} onPress={() => onFollow(one)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayerLink({ name }: { readonly name: string }) {
  return (
    <Link to={`/player/${encodeURIComponent(name)}`} class="company-link">
      {playerName({ name })}
    </Link>
  );
}

function FindPlayer() {
  const [name, setName] = useState('');
  const find = () => {
    if (name.trim() !== '') go(`/player/${encodeURIComponent(name.trim())}`);
  };
  return (
    <form
      class="find-player"
      onSubmit={event => {
        event.preventDefault();
        find();
      }}
    >
      <label>
        <span>{t('friends.find')}</span>
        <input
          type="text"
          value={name}
          maxLength={40}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <Button icon="lens" label={t('friends.find')} onClick={find} />
    </form>
  );
}

interface PastProps {
  readonly known: readonly Friend[];
  readonly onFollow: (friend: Pick<Friend, 'player' | 'follows'>) => void;
}

/** Members whom I have played with and do not follow. */
function PastOpponents({ known, onFollow }: PastProps) {
  const [met, setMet] = useState<readonly Opponent[]>([]);
  useEffect(() => {
    void readPastOpponents().then(read => read.ok && setMet(read.value.opponents));
  }, []);
  const people = met.flatMap(({ opponent, name, member, games }) =>
    member && name !== undefined && !known.some(({ player, follows }) => player.id === opponent && follows)
      ? [{ player: { id: opponent, name, member }, games }]
      : [],
  );
  if (people.length === 0) return null;
  return (
    <section class="card sheet">
      <h2>{t('friends.past')}</h2>
      <ul class="company-people">
        {people.map(({ player, games }) => (
          <li key={player.id}>
            <span class="company-name">
              <PlayerLink name={player.name} />
              <span class="soft">{t('friends.games', { count: games })}</span>
            </span>
            <span class="company-buttons">
              <ChallengeButton player={player} />
              <FollowButton
                player={player}
                follows={false}
                followed={known.some(one => one.player.id === player.id)}
                onPress={() => onFollow({ player, follows: false })}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
