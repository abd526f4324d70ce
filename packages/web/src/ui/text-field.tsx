/**
 * A field for a stored text. What is typed is a draft of its own: no redraw, no refusal and nobody else's change takes
 * it away. It is handed over when the field is left or Enter is pressed, and gives way to the stored text once taken.
 */
import type { TargetedInputEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** Whether the text was taken; one that was not stays, to be corrected. */
type Taken = boolean | Promise<boolean>;

interface Own {
  /** As it is stored. */
  readonly value: string;
  readonly maxLength: number;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly onCommit: (text: string) => Taken;
  readonly onType?: (field: HTMLInputElement | HTMLTextAreaElement) => void;
}

export function TextField({ value, onCommit, onType, ...rest }: Own) {
  return <input type="text" {...rest} {...useDraft({ value, onCommit, onType })} />;
}

export function TextArea({ value, onCommit, onType, ...rest }: Own & { readonly rows: number }) {
  return <textarea {...rest} {...useDraft({ value, onCommit, onType })} />;
}

interface Draft {
  readonly text: string;
  /** The stored text when this draft was taken: it stays shown until the new one arrives. */
  readonly replaces?: string;
}

function useDraft({ value, onCommit, onType }: Pick<Own, 'value' | 'onCommit'> & { onType: Own['onType'] }) {
  const [draft, setDraft] = useState<Draft | undefined>(undefined);
  const latest = useRef<Draft | undefined>(undefined);
  const set = (next: Draft | undefined) => {
    latest.current = next;
    setDraft(next);
  };
  const isReplaced = draft?.replaces !== undefined && draft.replaces !== value;
  const commit = async (text: string) => {
    const typed = latest.current;
    if (!typed || !(await onCommit(text))) return;
    // who typed on meanwhile has another draft
    if (latest.current === typed) set(text.trim() === value ? undefined : { text, replaces: value });
  };
  return {
    value: draft === undefined || isReplaced ? value : draft.text,
    onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      set({ text: currentTarget.value });
      onType?.(currentTarget);
    },
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      void commit(currentTarget.value),
  };
}
