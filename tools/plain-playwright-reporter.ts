import type { Reporter, Suite } from '@playwright/test/reporter';

/** Closes a browser run with the same plain line as the other tests: `N passed, N failed, N skipped`. */
export default class PlainPlaywrightReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') count.skipped += 1;
      else if (outcome === 'unexpected') count.failed += 1;
      else count.passed += 1;
    }
    console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
