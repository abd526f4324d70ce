/** Shows how points come about: "forest: 4 × 2 = 8" under a domino to be laid, or over what has just changed. */
import type { Rect, Spot } from './types.ts';

export interface Formula {
  readonly text: string;
  /** Where; none for what is no part of the board. */
  readonly spots: readonly Spot[];
  /** Something is lost by it. */
  readonly isLoss?: boolean;
}

interface PreviewProps {
  readonly rect: Rect;
  /** The squares below which it stands. */
  readonly over: Rect;
  readonly formulas: readonly Formula[];
}

/** The same is said to screen readers as points of the square: this is for the eyes. */
export function PreviewFormulas({ rect, over, formulas }: PreviewProps) {
  if (formulas.length === 0) return null;
  const top = over.north - rect.north;
  // below it there is no room in the last row: then above the points
  const isLast = top + over.rows >= rect.rows;
  const at = {
    '--x': over.west - rect.west + over.columns / 2,
    '--y': isLast ? top : top + over.rows,
  };
  return (
    <ul class={isLast ? 'formulas above' : 'formulas'} style={at} aria-hidden="true">
      {formulas.map(({ text, isLoss }) => (
        <li key={text} class={isLoss ? 'loss' : ''}>
          {text}
        </li>
      ))}
    </ul>
  );
}

interface FreshProps {
  readonly rect: Rect;
  readonly formulas: readonly Formula[];
}

/** What was laid is to be seen, also where it is no part of what it changed. */
export function beside(laid: readonly Spot[], formulas: readonly Formula[]): Formula[] {
  return formulas.map(formula => ({ ...formula, spots: [...formula.spots, ...laid] }));
}

/** Below what has changed, so that it is seen; above it at the lower edge, and over it where it fills the board. */
export function FreshFormulas({ rect, formulas }: FreshProps) {
  if (formulas.length === 0) return null;
  const spots = formulas.flatMap(formula => formula.spots);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length + 0.5;
  const top = Math.min(...ys) - rect.north;
  const bottom = Math.max(...ys) + 1 - rect.north;
  const side = bottom < rect.rows ? 'below' : top > 0 ? 'above' : '';
  const y = { below: bottom, above: top, '': rect.rows / 2 }[side];
  const at = { '--x': middle - rect.west, '--y': y, '--lines': formulas.length };
  return (
    <ul class={`fresh-formulas ${side}`} style={at} aria-hidden="true">
      {formulas.map(({ text }) => (
        <li key={text} class="fresh-formula">
          {text}
        </li>
      ))}
    </ul>
  );
}
