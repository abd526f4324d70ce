import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { builtUrl } from '../built-url.ts';

const MODULE = fileURLToPath(builtUrl(import.meta.url, './children.js'));
/** Its child has the same output, which is open as long as either of them lives. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { endWithUs } from ${JSON.stringify(MODULE)};
  endWithUs(spawn('sleep', ['600'], { stdio: 'inherit' }));
  throw new Error('on purpose');`;

test.skipIf(process.platform === 'win32')('a tool that fails leaves nothing running', async () => {
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM]);
  await expect(ended).rejects.toThrow('on purpose');
});
