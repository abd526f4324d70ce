/** Above a game that is looked at together: who is here, who leads, and whether I follow. */

import type { Player } from '@kingdomino/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { AboutPeopleButton } from '../online/talk/about-people.tsx';
import { FreeTextAsked } from '../online/talk/free-text-asked.tsx';
import { TalkButton, useTalk } from '../online/talk/talk-button.tsx';
import { studyAddress } from '../study/place-address.ts';
import type { StudySource } from '../study/study-source.ts';
import { playerName } from '../table-source/seat-text.ts';
import type { SeatView } from '../table-source/table-source.ts';

import { Button, Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import type { Together } from './together.ts';

interface Props {
  readonly together: Together;
  readonly source: StudySource;
}

export function TogetherBar({ together, source }: Props) {
  useComings(together);
  useTalk(together.talk);
  return (
    <aside class="together-bar" aria-label={t('together.title')}>
      <People together={together} source={source} />
      <span class="together-state">
        <span role="status">{stateText(together)}</span>
        <Ways together={together} />
      </span>
      {together.hasPointed.value || <span class="soft together-hint">{t('together.hint')}</span>}
      <FreeTextAsked source={together.talk} />
      <span class="together-buttons">
        {pageConnection().state.value === 'open' && <TalkButton source={together.talk} />}
        <AboutPeopleButton players={together.named} table={together.id} />
        <Link to={copyAddress(source)} kind="quiet" icon="copy" label={t('together.copy')} />
        <Link to={`/t/${together.id}`} kind="quiet" icon="close" label={t('together.to-table')} />
      </span>
    </aside>
  );
}

function copyAddress(source: StudySource): string {
  const { pathname, hash } = new URL(studyAddress(source));
  return pathname + hash;
}

function stateText(together: Together): string {
  const leader = together.leader.value;
  if (together.isLeader) return t('together.you-lead');
  if (!leader) return t('together.nobody');
  return together.follows.value ? t('together.following', { name: leader.name }) : t('together.wander');
}

/** What I can do about it, by one press. */
function Ways({ together }: { readonly together: Together }) {
  const leader = together.leader.value;
  const canFollow = leader && !together.isLeader && !together.follows.value;
  return (
    <>
      {canFollow && (
        <Button kind="main" icon="eye" onClick={() => together.follow(true)}>
          {t('together.follow', { name: leader.name })}
        </Button>
      )}
      {together.mayLead && <Button onClick={() => void together.lead(true)}>{t('together.lead')}</Button>}
      {together.isLeader && together.people.all.length > 0 && (
        <Button onClick={() => void together.lead(false)}>{t('together.let')}</Button>
      )}
    </>
  );
}

function People({ together, source }: Props) {
  const { me } = together;
  const { seats } = source.played.value;
  const all = [...(me ? [{ player: me, follows: together.follows.value }] : []), ...together.people.all];
  return (
    <ul class="together-people" aria-label={t('together.people')}>
      {all.map(({ player }) => (
        <li key={player.id}>
          <PersonName player={player} together={together} seats={seats} />
          {player.id === me?.id && <span class="you">{t('seat.you')}</span>}
          {player.id === together.leader.value?.id && (
            <span class="leads" title={t('together.leads', { name: playerName(player) })}>
              <Icon name="people" />
              <span class="hidden">{t('together.leads', { name: playerName(player) })}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NameProps {
  readonly player: Player;
  readonly together: Together;
  readonly seats: readonly SeatView[];
}

function PersonName({ player, together, seats }: NameProps) {
  const seat = together.seatOf(player.id);
  const colour = seat === undefined ? undefined : seats[seat]?.colour;
  if (colour) return <SeatName colour={colour} name={playerName(player)} />;
  return (
    <span class="together-guest" style={{ '--pointer': guestColour(player.id) }}>
      {playerName(player)}
    </span>
  );
}

/** One for everybody who did not play, the same for all who look. */
export function guestColour(id: string): string {
  let hue = 7;
  for (let at = 0; at < id.length; at++) hue = (31 * hue + id.charCodeAt(at)) % 360;
  return `hsl(${hue} 70% 45%)`;
}

/** Who comes and goes is said. */
function useComings({ people }: Together): void {
  const { all } = people;
  const known = useRef(new Map<string, string>());
  useEffect(() => {
    const now = new Map(all.map(({ player }) => [player.id, playerName(player)]));
    for (const [id, name] of now) if (!known.current.has(id)) announce(t('together.came', { name }));
    for (const [id, name] of known.current) if (!now.has(id)) announce(t('together.went', { name }));
    known.current = now;
  }, [all]);
}
