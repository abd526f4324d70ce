// Kernels compiled: what is to be written to their outputs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAssemblyScript, runClang } from './compilers.mjs';
import { BOTS, filesOf, treeOf } from './sources.mjs';
import { COMPILERS, KERNELS } from './table.mjs';

/** The bytes of a kernel's output. */
export async function compile(name) {
  const kernel = KERNELS[name];
  return kernel.compiler === 'clang' ? compileCpp(kernel) : compileAssemblyScript(kernel);
}

async function compileCpp(kernel) {
  const args = [...kernel.flags, ...quoted(kernel.folders), '-o', 'kernel.wasm', kernel.source];
  const built = await runClang(args, treeOf(filesOf(kernel)));
  return Buffer.from(built['kernel.wasm']);
}

/** As base64 in a source file: small enough, and there without being fetched. */
async function compileAssemblyScript({ source, flags }) {
  const binary = await runAssemblyScript(flags, source, readFileSync(join(BOTS, source), 'utf8'));
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,100}/g)
    .map(line => `  '${line}'`);
  return Buffer.from(`/** Written by tools/build-kernels.mjs from packages/bots/${source} (${COMPILERS.asc}). */
export const NET_KERNEL =
${lines.join(' +\n')};
`);
}

/** Reads a program with all warnings; throws with what the compiler says. */
export async function examine(program) {
  const warnings = ['-Wall', '-Wextra', '-Werror', '-fsyntax-only', '-x', 'c++'];
  const target = ['--target=wasm32-wasip1', '-std=c++17', '-msimd128', '-fno-exceptions'];
  const args = [...target, ...warnings, ...program.flags, ...quoted(program.folders), program.source];
  await runClang(args, treeOf(filesOf(program)));
}

/** Not -I: one of ours has the name of a header of the system. */
const quoted = folders => folders.flatMap(folder => ['-iquote', folder]);
