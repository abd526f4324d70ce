/**
 * For a test that needs something of the machine: `missing` says what is not there and how to get it. The test is
 * skipped, and the end of the run repeats the reason, so that nobody takes it for passed.
 */
export function needs(missing: string | undefined): { skip?: boolean; meta?: { missing: string } } {
  return missing === undefined ? {} : { skip: true, meta: { missing } };
}
