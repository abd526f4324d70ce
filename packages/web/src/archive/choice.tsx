/** One of several values, or all of them. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  /** What everything is called. */
  readonly any: string;
  readonly onChange: (value: string) => void;
  readonly children: ComponentChildren;
}

export function Choice({ label, value = '', any, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div class="archive-field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}
