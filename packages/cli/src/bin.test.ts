import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/kingdomino.js', import.meta.url));

function run(args: readonly string[], options: { bin?: string; input?: string } = {}) {
  const { bin = BIN, input = '' } = options;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

describe('the program (built by npm run build)', () => {
  test('simulates and verifies', () => {
    const simulated = run(['simulate', '--games', '5']);
    expect(simulated).toMatchObject({ code: 0, err: '' });
    const verified = run(['verify', '-'], { input: simulated.out });
    expect(verified).toEqual({ code: 0, out: '5 records, 5 valid, 0 wrong\n', err: '' });
  });

  test('answers a wrong record with 1 and trouble with 2', () => {
    expect(run(['verify', '-'], { input: '{}' }).code).toBe(1);
    expect(run(['verify', '/no/such/file'])).toEqual({
      code: 2,
      out: '',
      err: 'kingdomino verify: cannot read /no/such/file: there is no such file\n',
    });
  });

  test('ends quietly when its reader has seen enough', () => {
    const command = `"${process.execPath}" "${BIN}" simulate --games 100000 | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toBe('');
  });

  test.skipIf(!existsSync('/dev/full'))('says so when there is no room for what it prints', () => {
    const command = `"${process.execPath}" "${BIN}" simulate --games 10 > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toBe('kingdomino: cannot write to standard output: there is no space left\n');
    expect(status).toBe(2);
  });

  test('says how to build it where that has not been done', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kingdomino-bin-'));
    mkdirSync(join(folder, 'bin'));
    cpSync(BIN, join(folder, 'bin/kingdomino.mjs'));
    const { code, out, err } = run(['--help'], { bin: join(folder, 'bin/kingdomino.mjs') });
    rmSync(folder, { recursive: true });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('has not been built yet. Run "npm ci" or "npm run build"');
  });
});
