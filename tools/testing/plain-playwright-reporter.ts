import type { FullConfig, Reporter, Suite, TestCase, TestRun } from '@playwright/test/reporter';
import { type Count, countLine, slowestLines, type Timed } from './closing-lines.ts';

/**
 * Closes a browser run with the same plain lines as the other tests: the slowest, and `N passed, N failed, N skipped`.
 * Where the configuration says in `metadata.missing` that there is no browser, every test is skipped, and the end says
 * so; `metadata.notes` are said there, too.
 */
export default class PlainPlaywrightReporter implements Reporter {
  #suite: Suite | undefined;
  #missing: string | undefined;
  /** Lines for the end of the run. */
  #notes: readonly string[] = [];

  async preprocess({
    config,
    suite,
    testRun,
  }: {
    config: FullConfig;
    suite: Suite;
    testRun: TestRun;
  }): Promise<void> {
    this.#missing = config.metadata.missing as string | undefined;
    this.#notes = (config.metadata.notes ?? []) as readonly string[];
    if (this.#missing) for (const test of suite.allTests()) testRun.skip(test, this.#missing);
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const count: Count = { passed: 0, failed: 0, skipped: 0 };
    const timed: Timed[] = [];
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome !== 'skipped') timed.push(timeOf(test));
      if (outcome === 'skipped') count.skipped += 1;
      else if (outcome === 'unexpected') count.failed += 1;
      else count.passed += 1;
    }
    if (timed.length > 0) console.log(`\n${slowestLines(timed).join('\n')}`);
    if (this.#missing) console.log(`\nbrowser tests skipped: ${this.#missing}`);
    for (const note of this.#notes) console.log(note);
    // a count of nothing would be taken for a run in which nothing was tested
    if (this.#suite?.allTests().length) console.log(`\n${countLine(count)}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function timeOf(test: TestCase): Timed {
  // before the groups and the test come the run, the project and the file
  const names = test.titlePath().slice(3);
  const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
  return { file: test.location.file, names, milliseconds };
}
