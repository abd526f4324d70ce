/** How points come about, said where they do: "forest: 4 × 2 = 8" under a domino that is about to lie, or over what has just changed. */
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

/** In the middle of all of it: a domino lies in one area or in two that touch. */
export function FreshFormulas({ rect, formulas }: FreshProps) {
  if (formulas.length === 0) return null;
  const spots = formulas.flatMap(formula => formula.spots);
  const middle = (side: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[side], 0) / spots.length + 0.5;
  const at = { '--x': middle('x') - rect.west, '--y': middle('y') - rect.north };
  return (
    <ul class="fresh-formulas" style={at} aria-hidden="true">
      {formulas.map(({ text }) => (
        <li key={text} class="fresh-formula">
          {text}
        </li>
      ))}
    </ul>
  );
}
