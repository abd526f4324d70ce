/** Whoever has a club's link comes in: a name and one press, no account. */
import type { Club, ClubInvitation } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { replace } from '../app/navigation/router.ts';
import { toast } from '../app/toast.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { useGet } from '../connection/use-get.ts';
import { NameField } from '../online/identity/name-field.tsx';
import { BannersScene } from '../scenes/banners-scene.tsx';
import { playerName } from '../table-source/seat-text.ts';
import { Button } from '../ui/button.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { clubProblem } from './club-problem.ts';
import { ReportClub } from './report-club.tsx';

export function JoinScreen({ link }: { readonly link: string }) {
  const path = `/api/club-links/${encodeURIComponent(link)}`;
  const { answer } = useGet<ClubInvitation>(path);
  const [isBusy, setBusy] = useState(false);
  const invitation = answer?.ok ? answer.value : undefined;
  const known = invitation?.club;
  useEffect(() => pageConnection().start(), []);
  useEffect(() => {
    document.title = invitation?.name ?? t('nav.clubs');
    // who is in it already is led to it
    if (known !== undefined) replace(`/club/${known}`);
  }, [invitation]);
  if (!answer || known !== undefined) return <div class="page" aria-busy="true" />;
  if (!answer.ok)
    return <NotFound text={t(answer.error === 'no-connection' ? 'online.offline' : 'club.bad-link')} />;
  const { name, founder, members } = answer.value;
  const join = async () => {
    setBusy(true);
    const here = fromHere();
    const isKnown = await pageConnection().open();
    const joined = isKnown ? await request<Club>('POST', path, {}) : undefined;
    setBusy(false);
    if (!joined?.ok) return toast(joined ? clubProblem(joined.error) : t('online.offline'));
    toast(t('club.joined', { club: joined.value.name }));
    here.replace(`/club/${joined.value.club}`);
  };
  return (
    <div class="page clubs">
      <PageTop title={name} scene={<BannersScene />} />
      <main class="card sheet clubs-main">
        <h2>{t('club.invites', { name: playerName({ name: founder }), club: name })}</h2>
        <p class="soft">
          {t('club.members', { count: members })} · {t('club.text')}
        </p>
        <ConnectionNote />
        <NameField />
        <Button kind="main" icon="check" disabled={isBusy} onClick={() => void join()}>
          {t('club.join')}
        </Button>
        <ReportClub link={link} />
      </main>
    </div>
  );
}
