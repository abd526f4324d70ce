/** How I stand with a person: whether they are there, following them, challenging them. */
import '../styles/screens/company.css';
import type { PersonStanding, Player } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { problemText } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { ChallengeButton } from './challenge-button.tsx';
import { readStanding, setFollow } from './company-api.ts';

interface Props {
  readonly player: Player;
  /** Something else is the main thing here. */
  readonly isAside?: boolean;
}

export function PersonCompany({ player, isAside = false }: Props) {
  const me = pageConnection().me.value;
  const [standing, setStanding] = useState<PersonStanding | undefined>(undefined);
  const isAsked = me?.member === true && player.member === true && me.id !== player.id;
  useEffect(() => {
    if (!isAsked) return;
    let isShown = true;
    void readStanding(player.id).then(read => isShown && read.ok && setStanding(read.value));
    return () => {
      isShown = false;
    };
  }, [player.id, isAsked]);
  if (!standing) return null;
  const { follows, followed, online, challengeable } = standing;
  const toggle = async () => {
    const done = await setFollow(player.id, !follows);
    if (done.ok) setStanding(done.value);
    else toast(problemText(done.error));
  };
  return (
    <section class="person-company">
      <p class="soft" role="status">
        {online && <Online />}{' '}
        {followed && t(follows ? 'friends.mutual' : 'friends.followed', { name: playerName(player) })}
      </p>
      <div class="company-buttons">
        {challengeable && <ChallengeButton player={player} kind={isAside ? 'plain' : 'main'} />}
        <FollowButton player={player} follows={follows} followed={followed} onPress={() => void toggle()} />
      </div>
    </section>
  );
}

export function Online() {
  return <span class="online">{t('friends.online')}</span>;
}

interface FollowProps {
  readonly player: Player;
  readonly follows: boolean;
  readonly followed: boolean;
  readonly onPress: () => void;
}

export function FollowButton({ player, follows, followed, onPress }: FollowProps) {
  const word = follows ? 'friends.unfollow' : followed ? 'friends.follow-back' : 'friends.follow';
  return (
    <Button
      kind={follows ? 'quiet' : 'plain'}
      icon={follows ? 'close' : 'plus'}
      label={`${t(word)}: ${playerName(player)}`}
      onClick={onPress}
    >
      {t(word)}
    </Button>
  );
}
