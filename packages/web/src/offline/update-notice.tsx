/** Offers a newer version of the page, which waits until the player wants it. */
import { t } from '../app/i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { update, waiting } from './service-worker-update.ts';

export function UpdateNotice() {
  if (!waiting.value) return null;
  return (
    <div class="notice card" role="status">
      <p>{t('update.ready')}</p>
      <Button kind="main" icon="redo" onClick={update}>
        {t('update.now')}
      </Button>
    </div>
  );
}
