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
