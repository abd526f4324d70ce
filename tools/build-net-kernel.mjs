// Compiles packages/bots/kernel/net.ts with AssemblyScript and writes it as base64 into the bots package, so that
// nobody needs the compiler to build or run the project. Run it after changing the kernel.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMPILER = 'assemblyscript@0.28.20';
const output = join(mkdtempSync(join(tmpdir(), 'net-kernel-')), 'net.wasm');
const flags = [
  '--enable',
  'simd',
  '--runtime',
  'stub',
  '--importMemory',
  '--noAssert',
  '-O3',
  '--converge',
  '-o',
  output,
];
execFileSync('npx', ['--yes', '--package', COMPILER, 'asc', 'packages/bots/kernel/net.ts', ...flags], {
  stdio: 'inherit',
});
const base64 = readFileSync(output).toString('base64');
const source = `/** Written by tools/build-net-kernel.mjs from packages/bots/kernel/net.ts (${COMPILER}). */
export const NET_KERNEL =
${base64
  .match(/.{1,100}/g)
  .map(line => `  '${line}'`)
  .join(' +\n')};
`;
writeFileSync('packages/bots/src/net/net-kernel.ts', source);
