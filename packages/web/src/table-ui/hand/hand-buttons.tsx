/** Undo, and ending a wait: what can always be done at the bottom of a table. */
import { t } from '../../app/i18n/language.ts';
import type { TableSource } from '../../table-source/table-source.ts';
import { undoTime } from '../../table-source/undo-time.ts';
import { Button } from '../../ui/button.tsx';

export function HandButtons({ source }: { readonly source: TableSource }) {
  const { Helper } = source;
  const { canUndo, hold } = source.view.value;
  return (
    <div class="hand-buttons">
      {Helper && <Helper />}
      {canUndo && (
        <Button icon="undo" class="undo" label={t('hand.undo')} onClick={() => void source.undo()}>
          {t('hand.undo')}
        </Button>
      )}
      {hold === 'undo' && (
        <span class="go-on" style={{ '--wait': `${undoTime()}ms` }}>
          <Button icon="arrow-right" onClick={() => source.proceed?.()}>
            {t('hand.go-on')}
          </Button>
        </span>
      )}
    </div>
  );
}
