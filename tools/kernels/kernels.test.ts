/** The compiled kernels belong to their sources, and all C++ compiles without a warning. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { needs } from '@kingdomino/testkit';
import { describe, expect, test } from 'vitest';

interface Entry {
  readonly compiler: string;
  readonly flags: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly output: Readonly<Record<string, string>>;
}
interface Program {
  readonly home: string;
  readonly source: string;
  readonly folders: readonly string[];
}

const load = (name: string): Promise<unknown> => import(new URL(name, import.meta.url).href);
const { KERNELS, PROGRAMS } = (await load('table.mjs')) as {
  KERNELS: Readonly<Record<string, Program>>;
  PROGRAMS: readonly Program[];
};
const { changesOf } = (await load('manifest.mjs')) as {
  changesOf: (name: string, was?: Entry, is?: Entry) => string[];
};
const { allPrograms, filesOf } = (await load('sources.mjs')) as {
  allPrograms: () => string[];
  filesOf: (program: Program, root?: string) => string[];
};
const { missingCompiler } = (await load('compiler.mjs')) as {
  missingCompiler: () => Promise<string | undefined>;
};
const NAMES = Object.keys(KERNELS);
const pathOf = ({ home, source }: Program) => `${home}/${source}`;

/** In CI they must be there: nobody would read that they are not. */
const missing = process.env.CI ? undefined : await missingCompiler();

async function tool(...args: string[]): Promise<string> {
  const file = fileURLToPath(new URL('../build-kernels.mjs', import.meta.url));
  const run = promisify(execFile)(process.execPath, [file, ...args]);
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
}

test('dominoes, dice and the shape of the nets in C++ and Python are those of the packages', async () => {
  const { tables } = (await load('tables.mjs')) as {
    tables: () => Promise<Readonly<Record<string, string>>>;
  };
  for (const [file, text] of Object.entries(await tables())) {
    const there = readFileSync(new URL(`../../packages/bots/${file}`, import.meta.url), 'utf8');
    expect(there, `${file}: node tools/build-kernels.mjs --tables`).toBe(text);
  }
});

test.each(NAMES)('%s was built from the sources that are here', name => {
  expect(changesOf(name)).toEqual([]);
});

test('whatever else a kernel was built from is named, with the command that builds it again', () => {
  const was = {
    compiler: 'c@1',
    flags: '-O2',
    sources: { 'a.h': '1', 'b.h': '1' },
    output: { 'a.wasm': '1' },
  };
  expect(changesOf('duel', was, was)).toEqual([]);
  const is = {
    compiler: 'c@2',
    flags: '-O3',
    sources: { 'a.h': '2', 'c.h': '1' },
    output: { 'a.wasm': '2' },
  };
  const parts = ['compiler', 'flags', 'a.h', 'b.h', 'a.wasm', 'c.h'];
  expect(changesOf('duel', was, is)).toEqual(
    parts.map(part => `duel was not built from this ${part}: node tools/build-kernels.mjs duel`),
  );
});

test('sources are followed through what they include, beside them first', () => {
  const root = mkdtempSync(join(tmpdir(), 'kingdomino-sources-'));
  for (const folder of ['one', 'two']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'one/main.cpp'), '#include <map>\n#include "both.h"\n  # include "far.h"\n');
  writeFileSync(join(root, 'one/both.h'), '');
  writeFileSync(join(root, 'two/both.h'), '');
  writeFileSync(join(root, 'two/far.h'), '#include "both.h"\n');
  const program = { home: 'bots', source: 'one/main.cpp', folders: ['one', 'two'] };
  expect(filesOf(program, root)).toEqual(['one/both.h', 'one/main.cpp', 'two/both.h', 'two/far.h']);
  expect(() => filesOf({ ...program, folders: [] }, root)).toThrow('one/main.cpp includes far.h');
  rmSync(root, { recursive: true });
});

test('no program in C++ is left out', () => {
  const known = [...Object.values(KERNELS), ...PROGRAMS];
  expect(new Set(known.map(pathOf))).toEqual(new Set(allPrograms()));
});

describe('compiled again', needs(missing), () => {
  // one process for all: it reads a hundred megabytes of compiler before it begins
  test('every kernel is the same, byte for byte, and no C++ program has a warning', async () => {
    const lines = (await tool('--check')).trim().split('\n');
    expect(lines.filter(line => !/: (the same bytes|no warnings)$/.test(line))).toEqual([]);
    expect(lines).toHaveLength(NAMES.length + PROGRAMS.length);
  });
});
