/** A secret that is shown this one time, to be copied or written down. */
import type { ComponentChildren } from 'preact';
import { t } from '../app/i18n/language.ts';
import { copyText } from '../app/share.ts';
import { toast } from '../app/toast.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  readonly title: string;
  readonly advice: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** The secret, as it is to be read. */
  readonly children: ComponentChildren;
}

/** Nobody closes it by a press beside it: there is no second time. */
export function ShownOnce({ title, advice, secret, onClose, children }: Props) {
  const copy = async () => toast(t((await copyText(secret)) ? 'online.copied' : 'account.code.by-hand'));
  return (
    <Dialog title={title} onClose={onClose} isSudden>
      <p>{advice}</p>
      {children}
      <div class="dialog-buttons">
        <Button icon="copy" onClick={() => void copy()}>
          {t('account.code.copy')}
        </Button>
        <Button kind="main" icon="check" onClick={onClose}>
          {t('account.code.done')}
        </Button>
      </div>
    </Dialog>
  );
}
