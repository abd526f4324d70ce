/** The people of a club, its link, and leaving it. Admins appoint others and take somebody out. */
import type { Club, ClubMember, Player } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { dateText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { toast } from '../app/toast.ts';
import { request } from '../connection/http.ts';
import { Invite } from '../online/waiting-room/invite.tsx';
import { PlayerDialog } from '../people/player-dialog.tsx';
import { playerName } from '../table-source/seat-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { clubProblem } from './club-problem.ts';
import { MemberDialog, type MembersProps } from './member-dialog.tsx';

export function ClubMembers({ club, me, onChange }: MembersProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [managed, manage] = useState<ClubMember | undefined>(undefined);
  const others = club.members.filter(({ player }) => player.id !== me);
  const isLastAdmin = club.founder === me && others.length > 0 && !others.some(({ admin }) => admin);
  const isAdmin = mayDecide(club, me);
  const leave = async () => {
    const here = fromHere();
    const done = await request('DELETE', `/api/clubs/${club.club}/members/${me}`);
    if (done.ok) here.replace('/club');
    else toast(clubProblem(done.error));
  };
  return (
    <section class="club-part">
      <h2>{t('club.people')}</h2>
      <ul class="club-people">
        {club.members.map(member => (
          <MemberRow
            key={member.player.id}
            member={member}
            isMe={member.player.id === me}
            isFounder={member.player.id === club.founder}
            {...(isAdmin && { onManage: () => manage(member) })}
          />
        ))}
      </ul>
      <p class="soft">{t('club.roles')}</p>
      <Invite url={`${location.origin}/join/${club.link}`} text={t('online.invite')} />
      <Button icon="close" onClick={() => (isLastAdmin ? toast(t('club.last-admin')) : setLeaving(true))}>
        {t('club.leave')}
      </Button>
      {isLeaving && (
        <Confirm
          title={t('club.leave')}
          text={leavingText(others, club.founder === me)}
          word={t('club.leave')}
          onConfirm={() => void leave()}
          onClose={() => setLeaving(false)}
        />
      )}
      {managed && (
        <MemberDialog
          club={club}
          me={me}
          member={managed}
          onChange={onChange}
          onClose={() => manage(undefined)}
        />
      )}
    </section>
  );
}

/** The founder and admins. */
export function mayDecide({ founder, members }: Club, me: string | undefined): boolean {
  return founder === me || members.some(({ player, admin }) => player.id === me && admin);
}

function leavingText(others: readonly ClubMember[], isFounder: boolean): string {
  const next = others.find(({ admin }) => admin);
  if (others.length === 0) return t('club.leave.last');
  const text = t('club.leave.text');
  return isFounder && next ? `${text} ${t('club.leave.next', { name: playerName(next.player) })}` : text;
}

interface RowProps {
  readonly member: ClubMember;
  readonly isMe: boolean;
  readonly isFounder: boolean;
  /** By admins alone. */
  readonly onManage?: () => void;
}

function MemberRow({ member: { player, since, admin }, isMe, isFounder, onManage }: RowProps) {
  const isManaged = onManage && (isMe ? admin && !isFounder : !isFounder);
  return (
    <li>
      <span>
        <Name player={player} />
        {isMe && <span class="you">{t('seat.you')}</span>}
        {isFounder && <span class="club-runs">{t('club.runs')}</span>}
        {admin && !isFounder && <span class="club-runs">{t('club.admin')}</span>}{' '}
        <span class="soft club-date">{t('club.since', { date: dateText(since) })}</span>
      </span>
      {isManaged && (
        <Button
          kind="quiet"
          icon="more"
          label={t('club.manage', { name: playerName(player) })}
          onClick={onManage}
        />
      )}
    </li>
  );
}

/** Guests have no profile. */
function Name({ player }: { readonly player: Player }) {
  const [isShown, show] = useState(false);
  const name = playerName(player);
  if (player.member)
    return (
      <Link to={`/player/${encodeURIComponent(player.name)}`} class="player-link">
        {name}
      </Link>
    );
  return (
    <>
      <button type="button" class="player-link" onClick={() => show(true)}>
        {name}
      </button>
      {isShown && <PlayerDialog player={player} onClose={() => show(false)} />}
    </>
  );
}
