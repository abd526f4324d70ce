import type { Reporter, TestCase, TestModule } from 'vitest/node';
import {
  type Count,
  countLine,
  reasonLines,
  type Skipped,
  slowestLines,
  type Timed,
} from './closing-lines.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the machine lacks for this test, and how to get it. */
    missing?: string;
  }
}

/**
 * Closes a run with plain lines: which tests were slowest, what was skipped for want of something, and
 * `N passed, N failed, N skipped`.
 */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count: Count = { passed: 0, failed: 0, skipped: 0 };
    const skipped: Skipped[] = [];
    const timed: Timed[] = [];
    for (const test of modules.flatMap(module => [...module.children.allTests()])) {
      const { state } = test.result();
      if (state !== 'pending') count[state] += 1;
      const { missing } = test.meta();
      if (state === 'skipped' && missing) skipped.push({ file: test.module.moduleId, reason: missing });
      else if (state !== 'skipped') timed.push(timeOf(test));
    }
    console.log(['', ...slowestLines(timed), '', ...reasonLines(skipped), countLine(count)].join('\n'));
  }
}

function timeOf(test: TestCase): Timed {
  const names = [test.name];
  for (let { parent } = test as TestCase; parent.type === 'suite'; { parent } = parent)
    names.unshift(parent.name);
  return { file: test.module.moduleId, names, milliseconds: test.diagnostic()?.duration ?? 0 };
}
