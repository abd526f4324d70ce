/** A measured value, handed to the report as an annotation of the test that measured it. */
import { test } from '@playwright/test';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'KB' | 'ms' | 'times';
  /** At most this is wished for. */
  readonly bar?: number;
}

export function note(figure: Figure): void {
  test.info().annotations.push({ type: 'figure', description: JSON.stringify(figure) });
}

/** The value that `share` of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
