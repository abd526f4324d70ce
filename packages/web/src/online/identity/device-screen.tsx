/** Playing on another device: a personal link, and what having it means. */

import { useEffect, useState } from 'preact/hooks';
import { momentText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { ConnectionNote } from '../../connection/connection-note.tsx';
import { problemText } from '../../connection/http.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Invite } from '../waiting-room/invite.tsx';
import { makeLink, type PersonalLink } from './identity.ts';
import { NameField } from './name-field.tsx';
import { SignOut } from './sign-out.tsx';

export function DeviceScreen() {
  const [link, setLink] = useState<PersonalLink | undefined>(undefined);
  const connection = pageConnection();
  useEffect(() => {
    document.title = t('me.title');
    connection.start();
  }, [connection]);
  const make = async () => {
    const made = await makeLink();
    if (made.ok) setLink(made.value);
    else toast(problemText(made.error));
  };
  return (
    <div class="page">
      <PageTop title={t('me.title')} />
      <main class="card sheet personal-link">
        <p>{t('me.text')}</p>
        <ConnectionNote />
        {connection.state.value !== 'signed-out' && <Mine link={link} onMake={() => void make()} />}
      </main>
    </div>
  );
}

interface MineProps {
  readonly link: PersonalLink | undefined;
  readonly onMake: () => void;
}

/** Who I am here, the link to it, and the way out of it. */
function Mine({ link, onMake }: MineProps) {
  return (
    <>
      <NameField />
      {link ? (
        <>
          <Invite url={link.url} text={t('me.open')} />
          <p class="warning">
            <Icon name="warning" /> <span>{t('me.warning', { when: momentText(link.expiresAt) })}</span>
          </p>
        </>
      ) : (
        <Button kind="main" icon="link" onClick={onMake}>
          {t('me.make')}
        </Button>
      )}
      <SignOut />
    </>
  );
}
