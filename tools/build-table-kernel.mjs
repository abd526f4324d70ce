// Compiles packages/bots/kernel/table to WebAssembly, once for each size of kingdom, so that nobody needs the compiler to
// build or run the project. Run it in the root of the project after changing the kernel or the engine it includes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const COMPILER = '@yowasp/clang@22.0.0-git20542-10';
const FOLDERS = ['packages/bots/kernel/table', 'packages/bots/training/gpu'];
const FLAGS = [
  '--target=wasm32-wasip1',
  '-O3',
  '-std=c++17',
  '-msimd128',
  '-mbulk-memory',
  '-mnontrapping-fptoint',
  '-ffast-math',
  '-fno-exceptions',
  '-fno-rtti',
  '-nostartfiles',
  '-Wl,--no-entry,--strip-all,--gc-sections',
];

const home = mkdtempSync(join(tmpdir(), 'table-kernel-'));
execFileSync('npm', ['install', '--no-save', '--silent', '--prefix', home, COMPILER], { stdio: 'inherit' });
const { runClang } = await import(pathToFileURL(join(home, 'node_modules/@yowasp/clang/gen/bundle.js')).href);

// the compiler sees only what it is given, and no path upwards: all in one folder
const names = folder => readdirSync(folder).filter(name => /\.(h|cpp)$/.test(name));
const sources = Object.fromEntries(
  FOLDERS.flatMap(folder => names(folder).map(name => [name, readFileSync(join(folder, name), 'utf8')])),
);
for (const size of [5, 7]) {
  const command = ['clang++', ...FLAGS, `-DSIZE=${size}`, '-o', 'table.wasm', 'table.cpp'];
  const built = await runClang(command, sources).catch(() => process.exit(1));
  writeFileSync(`packages/bots/weights/table-${size}.wasm`, built['table.wasm']);
  console.log(`table-${size}.wasm: ${built['table.wasm'].length} bytes`);
}
