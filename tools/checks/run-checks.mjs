/**
 * All checks of a contributor, at once as far as there are cores: `npm run check`. The longest begin first; what each of
 * them says comes in one piece. Types come before the others, which read what the compiler has written.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const FIRST = 'types';
const LONGEST_FIRST = ['dead', 'promises', 'api', 'format', 'imports', 'casts', 'page', 'docs'];

const isGood = (await run(FIRST)) && (await all(LONGEST_FIRST, availableParallelism()));
process.exit(isGood ? 0 : 1);

/** Whatever fails, the others go on: one run tells all that is wrong. */
async function all(names, atOnce) {
  const waiting = [...names];
  const results = [];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      results.push(await run(name));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results.every(Boolean);
}

async function run(name) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', `check:${name}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => said.push(part));
  const status = await new Promise(resolve => child.once('close', resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `check:${name} ${status === 0 ? 'is good' : 'FAILED'} (${seconds} s)\n${Buffer.concat(said).toString()}`,
  );
  return status === 0;
}
