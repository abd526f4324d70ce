/**
 * A modal dialog; the browser traps the focus in it. Escape, the button or, unless it came by itself, a click beside
 * it closes it.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { Announcer } from './announcer.tsx';
import { Button } from './button.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  /** Nobody asked for it: whoever still plays must not close it with a press that was meant for the table. */
  readonly isSudden?: boolean;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, class: extra = '', isSudden = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [, drawAgain] = useState(0);
  // A browser may close it without asking, on a second Escape say: whoever keeps it on the page still shows it.
  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
  });
  useEffect(() => {
    // else the browser chooses its first button, which closes it
    if (isSudden) heading.current!.focus();
  }, []);
  const closedByBrowser = () => {
    if (!dialog.current?.isConnected) return;
    onClose();
    drawAgain(count => count + 1);
  };
  // as it leaves the page, before anything else looks for a lost focus; the browser itself forgets who opened it
  useLayoutEffect(() => {
    const element = dialog.current!;
    const opener = document.activeElement;
    return () => {
      element.close();
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={`dialog ${extra}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClose={closedByBrowser}
      onClick={event => !isSudden && event.target === dialog.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2 ref={heading} id={id} {...(isSudden && { tabIndex: -1 })}>
            {title}
          </h2>
          <Button kind="quiet" icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        {children}
        <Announcer />
      </div>
    </dialog>
  );
}
