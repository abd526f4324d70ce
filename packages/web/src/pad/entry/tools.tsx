/** What can be done in every way of entry: undo, clear, next board. */
import { t } from '../../app/i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import type { Mistake } from '../mistakes.ts';
import { isEmptyBoard, type PadBoard } from '../pad.ts';
import { canUndo, undoPad } from '../pad-store.ts';

export interface EntryProps {
  readonly seat: number;
  readonly game: number;
  readonly board: PadBoard;
  readonly mistakes: readonly Mistake[];
  /** `what` is said to those who do not see it. */
  readonly onChange: (board: PadBoard, what?: string) => void;
  readonly onClear: () => void;
  readonly onNext: () => void;
}

export function Tools({ board, onClear, onNext }: Pick<EntryProps, 'board' | 'onClear' | 'onNext'>) {
  return (
    <>
      <Button
        icon="undo"
        class="tool-undo"
        label={t('hand.undo')}
        disabled={!canUndo.value}
        onClick={undoPad}
      />
      <Button
        icon="trash"
        class="tool-clear"
        label={t('pad.clear')}
        disabled={isEmptyBoard(board)}
        onClick={onClear}
      />
      <Button
        kind="main"
        icon="arrow-right"
        class="tool-next"
        label={t('hand.go-on')}
        disabled={isEmptyBoard(board)}
        onClick={onNext}
      />
    </>
  );
}
