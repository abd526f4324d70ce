/** The account screen: my name, how I come back to it, and how to leave. */
import { dateText } from '../app/i18n/format.ts';
import '../styles/screens/account.css';
import '../styles/screens/leaders.css';
import type { Player } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { NameField } from '../online/identity/name-field.tsx';
import { PlayerRatings } from '../people/player-ratings.tsx';
import { playerName } from '../table-source/seat-text.ts';
import { AvatarChoice } from '../ui/avatar-choice.tsx';
import { Link } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { type Membership, readMembership } from './account-api.ts';
import { KeepName } from './keep-name.tsx';
import { MutedAndBlocked } from './muted-and-blocked.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PrivacyForm } from './privacy-form.tsx';
import { CodeDialog, RecoveryCode } from './recovery-code.tsx';
import { SignIn } from './sign-in.tsx';
import { SignOutOptions } from './sign-out-options.tsx';

export function AccountScreen() {
  const connection = pageConnection();
  const [code, setCode] = useState<string | undefined>(undefined);
  useEffect(() => {
    document.title = t('nav.account');
    connection.start();
  }, [connection]);
  const me = connection.state.value === 'signed-out' ? undefined : connection.me.value;
  return (
    <div class="page account">
      <PageTop title={t('nav.account')} />
      <main class="card sheet account-main">
        <ConnectionNote />
        {me && <NameField />}
        {me && <AvatarChoice />}
        {me?.member ? (
          <Mine me={me} onCode={setCode} />
        ) : (
          <>
            {me && <KeepName onKept={kept => welcome(kept, setCode)} />}
            <SignIn onCode={setCode} />
          </>
        )}
        {me && <MutedAndBlocked />}
        {me && (
          <Link to="/hooks" kind="plain" icon="link">
            {t('account.hooks')}
          </Link>
        )}
        {me?.member && (
          <Link to="/programs" kind="plain" icon="coach">
            {t('prog.mine')}
          </Link>
        )}
      </main>
      {code !== undefined && <CodeDialog code={code} onClose={() => setCode(undefined)} />}
    </div>
  );
}

function welcome(
  { player, recoveryCode }: { readonly player: Player; readonly recoveryCode?: string },
  show: (code: string) => void,
): void {
  toast(t('account.kept', { name: playerName(player) }));
  if (recoveryCode !== undefined) show(recoveryCode);
}

interface MineProps {
  readonly me: Player;
  readonly onCode: (code: string) => void;
}

function Mine({ me, onCode }: MineProps) {
  const [mine, setMine] = useState<Membership | undefined>(undefined);
  const load = () =>
    void readMembership().then(read => {
      if (read.ok) setMine(read.value);
    });
  useEffect(load, [me.id]);
  if (!mine) return null;
  return (
    <>
      {mine.since !== undefined && <p>{t('account.since', { date: dateText(mine.since) })}</p>}
      <PasskeyList passkeys={mine.passkeys} onChange={load} />
      <RecoveryCode
        madeAt={mine.recoveryAt}
        onCode={code => {
          onCode(code);
          load();
        }}
      />
      <section class="account-part">
        <h2>{t('rating.mine')}</h2>
        <PlayerRatings player={me.id} />
        <Link to="/leaders" kind="plain" icon="trophy">
          {t('nav.leaders')}
        </Link>
      </section>
      <PrivacyForm name={me.name} />
      <Link to="/archive" kind="plain" icon="log">
        {t('archive.title')}
      </Link>
      <Link to="/me" kind="plain" icon="qr">
        {t('me.title')}
      </Link>
      <SignOutOptions />
    </>
  );
}
