/** The people of a club, its link, and leaving it. The founder may take somebody out, or hand the club over. */

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
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { clubProblem } from './club-problem.ts';

type Asked = { readonly kind: 'leave' } | { readonly kind: 'remove' | 'pass'; readonly player: Player };

interface Props {
  readonly club: Club;
  readonly me: string | undefined;
  /** Without a club: it is read again. */
  readonly onChange: (club?: Club) => void;
}

export function ClubMembers({ club, me, onChange }: Props) {
  const [asked, ask] = useState<Asked | undefined>(undefined);
  const at = `/api/clubs/${club.club}`;
  const leave = async () => {
    const here = fromHere();
    const done = await request('DELETE', `${at}/members/${me}`);
    if (done.ok) here.replace('/club');
    else toast(clubProblem(done.error));
  };
  const remove = async ({ id }: Player) => {
    const done = await request('DELETE', `${at}/members/${id}`);
    if (!done.ok) toast(clubProblem(done.error));
    onChange();
  };
  const pass = async ({ id }: Player) => {
    const done = await request<Club>('POST', `${at}/founder`, { player: id });
    if (!done.ok) toast(clubProblem(done.error));
    onChange(done.ok ? done.value : undefined);
  };
  const confirmed = (what: Asked) => {
    if (what.kind === 'leave') return leave();
    return what.kind === 'remove' ? remove(what.player) : pass(what.player);
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
            runs={member.player.id === club.founder}
            {...(club.founder === me && { ask: kind => ask({ kind, player: member.player }) })}
          />
        ))}
      </ul>
      <Invite url={`${location.origin}/join/${club.link}`} text={t('online.invite')} />
      <Button icon="close" onClick={() => ask({ kind: 'leave' })}>
        {t('club.leave')}
      </Button>
      {asked && (
        <Confirm
          title={t(`club.${asked.kind}`)}
          text={textOf(asked, club, me)}
          word={t(`club.${asked.kind}`)}
          onConfirm={() => void confirmed(asked)}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  );
}

function textOf(asked: Asked, { members, founder }: Club, me: string | undefined): string {
  if (asked.kind !== 'leave') return t(`club.${asked.kind}.text`, { name: playerName(asked.player) });
  const next = members.find(({ player }) => player.id !== me);
  if (!next) return t('club.leave.last');
  const text = t('club.leave.text');
  return founder === me ? `${text} ${t('club.leave.next', { name: playerName(next.player) })}` : text;
}

interface RowProps {
  readonly member: ClubMember;
  readonly isMe: boolean;
  readonly runs: boolean;
  /** By the founder alone. */
  readonly ask?: (kind: 'remove' | 'pass') => void;
}

function MemberRow({ member: { player, since }, isMe, runs, ask }: RowProps) {
  const [isShown, show] = useState(false);
  const name = playerName(player);
  return (
    <li>
      <span>
        <button type="button" class="player-link" onClick={() => show(true)}>
          {name}
        </button>
        {isMe && <span class="you">{t('seat.you')}</span>}
        {runs && <span class="club-runs">{t('club.runs')}</span>}{' '}
        <span class="soft">{t('club.since', { date: dateText(since) })}</span>
      </span>
      {ask && !isMe && (
        <span class="club-row-buttons">
          <Button
            kind="quiet"
            icon="share"
            label={`${t('club.pass')}: ${name}`}
            onClick={() => ask('pass')}
          />
          <Button
            kind="quiet"
            icon="trash"
            label={`${t('club.remove')}: ${name}`}
            onClick={() => ask('remove')}
          />
        </span>
      )}
      {isShown && <PlayerDialog player={player} onClose={() => show(false)} />}
    </li>
  );
}
