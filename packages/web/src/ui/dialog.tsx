/** Something to look at above the table. Escape, the button or a click beside it closes it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Button } from './button.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, class: extra = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      // it has left the page before it is closed, so the browser forgets who opened it
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={`dialog ${extra}`}
      aria-labelledby={id}
      onCancel={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
