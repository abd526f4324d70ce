/** A drawing of the sprite. Always beside a word, so it is hidden from screen readers. */
import type { SymbolId } from '../art/index.ts';

interface Props {
  readonly name: SymbolId;
  readonly class?: string;
  /** What it is called by what moves: `motion/scene.ts`. */
  readonly anchor?: string | undefined;
}

export function Art({ name, class: extra = '', anchor }: Props) {
  return (
    <svg class={`art ${extra}`} data-anchor={anchor} aria-hidden="true" focusable="false">
      <use href={`#${name}`} />
    </svg>
  );
}

type IconName = Extract<SymbolId, `icon-${string}`> extends `icon-${infer Name}` ? Name : never;

export function Icon({ name }: { readonly name: IconName }) {
  return <Art name={`icon-${name}` as SymbolId} class="icon" />;
}
