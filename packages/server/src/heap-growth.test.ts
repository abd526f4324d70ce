import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { builtUrl } from './built-url.ts';

const MODULE = builtUrl(import.meta.url, './heap-growth.js').href;

/** Another Node calls the function and then says that it runs on. */
function nodeWith(argument: string) {
  const program = `import { letHeapGrow } from '${MODULE}'; letHeapGrow(${argument}); console.log('runs');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module'], {
    input: program,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('this Node knows the flag by which the heap may grow', () => {
  expect(nodeWith('')).toEqual({ status: 0, stdout: 'runs\n', stderr: '' });
});

test('a flag that V8 does not know stops nothing', () => {
  const { status, stdout, stderr } = nodeWith("'--flag-of-another-year=400'");
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'runs\n' });
  expect(stderr).toContain('--flag-of-another-year');
});
