/** What a run says at its end: the tests that were skipped because the machine lacks something, and the counts. */
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

/** One line for each reason, then `N passed, N failed, N skipped`, which any CI can read. */
export function closingLines(count: Count, skipped: readonly Skipped[]): string[] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))].map(wanted => {
    const files = skipped.filter(({ reason }) => reason === wanted).map(({ file }) => file);
    const names = [...new Set(files)].map(file => relative(process.cwd(), file));
    return `${files.length} skipped in ${names.join(', ')}: ${wanted}`;
  });
  return [...reasons, `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`];
}
