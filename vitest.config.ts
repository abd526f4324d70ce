import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pageInSmallDom, SMALL_DOM } from './packages/web/vite/small-dom.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';
import { GROUPS } from './tools/testing/test-groups.ts';

/**
 * Node 20 aborts, once in many runs, when a thread ends while V8 compiles for it in the background and wants to begin to
 * collect garbage step by step ("Assertion failed: (data.first) != nullptr"). Collected at once, it never wants to.
 */
setFlagsFromString('--no-incremental-marking');

/**
 * Ends what hangs, and measures nothing: how long a test takes is nobody's promise, and on a machine that is busy with
 * other work a computation of nine seconds took more than a minute.
 */
const HANGS = 600_000;

const PAGE_IN_SMALL_DOM = pageInSmallDom();

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    reporters: ['default', './tools/testing/plain-reporter.ts'],
    setupFiles: ['./tools/testing/seeded-chance.ts', './tools/testing/left-as-found.ts'],
    testTimeout: HANGS,
    hookTimeout: HANGS,
    sequence: { sequencer: LongestFirst },
    // one more than there are cores: files about processes, databases and time mostly wait
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: 'server', include: GROUPS.server, isolate: false } },
      {
        extends: true,
        test: { name: 'together', include: GROUPS.together, pool: 'threads', isolate: false },
      },
      { extends: true, test: { name: 'apart', include: GROUPS.apart, pool: 'threads' } },
      inSmallDom({ name: 'visits', include: GROUPS.visits, isolate: false }),
      inSmallDom({ name: 'parts', include: GROUPS.parts }),
    ],
  },
});

/** With the words that the build makes. */
function inSmallDom(own: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    ...SMALL_DOM,
    test: {
      environment: 'happy-dom',
      pool: 'threads',
      setupFiles: ['./packages/web/vite/fresh-small-dom.ts'],
      provide: { page: PAGE_IN_SMALL_DOM },
      ...own,
    },
  };
}
