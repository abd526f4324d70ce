/** Goes back from the table to the final count. */
import { t } from '../app/i18n/language.ts';
import { Button } from '../ui/button.tsx';

export function ReopenButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <div class="reopen">
      <Button kind="main" icon="trophy" onClick={onClick}>
        {t('end.title')}
      </Button>
    </div>
  );
}
