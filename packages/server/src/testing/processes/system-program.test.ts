import { expect, test, vi } from 'vitest';
import { missing, runSystemProgram } from './system-program.ts';

test('a program that is not there is named with the command that installs it', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(() => runSystemProgram('chattr', ['+i'])).toThrow(
    'chattr is not on this machine: apt-get install e2fsprogs',
  );
  vi.unstubAllEnvs();
});

test('what a program itself complains of is not touched', () => {
  const error = new Error('mount: only root can do that');
  expect(missing('mount', error)).toBe(error);
  expect(() => runSystemProgram(process.execPath, ['--eval', 'process.exit(3)'])).toThrow('Command failed');
  expect(runSystemProgram(process.execPath, ['--print', '6 * 7'])).toBe('42\n');
});
