/** A message from the operator of the server; it stays until it has been read. */
import { t } from '../../app/i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { markRead, measures } from './relations.ts';

export function OperatorWord() {
  const words = measures.value.filter(({ kind }) => kind === 'warning');
  if (words.length === 0) return null;
  const close = () => void markRead();
  return (
    <Dialog title={t('measure.title')} onClose={close} isSudden>
      {words.map(({ reason }) => (
        <p key={reason}>{reason}</p>
      ))}
      <div class="dialog-buttons">
        <Button kind="main" icon="check" onClick={close}>
          {t('measure.read')}
        </Button>
      </div>
    </Dialog>
  );
}
