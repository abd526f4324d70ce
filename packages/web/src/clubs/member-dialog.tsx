/** What may be decided about a member: each step with what it comes to. */
import type { Club, ClubMember } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { request } from '../connection/http.ts';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { clubProblem } from './club-problem.ts';

export interface MembersProps {
  readonly club: Club;
  readonly me: string | undefined;
  /** Without a club: it is read again. */
  readonly onChange: (club?: Club) => void;
}

type Step = 'appoint' | 'dismiss' | 'resign' | 'pass' | 'remove';

interface Props extends MembersProps {
  readonly member: ClubMember;
  readonly onClose: () => void;
}

export function MemberDialog({ club, me, member, onChange, onClose }: Props) {
  const [asked, ask] = useState<Step | undefined>(undefined);
  const name = playerName(member.player);
  const take = async (step: Step) => {
    const done = await send(step, `/api/clubs/${club.club}`, member.player.id);
    if (!done.ok) toast(clubProblem(done.error));
    onChange(done.ok && step !== 'remove' ? done.value : undefined);
    onClose();
  };
  if (!asked)
    return (
      <Dialog title={name} onClose={onClose}>
        <div class="club-steps">
          {stepsFor(club, me, member).map(step => (
            <Button key={step} onClick={() => ask(step)}>
              {t(`club.${step}`)}
            </Button>
          ))}
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t(`club.${asked}`)} onClose={onClose}>
      <p>{t(`club.${asked}.text`, { name })}</p>
      <div class="dialog-buttons">
        <Button onClick={() => void take(asked)}>{t(`club.${asked}`)}</Button>
        <Button kind="main" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

/** What the server would not refuse. */
function stepsFor({ founder }: Club, me: string | undefined, { player, admin }: ClubMember): Step[] {
  if (player.id === me) return ['resign'];
  if (founder === me) return [admin ? 'dismiss' : 'appoint', 'pass', 'remove'];
  return admin ? [] : ['appoint', 'remove'];
}

function send(step: Step, at: string, player: string) {
  switch (step) {
    case 'appoint':
      return request<Club>('PUT', `${at}/admins/${player}`);
    case 'dismiss':
    case 'resign':
      return request<Club>('DELETE', `${at}/admins/${player}`);
    case 'pass':
      return request<Club>('POST', `${at}/founder`, { player });
    case 'remove':
      return request<Club>('DELETE', `${at}/members/${player}`);
  }
}
