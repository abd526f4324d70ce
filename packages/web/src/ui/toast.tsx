/** The short message, above everything: a dialog that is open, too. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { endToast, type Message, message } from '../app/toast.ts';
import { Button } from './button.tsx';

export function Toast() {
  const { value } = message;
  return value ? <Shown key={value.number} message={value} /> : null;
}

function Shown({ message: { text, action } }: { readonly message: Message }) {
  const box = useRef<HTMLDivElement>(null);
  // whatever is shown last lies on top, so a message that comes after a dialog lies above it
  useLayoutEffect(() => box.current?.showPopover?.(), []);
  return (
    <div ref={box} popover="manual" class={`notice card toast ${action ? 'has-action' : ''}`}>
      <span>{text}</span>
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
    </div>
  );
}
