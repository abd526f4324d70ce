/** Undo, and ending a wait: what can always be done at the bottom of a table. */
import { t } from '../../app/i18n/language.ts';
import type { TableSource } from '../../table-source/table-source.ts';
import { undoTime } from '../../table-source/undo-time.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly source: TableSource;
  /** What comes next by chance, for those who deal and roll by hand. */
  readonly chance: string;
}

export function HandButtons({ source, chance }: Props) {
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
      {hold === 'chance' && (
        <Button kind="main" icon="arrow-right" class="by-hand" onClick={() => source.proceed?.()}>
          {chance}
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
