/** The recovery code: when it was made, a new one, and the one time that it is shown. */

import { useState } from 'preact/hooks';
import { dateText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { Button } from '../ui/button.tsx';
import { renewCode } from './account-api.ts';
import { accountProblem } from './account-problem.ts';
import { ShownOnce } from './shown-once.tsx';

/** Three groups of four and their dashes: a line on a phone. */
const HALF = 15;

interface Props {
  readonly madeAt: number | undefined;
  readonly onCode: (code: string) => void;
}

export function RecoveryCode({ madeAt, onCode }: Props) {
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    const made = await renewCode();
    setBusy(false);
    if (!made.ok) toast(accountProblem(made.error));
    else if (made.value.recoveryCode !== undefined) onCode(made.value.recoveryCode);
  };
  return (
    <section class="account-part">
      <h2>{t('account.code')}</h2>
      <p>
        {madeAt === undefined ? t('account.code.none') : t('account.code.text', { date: dateText(madeAt) })}
      </p>
      <Button icon="redo" disabled={isBusy} onClick={() => void renew()}>
        {t('account.code.new')}
      </Button>
    </section>
  );
}

export function CodeDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  return (
    <ShownOnce title={t('account.code')} advice={t('account.code.write')} secret={code} onClose={onClose}>
      <p class="recovery-code">
        <span>{code.slice(0, HALF)}</span>
        <span>{code.slice(HALF)}</span>
      </p>
    </ShownOnce>
  );
}
