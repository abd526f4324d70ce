import type { Reporter, TestModule } from 'vitest/node';
import { type Count, countLine, reasonLines, type Skipped } from './closing-lines.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the machine lacks for this test, and how to get it. */
    missing?: string;
  }
}

/** Closes a run with plain lines: what was skipped for want of something, and `N passed, N failed, N skipped`. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count: Count = { passed: 0, failed: 0, skipped: 0 };
    const skipped: Skipped[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
        const { missing } = test.meta();
        if (state === 'skipped' && missing) skipped.push({ file: module.moduleId, reason: missing });
      }
    }
    console.log(['', ...reasonLines(skipped), countLine(count)].join('\n'));
  }
}
