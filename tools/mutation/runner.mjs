/**
 * A test runner for Stryker that keeps all tests in one process and runs the quickest first: a mutant takes
 * milliseconds where a run of vitest takes seconds. docs/measurements/mutation.md tells how to use it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

const FOLDERS = ['packages/rules/src', 'packages/testkit/src'];
/** Minutes of random games, what needs a build, or code that is not mutated. */
const LEFT_OUT = /^(naive\/.*|fuzz|agreement|perft|misuse|.*\/playout|.*\/random)\.test\.ts$/;
/** A test that takes longer than this, in milliseconds, is not repeated for every mutant. */
const SLOWEST = 2000;
/** Narrows the tests to those whose files match, for a quick look at one file. */
const ONLY = new RegExp(process.env.MUTATION_TESTS ?? '.');
/** How long each test that is used took without one, for the processes that come later. */
const TIMES = 'mutation-times.json';
/** How often each test runs the code of each mutant. */
const HITS = 'mutation-hits.json';
const [SUCCESS, FAILED] = [0, 1];

class Runner {
  /** By file: its tests, loaded without a mutant. */
  #tests = new Map();
  /** Counts the times that tests were loaded anew. */
  #reloads = 0;
  #times = read(TIMES);
  #hits = read(HITS);

  constructor() {
    globalThis.__stryker__ ??= {};
  }

  /** What Stryker's instrumented code reads and writes. */
  get #state() {
    return globalThis.__stryker__;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    register('./hooks.mjs', import.meta.url);
    const { default: fc } = await import('fast-check');
    fc.configureGlobal({ endOnFailure: true });
  }

  async dryRun() {
    const results = [];
    for (const file of testFiles()) {
      for (const test of await this.#load(file)) {
        this.#state.currentTestId = test.id;
        const start = performance.now();
        const error = await failureOf(test, SLOWEST);
        const timeSpentMs = performance.now() - start;
        this.#state.currentTestId = undefined;
        if (timeSpentMs >= SLOWEST) continue;
        this.#times[test.id] = timeSpentMs;
        results.push({
          id: test.id,
          name: test.id,
          timeSpentMs,
          ...(error ? { status: FAILED, failureMessage: error } : { status: SUCCESS }),
        });
      }
    }
    const { mutantCoverage } = this.#state;
    const isUsed = ([id]) => Object.hasOwn(mutantCoverage?.perTest ?? {}, id);
    writeFileSync(TIMES, JSON.stringify(Object.fromEntries(Object.entries(this.#times).filter(isUsed))));
    writeFileSync(HITS, JSON.stringify(mutantCoverage));
    this.#times = read(TIMES);
    this.#hits = read(HITS);
    return { status: 'complete', tests: results, mutantCoverage };
  }

  async mutantRun(options) {
    const result = await this.#run(options);
    if (result.status !== 'killed') return result;
    // a test that fails now without the mutant was broken by an earlier one: start afresh and believe the second answer
    const killer = (this.#tests.get(result.file) ?? []).find(({ id }) => id === result.killedBy[0]);
    if (killer === undefined || (await failureOf(killer)) === undefined) return result;
    this.#tests.clear();
    this.#reloads++;
    return this.#run(options);
  }

  async #run({ activeMutant, testFilter, mutantActivation, reloadEnvironment }) {
    const { id: mutant, fileName } = activeMutant;
    const state = this.#state;
    const isStatic = reloadEnvironment || mutantActivation === 'static';
    const ids = new Set((testFilter ?? Object.keys(this.#times)).filter(id => id in this.#times));
    // a mutant that runs much more often than the original does not end
    const limitHits = hits =>
      Object.assign(state, { hitCount: 0, hitLimit: 5 * (hits?.[mutant] ?? 0) + 2000 });
    let nrOfTests = 0;
    try {
      for await (const tests of isStatic ? this.#reloaded(ids, fileName, mutant) : this.#loaded(ids)) {
        state.activeMutant = mutant;
        for (const test of tests.filter(({ id }) => ids.has(id)).sort(this.#quickestFirst)) {
          nrOfTests++;
          limitHits(this.#hits.perTest[test.id]);
          const error = await failureOf(test, 3000 + Math.ceil(10 * this.#times[test.id]));
          if (error?.includes('timed out') || state.hitCount > state.hitLimit)
            return { status: 'timeout', reason: `${error} in ${test.id}` };
          if (error !== undefined) return killed(error, test.id, nrOfTests);
        }
      }
    } catch (error) {
      return killed(`does not load: ${String(error)}`, [...ids][0], nrOfTests);
    } finally {
      Object.assign(state, { hitCount: undefined, activeMutant: undefined });
    }
    return { status: 'survived', nrOfTests };
  }

  #quickestFirst = (one, other) => this.#times[one.id] - this.#times[other.id];

  /** All these tests at once, as they were loaded without a mutant. */
  async *#loaded(ids) {
    const tests = [];
    for (const file of new Set([...ids].map(fileOf))) tests.push(...(await this.#load(file)));
    yield tests;
  }

  /**
   * For mutants of code that runs while it is loaded (tables, constants): file by file, loaded anew with the mutant, the
   * file beside the source first.
   */
  async *#reloaded(ids, source, mutant) {
    const times = new Map();
    for (const id of ids) times.set(fileOf(id), (times.get(fileOf(id)) ?? 0) + this.#times[id]);
    const beside = file => (source.endsWith(file.replace('.test.ts', '.ts')) ? -1 : times.get(file));
    const version = ++this.#reloads;
    // what was loaded with the mutant must not be met again
    this.#reloads++;
    for (const file of [...times.keys()].sort((one, other) => beside(one) - beside(other))) {
      this.#state.activeMutant = mutant;
      Object.assign(this.#state, { hitCount: 0, hitLimit: 5 * (this.#hits.static[mutant] ?? 0) + 2000 });
      yield collect(file, version);
    }
  }

  async #load(file) {
    if (!this.#tests.has(file)) this.#tests.set(file, await collect(file, this.#reloads));
    return this.#tests.get(file);
  }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function testFiles() {
  return FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts') && !LEFT_OUT.test(name))
      .sort((one, other) => one.localeCompare(other))
      .map(name => `${folder}/${name}`)
      .filter(file => ONLY.test(file)),
  );
}

async function collect(file, version) {
  const { takeTests } = await import('./vitest.mjs');
  takeTests();
  await import(`${pathToFileURL(resolve(file)).href}?${version}`);
  return takeTests().map(({ name, run }, index) => ({ id: `${file}#${index} ${name}`, file, run }));
}

function fileOf(id) {
  return id.slice(0, id.indexOf('#'));
}

const sandbox = vm.createContext({ call: undefined });
const script = new vm.Script('call()');

/** Why the test fails, or undefined. A loop that never ends is broken off after `timeout` milliseconds. */
async function failureOf({ run }, timeout = 600_000) {
  sandbox.call = run;
  try {
    await script.runInContext(sandbox, { timeout });
    return undefined;
  } catch (error) {
    return String(error?.message ?? error);
  }
}

function killed(failureMessage, id, nrOfTests) {
  return { status: 'killed', failureMessage, killedBy: [id], nrOfTests, file: fileOf(id) };
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: Runner }];
