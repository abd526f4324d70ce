// Kernels compiled: what is to be written to their outputs.
import { runClang } from './compiler.mjs';
import { filesOf, folderOf, treeOf } from './sources.mjs';
import { KERNELS } from './table.mjs';

const WARNINGS = ['-Wall', '-Wextra', '-Werror'];

/** The bytes of a kernel's output; throws with what the compiler says, warnings included. */
export async function compile(name) {
  const kernel = KERNELS[name];
  const args = [...kernel.flags, ...WARNINGS, ...quoted(kernel.folders), '-o', 'kernel.wasm', kernel.source];
  const built = await runClang(args, treeOf(filesOf(kernel), folderOf(kernel.home)));
  return Buffer.from(built['kernel.wasm']);
}

/** Reads a program with all warnings; throws with what the compiler says. */
export async function examine(program) {
  const reading = ['-fsyntax-only', '-x', 'c++'];
  const target = ['--target=wasm32-wasip1', '-std=c++17', '-msimd128', '-fno-exceptions'];
  const args = [
    ...target,
    ...WARNINGS,
    ...reading,
    ...program.flags,
    ...quoted(program.folders),
    program.source,
  ];
  await runClang(args, treeOf(filesOf(program), folderOf(program.home)));
}

/** Not -I: one of ours has the name of a header of the system. */
const quoted = folders => folders.flatMap(folder => ['-iquote', folder]);
