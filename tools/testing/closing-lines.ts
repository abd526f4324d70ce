/** What a run says at its end. */
import { relative } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Skipped {
  readonly file: string;
  readonly reason: string;
}

export interface Timed {
  readonly file: string;
  /** Of the test, after those of the groups it is in. */
  readonly names: readonly string[];
  readonly milliseconds: number;
}

const SLOWEST = 20;

/** The last line, which any CI can read. */
export function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** One line for each thing that the machine lacks. */
export function reasonLines(skipped: readonly Skipped[]): string[] {
  return [...new Set(skipped.map(({ reason }) => reason))].map(wanted => {
    const files = skipped.filter(({ reason }) => reason === wanted).map(({ file }) => file);
    const names = [...new Set(files)].map(file => relative(process.cwd(), file));
    return `${files.length} skipped in ${names.join(', ')}: ${wanted}`;
  });
}

/** The tests that took longest, the longest first. */
export function slowestLines(timed: readonly Timed[]): string[] {
  const slowest = [...timed].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST);
  if (slowest.length === 0) return [];
  const lines = slowest.map(({ file, names, milliseconds }) => {
    const seconds = (milliseconds / 1000).toFixed(2).padStart(6);
    return `${seconds} s  ${[relative(process.cwd(), file), ...names].join(' › ')}`;
  });
  return [`the slowest ${slowest.length} of ${timed.length} tests:`, ...lines];
}
