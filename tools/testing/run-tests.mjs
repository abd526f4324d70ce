/**
 * Unit tests and browser tests at the same time: the first wait for processes and databases a good part of their time, in
 * which the others can work. The unit tests say at once what they find; what the browser tests have to say follows.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const programOf = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);
const UNIT = [programOf('vitest', 'vitest.mjs'), 'run'];
const BROWSER = [programOf('@playwright/test', 'cli.js'), 'test', '-c', 'packages/web/playwright.config.ts'];

const browser = start(BROWSER, 'pipe');
const held = [];
let say = part => held.push(part);
for (const stream of [browser.child.stdout, browser.child.stderr]) stream.on('data', part => say(part));

const unitStatus = await start(UNIT, 'inherit').ended;
say = part => process.stdout.write(part);
for (const part of held) say(part);
const browserStatus = await browser.ended;
process.exitCode = unitStatus || browserStatus;

/** Ends with this process, however that ends. */
function start(command, output) {
  const child = spawn(process.execPath, command, { stdio: ['ignore', output, output] });
  process.once('exit', () => child.kill());
  const ended = new Promise(resolve => child.once('close', status => resolve(status ?? 1)));
  return { child, ended };
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
