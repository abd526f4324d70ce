/** A select with a label. */

export interface SelectProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
  readonly class?: string;
}

export function LabelledSelect<Value extends string | number>(props: SelectProps<Value>) {
  const { label, value, options, onChange, class: name } = props;
  const choose = (text: string) => {
    const chosen = options.find(([each]) => String(each) === text);
    if (chosen) onChange(chosen[0]);
  };
  return (
    <label class={name}>
      <span>{label}</span>
      <select value={value} onChange={event => choose(event.currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
