/** Leads to every step of a game. */
interface Props {
  readonly step: number;
  readonly steps: number;
  readonly label: string;
  /** What is there, in words. */
  readonly text: string;
  readonly onGo: (step: number) => void;
}

export function StepSlider({ step, steps, label, text, onGo }: Props) {
  return (
    <input
      type="range"
      min={0}
      max={steps}
      value={step}
      aria-label={label}
      aria-valuetext={text}
      onInput={event => onGo(Number(event.currentTarget.value))}
    />
  );
}
