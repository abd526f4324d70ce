/** A checkbox with a sentence that explains it. */
interface Props {
  readonly title: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Checkbox({ title, text, isOn, onChange }: Props) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.currentTarget.checked)} />
      <span>
        <strong>{title}</strong> <span class="soft">{text}</span>
      </span>
    </label>
  );
}
