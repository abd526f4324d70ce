/** A segmented control: one of a few values, side by side. */
interface Props<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly text: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

export function SegmentedControl<Value extends string>({
  name,
  label,
  values,
  chosen,
  text,
  onChange,
}: Props<Value>) {
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {values.map(value => (
        <label key={value} class={value === chosen ? 'chosen' : ''}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChange(value)} />
          {text(value)}
        </label>
      ))}
    </div>
  );
}
