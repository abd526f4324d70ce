/**
 * Runs before every test file and every test: whatever is drawn by chance in this process then follows from SEED and
 * the test's name, so that a test does the same each time, alone or among others. `SEED=$RANDOM npm test` tries other
 * chances; a failing test says how to repeat it.
 */
import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { Random } from '../../packages/rules/src/kernel/random.ts';

const SEED = process.env.SEED ?? '1';

const { testPath = '' } = expect.getState();
const FILE = relative(process.cwd(), testPath);
/** To load it for every file would take longer than most files do. Helpers that use it name a seed themselves. */
const fastCheck = readFileSync(testPath, 'utf8').includes('fast-check')
  ? (await import('fast-check')).default
  : undefined;

/** Modules that outlive a test file keep the functions below: what they draw from is found anew each time. */
const HOLDER = globalThis as { seededChance?: Random };

function seedChance(name: string): void {
  const seed = numberOf(`${SEED}/${name}`);
  HOLDER.seededChance = new Random(seed);
  fastCheck?.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed });
}

/** FNV-1a. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

function fill<Bytes extends ArrayBufferView>(view: Bytes): Bytes {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let index = 0; index < bytes.length; index++) bytes[index] = HOLDER.seededChance!.bits() >>> 24;
  return view;
}

function randomBytes(count: number, callback?: (error: null, bytes: Buffer) => void): Buffer | undefined {
  const bytes = fill(Buffer.alloc(count));
  if (!callback) return bytes;
  process.nextTick(callback, null, bytes);
  return undefined;
}

Math.random = () => HOLDER.seededChance!.unit();
Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fill, configurable: true });
Object.assign(crypto, { randomBytes });
syncBuiltinESMExports();
seedChance(FILE);

beforeEach(({ task, onTestFailed }) => {
  seedChance(`${FILE}/${task.fullTestName}`);
  onTestFailed(() =>
    console.error(`repeat it by SEED=${SEED} npx vitest run ${FILE} -t ${JSON.stringify(task.name)}`),
  );
});
