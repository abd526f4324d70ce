// `npm start`, until the page is served, and its end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const LIMIT = 120_000;

/** Fulfilled when the server has answered, served the page and stopped when it was told to. */
export async function answers(folder, env) {
  const port = await freePort();
  const own = { ...env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data') };
  // a group of its own: npm does not hand on every signal to what it has started
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: own,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', chunk => (output += chunk));
  // when nobody holds its output any more: npm may end before the server does
  const ended = once(npm, 'close');
  try {
    await Promise.race([listening(npm), ended.then(() => Promise.reject(new Error('npm start ended')))]);
    await look(`http://127.0.0.1:${port}`);
    signal(npm, 'SIGTERM');
    await ended;
    if (!output.includes('"msg":"stopped"')) throw new Error('the server did not stop in order');
  } catch (error) {
    if (npm.exitCode === null && npm.signalCode === null) signal(npm, 'SIGKILL');
    throw new Error(`${error.message}\n${output.slice(-4000)}`);
  }
}

/** To npm and all that it has started. */
function signal({ pid }, name) {
  if (pid !== undefined) process.kill(-pid, name);
}

function listening(npm) {
  return new Promise((resolve, reject) => {
    npm.stdout.on('data', chunk => chunk.includes('listening') && resolve());
    setTimeout(() => reject(new Error(`no answer within ${LIMIT / 1000} s`)), LIMIT).unref();
  });
}

async function look(origin) {
  const health = await fetch(`${origin}/healthz`);
  if (!health.ok) throw new Error(`/healthz answers ${health.status}`);
  const page = await (await fetch(`${origin}/`)).text();
  if (!page.includes('<title>')) throw new Error(`/ is no page: ${page.slice(0, 200)}`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
