/** My passkeys: what each is called, when it was last used, and one more. */

import { useState } from 'preact/hooks';
import { dateText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { problemText } from '../connection/http.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { TextField } from '../ui/text-field.tsx';
import { addPasskey, hasPasskeys, type Passkey, removePasskey, renamePasskey } from './account-api.ts';
import { accountProblem } from './account-problem.ts';

const MOST_LABEL = 40;

interface Props {
  readonly passkeys: readonly Passkey[];
  readonly onChange: () => void;
}

export function PasskeyList({ passkeys, onChange }: Props) {
  const [removed, setRemoved] = useState<Passkey | undefined>(undefined);
  const add = async () => {
    const added = await addPasskey();
    if (added.ok) onChange();
    else toast(accountProblem(added.error));
  };
  const remove = async ({ id }: Passkey) => {
    const done = await removePasskey(id);
    if (!done.ok) toast(problemText(done.error));
    onChange();
  };
  return (
    <section class="account-part">
      <h2>{t('account.passkeys')}</h2>
      {passkeys.length > 0 && (
        <ul class="passkeys">
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <Button icon="plus" onClick={() => void add()}>
          {t('account.passkey.add')}
        </Button>
      )}
      {removed && (
        <Confirm
          title={t('account.passkey.remove')}
          text={t('account.passkey.remove.text', { name: removed.name })}
          word={t('account.passkey.remove')}
          onConfirm={() => void remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </section>
  );
}

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const rename = async (name: string) => {
    const done = await renamePasskey(passkey.id, name);
    if (!done.ok) toast(problemText(done.error));
    return done.ok;
  };
  return (
    <li>
      <TextField
        aria-label={t('account.passkey.name')}
        maxLength={MOST_LABEL}
        value={passkey.name}
        onCommit={rename}
      />
      <span class="soft">{t('account.passkey.used', { date: dateText(passkey.usedAt) })}</span>
      <Button
        kind="quiet"
        icon="trash"
        label={`${t('account.passkey.remove')}: ${passkey.name}`}
        onClick={onRemove}
      />
    </li>
  );
}
