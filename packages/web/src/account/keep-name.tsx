/** Turns a guest into a member by a passkey: one press, and the device asks for a finger. */
import type { Result } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { type AccountProblem, addPasskey, type Enrolled, hasPasskeys, renewCode } from './account-api.ts';
import { accountProblem } from './account-problem.ts';

export function KeepName({ onKept }: { readonly onKept: (kept: Enrolled) => void }) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const keep = async (way: () => Promise<Result<Enrolled, AccountProblem>>) => {
    setBusy(true);
    const done = await way();
    setBusy(false);
    setProblem(done.ok ? '' : accountProblem(done.error));
    if (done.ok) onKept(done.value);
  };
  const canHavePasskey = hasPasskeys();
  return (
    <section class="account-part">
      <p>{t('account.guest')}</p>
      <p>{t(canHavePasskey ? 'account.keep.text' : 'account.passkey.none')}</p>
      <Button
        kind="main"
        icon="check"
        disabled={isBusy}
        onClick={() => void keep(canHavePasskey ? addPasskey : renewCode)}
      >
        {t('account.keep')}
      </Button>
      <p class="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
