/** Signs out on all devices, after a confirmation: there is no way back. */
import { useState } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import { problemText } from '../../connection/http.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { playerName } from '../../table-source/seat-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { signOut } from './identity.ts';

export function SignOut() {
  const [isOpen, open] = useState(false);
  const { me, state } = pageConnection();
  // a member has better ways on the account screen
  if (!me.value || me.value.member || state.value !== 'open') return null;
  const name = playerName(me.value);
  const leave = async () => {
    const done = await signOut('everywhere');
    open(false);
    if (!done.ok) toast(problemText(done.error));
  };
  return (
    <>
      <Button kind="quiet" icon="close" onClick={() => open(true)}>
        {t('me.sign-out')}
      </Button>
      {isOpen && (
        <Dialog title={t('me.sign-out.title')} onClose={() => open(false)}>
          <p>{t('me.sign-out.text', { name })}</p>
          <div class="dialog-buttons">
            <Button onClick={() => void leave()}>{t('me.sign-out')}</Button>
            <Button kind="main" onClick={() => open(false)}>
              {t('me.replace.stay', { name })}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
