/**
 * A panel beside the board on a desk, a sheet over the lower part on a phone. It is not modal: the table goes on under
 * the hand. Escape closes it from inside, and the focus comes back to what opened it.
 */
import '../styles/screens/side-panel.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { Button } from './button.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function SidePanel({ title, onClose, class: extra = '', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current!.focus(), []);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <section
      class={`side-panel card ${extra}`}
      role="dialog"
      aria-labelledby={id}
      onKeyDown={event => {
        // the keys of the table are not meant here
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
