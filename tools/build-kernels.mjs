// Compiles the kernels of bots and vision to WebAssembly, so that nobody needs the compilers to build or run the project.
//   node tools/build-kernels.mjs [NAME...]           after a change of a kernel or of the engine it includes
//   node tools/build-kernels.mjs --tables            writes the tables that C++ and Python have from the packages, once these are built
//   node tools/build-kernels.mjs --check [NAME...]   compiles and compares with what is there, byte for byte; without
//                                                    names also reads the programs of the training. Warnings are errors
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compile, examine } from './kernels/compile.mjs';
import { missingCompiler } from './kernels/compiler.mjs';
import { note } from './kernels/manifest.mjs';
import { folderOf } from './kernels/sources.mjs';
import { KERNELS, PROGRAMS } from './kernels/table.mjs';
import { writeTables } from './kernels/tables.mjs';

// A compiler that runs for seconds is itself compiled in a hurry: half the time. Where V8 has no such flag, it says so.
setFlagsFromString('--liftoff-only');

const GOOD = ['the same bytes', 'no warnings'];

const args = process.argv.slice(2);
const [mode, asked] = args[0]?.startsWith('--') ? [args[0], args.slice(1)] : ['--build', args];
const MODES = { '--build': build, '--check': check, '--tables': writeTables };
const unknown = asked.find(name => !(name in KERNELS));
if (unknown || !(mode in MODES)) {
  console.error(`${unknown || mode} is unknown; kernels are ${Object.keys(KERNELS).join(', ')}`);
  process.exit(2);
}
const missing = mode === '--tables' ? undefined : await missingCompiler();
if (missing) {
  console.error(missing);
  process.exit(1);
}
await MODES[mode](asked);

function orAll(names) {
  return names.length > 0 ? names : Object.keys(KERNELS);
}

async function build(names) {
  for (const name of orAll(names)) {
    const bytes = await compile(name);
    writeFileSync(join(folderOf(KERNELS[name].home), KERNELS[name].output), bytes);
    note(name);
    console.log(`${KERNELS[name].output}: ${bytes.length} bytes`);
  }
}

async function check(names) {
  for (const name of orAll(names)) {
    const { home, output } = KERNELS[name];
    const verdict = await compile(name).then(
      bytes =>
        bytes.equals(readFileSync(join(folderOf(home), output)))
          ? 'the same bytes'
          : `DIFFERENT; node tools/build-kernels.mjs ${name}`,
      failure,
    );
    report(output, verdict);
  }
  if (names.length > 0) return;
  for (const program of PROGRAMS)
    report(`${program.home}/${program.source}`, await examine(program).then(() => 'no warnings', failure));
}

function report(name, verdict) {
  console.log(`${name}: ${verdict}`);
  if (!GOOD.includes(verdict)) process.exitCode = 1;
}

function failure({ message }) {
  return `FAILED\n${message}`;
}
