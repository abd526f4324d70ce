/** A confirmation before something that matters. Closing it changes nothing. */
import type { ComponentChildren } from 'preact';
import { t } from '../app/i18n/language.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What is done. */
  readonly word: string;
  /** What is done instead; else it is only cancelled. */
  readonly instead?: string;
  /** What can be done as well. */
  readonly children?: ComponentChildren;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function Confirm({ title, text, word, instead, children, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {children}
      <div class="dialog-buttons">
        <Button
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {word}
        </Button>
        <Button kind="main" onClick={onClose}>
          {instead ?? t('common.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
