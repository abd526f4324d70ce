/** Compares the points of the same seat at several tables. */
import { numberText } from '../app/i18n/format.ts';

/** By seat; undefined where no game is over. */
export function meansOf(totals: readonly (readonly number[])[]): number[] | undefined {
  const [first] = totals;
  return first?.map(
    (_, seat) => totals.reduce((sum, points) => sum + (points[seat] ?? 0), 0) / totals.length,
  );
}

/** "+3.5", "−2.0", "±0.0" */
export function differenceText(difference: number): string {
  const rounded = Math.round(10 * difference) / 10;
  return rounded === 0 ? `±${numberText(0, 1)}` : numberText(rounded, 1, 'always');
}
