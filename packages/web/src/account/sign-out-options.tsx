/** Signing out here or everywhere, downloading everything, and deleting the account. */
import type { Result } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { toast } from '../app/toast.ts';
import { type Problem, problemText } from '../connection/http.ts';
import { signOut } from '../online/identity/identity.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Icon } from '../ui/icon.tsx';
import { eraseMe } from './account-api.ts';

type Asked = 'everywhere' | 'erase';

export function SignOutOptions() {
  const [asked, ask] = useState<Asked | undefined>(undefined);
  const tell = (done: Result<unknown, Problem>) => {
    if (!done.ok) toast(problemText(done.error));
    return done.ok;
  };
  const erase = async () => {
    const here = fromHere();
    if (tell(await eraseMe())) here.replace('/');
  };
  return (
    <section class="account-part farewells">
      <Button icon="close" onClick={() => void signOut('here').then(tell)}>
        {t('account.sign-out')}
      </Button>
      <Button icon="close" onClick={() => ask('everywhere')}>
        {t('account.sign-out-all')}
      </Button>
      <a class="button plain" href="/api/me/export" download>
        <Icon name="download" />
        <span>{t('account.export')}</span>
      </a>
      <Button icon="trash" onClick={() => ask('erase')}>
        {t('account.erase')}
      </Button>
      {asked === 'everywhere' && (
        <Confirm
          title={t('account.sign-out-all')}
          text={t('account.sign-out-all.text')}
          word={t('account.sign-out-all')}
          onConfirm={() => void signOut('everywhere').then(tell)}
          onClose={() => ask(undefined)}
        />
      )}
      {asked === 'erase' && (
        <Confirm
          title={t('account.erase')}
          text={t('account.erase.text')}
          word={t('account.erase.go')}
          onConfirm={() => void erase()}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  );
}
