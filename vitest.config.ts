import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pageInSmallDom, SMALL_DOM } from './packages/web/vite/small-dom.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';

/**
 * Files of these run one after another in the same process, which reads each module once: that is most of what a small
 * file takes. The others have a thread for every file, which starts sooner than a process: bots and who uses them fill
 * memory that is theirs for as long as a program runs, and the long comparisons of testkit are fastest in a thread that
 * has run nothing else.
 */
const TOGETHER = ['protocol', 'rules', 'server', 'table'].map(name => `packages/${name}/src/**/*.test.ts`);
const ALL = ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'];

/** In a small DOM, with the words that the build makes. */
const SMALL = 'packages/web/src/**/*.test.tsx';

/** Those of the page that say which modules there are, or when they are read, have a thread each. */
const PAGE = textsOf('packages/web/src', /\.test\.tsx?$/).filter(
  ({ text }) => !/\bvi\.(doM|m)ock\(|\bimport\(/.test(text),
);
const WITHOUT_DOM = namesOf(PAGE, ({ name }) => name.endsWith('.ts'));
/** Each visit reads all modules anew; files of other tests in a small DOM would meet what a visit puts in its place. */
const VISITS = namesOf(PAGE, ({ text }) => /from '[./]+\/testing\/visit\.ts'/.test(text));

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
      {
        extends: true,
        test: { name: 'apart', include: ALL, exclude: [...TOGETHER, ...WITHOUT_DOM], pool: 'threads' },
      },
      { extends: true, test: { name: 'together', include: TOGETHER, isolate: false } },
      { extends: true, test: { name: 'page', include: WITHOUT_DOM, pool: 'threads', isolate: false } },
      inSmallDom({ name: 'parts', include: [SMALL], exclude: VISITS }),
      inSmallDom({ name: 'visits', include: VISITS, isolate: false }),
    ],
  },
});

function inSmallDom(own: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    ...SMALL_DOM,
    test: {
      environment: 'happy-dom',
      pool: 'threads',
      setupFiles: ['./packages/web/vite/page-storage.ts'],
      provide: { page: PAGE_IN_SMALL_DOM },
      ...own,
    },
  };
}

interface Text {
  readonly name: string;
  readonly text: string;
}

function textsOf(folder: string, names: RegExp): readonly Text[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(name => names.test(name))
    .map(name => ({ name, text: readFileSync(name, 'utf8') }));
}

function namesOf(texts: readonly Text[], isWanted: (text: Text) => boolean): string[] {
  return texts.filter(isWanted).map(({ name }) => name);
}
