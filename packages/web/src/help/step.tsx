/** One step of an explanation: a picture and a few sentences. */
import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

export function Step({ title, text, children }: Props) {
  return (
    <section class="step">
      <div class="step-picture" aria-hidden="true">
        {children}
      </div>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
