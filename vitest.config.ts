import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { pageInSmallDom, SMALL_DOM } from './packages/web/vite/small-dom.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';

/**
 * Files of these run one after another in the same process, which reads each module once. The others have a thread for
 * every file, which starts sooner than a process: those of the page put other modules in the place of some, which the
 * next file would meet; bots and who uses them fill memory that is theirs for as long as a program runs; and the long
 * comparisons of testkit are fastest in a thread that has run nothing else.
 */
const TOGETHER = ['protocol', 'rules', 'server', 'table'].map(name => `packages/${name}/src/**/*.test.ts`);
/** In a small DOM, with the words that the build makes. */
const PAGE = 'packages/web/src/**/*.test.tsx';
const ALL = ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'];

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

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    reporters: ['default', './tools/testing/plain-reporter.ts'],
    setupFiles: ['./tools/testing/seeded-chance.ts'],
    testTimeout: HANGS,
    hookTimeout: HANGS,
    sequence: { sequencer: LongestFirst },
    // one more than there are cores: files about processes, databases and time mostly wait
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: 'apart', include: ALL, exclude: TOGETHER, pool: 'threads' } },
      { extends: true, test: { name: 'together', include: TOGETHER, isolate: false } },
      {
        extends: true,
        ...SMALL_DOM,
        test: {
          name: 'page',
          include: [PAGE],
          environment: 'happy-dom',
          pool: 'threads',
          setupFiles: ['./packages/web/vite/page-storage.ts'],
          provide: { page: pageInSmallDom() },
        },
      },
    ],
  },
});
