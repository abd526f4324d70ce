/** The toast, above everything. While a dialog is open the toast is inside it, because nothing else can be pressed then. */
import { useEffect, useId, useRef } from 'preact/hooks';
import { endToast, holdToast, type Message, message, releaseToast } from '../app/toast.ts';
import { Button } from './button.tsx';

export function Toast() {
  const { value } = message;
  return value ? <Shown key={value.number} message={value} /> : null;
}

function Shown({ message: { text, action } }: { readonly message: Message }) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  // whatever is shown last lies on top: after the dialog it is in, should that one open just now
  useEffect(() => box.current?.showPopover?.(), []);
  return (
    <section
      ref={box}
      popover="manual"
      class={`notice card toast ${action ? 'has-action' : ''}`}
      aria-labelledby={id}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocusIn={holdToast}
      onFocusOut={releaseToast}
    >
      <span id={id}>{text}</span>
      {action && (
        <Button
          icon="undo"
          onClick={() => {
            endToast();
            action.run();
          }}
        >
          {action.word}
        </Button>
      )}
    </section>
  );
}
