import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { builtUrl } from '../../built-url.ts';

const MODULE = fileURLToPath(builtUrl(import.meta.url, './children.js'));
/** Its child has the same output, which is open as long as either of them lives. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { endWithUs } from ${JSON.stringify(MODULE)};
  endWithUs(spawn('sleep', ['600'], { stdio: 'inherit' }));`;

test.skipIf(process.platform === 'win32').each([
  ['fails', "throw new Error('on purpose')"],
  ['is ended', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)"],
])('a tool that %s leaves nothing running', async (_, end) => {
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', `${PROGRAM} ${end}`]);
  await expect(ended).rejects.toMatchObject({ code: 1 });
});
