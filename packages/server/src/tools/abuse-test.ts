/**
 * `npm run abuse-test -- [malformed messages, 100000] [silent clients, 1000] [broken downloads, 10000]`: first every attack
 * that has ever worked, each with what it reached, if anything; then vandals and sleepers against a real server while other
 * people play. Says what the server's memory did, how long the others waited and whether files stayed open.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@kingdomino/rules';
import { attackAll } from '../testing/abuse/attacks.ts';
import { breakOff, openFiles } from '../testing/clients/broken-downloads.ts';
import { openForTwo, playOn } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { megabytesOf } from '../testing/processes/machine.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';

const messages = Number(process.argv[2] ?? 100_000);
const sleepers = Number(process.argv[3] ?? 1000);
const downloads = Number(process.argv[4] ?? 10_000);
const VANDALS = 20;
const AT_ONCE = 40;
const QUARTERS = 4;
const NO_LIMIT = '1000000';

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-abuse-'));
const LARGE = 'large.bin';
writeFileSync(join(folder, 'index.html'), 'a page');
writeFileSync(join(folder, LARGE), randomBytes(16_000_000));
const outcomes = await attackAll(join(folder, 'attacked'), ({ attack, reached }) =>
  console.log(reached === undefined ? `held: ${attack}` : `REACHED: ${attack}: ${reached}`),
);
const worked = outcomes.filter(({ reached }) => reached !== undefined);
const server = new ServerProcess(await freePort(), {
  DATA_DIR: join(folder, 'data'),
  WEB_DIR: folder,
  RATE_FILES_PER_ADDRESS: NO_LIMIT,
  RATE_PER_CONNECTION: NO_LIMIT,
  RATE_PER_PLAYER: NO_LIMIT,
  RATE_PER_ADDRESS: NO_LIMIT,
  GUESTS_PER_ADDRESS: NO_LIMIT,
  MAX_SOCKETS_PER_ADDRESS: NO_LIMIT,
});
await server.start();

const silent = await Promise.all(
  Array.from({ length: sleepers }, () => PlayerClient.connected(server.origin)),
);
const random = new Random(7);
const valid = JSON.stringify({ type: 'move', id: 'x', table: 'abcdefghijkl', version: 5, move: 'pick:3' });
let sent = 0;
await vandalise(messages / QUARTERS);
/** Before, and after each quarter: what leaks grows by as much each time. */
const megabytes = [memory()];
let isOver = false;
const waits: number[] = [];
const others = [playOthers(), playOthers()];
for (let quarter = 0; quarter < QUARTERS; quarter++) {
  await vandalise(messages / QUARTERS);
  megabytes.push(memory());
}
isOver = true;
const games = (await Promise.all(others)).reduce((sum, count) => sum + count, 0);
await breakDownloads();
waits.sort((one, other) => one - other);
console.log(
  JSON.stringify({
    attacks: outcomes.length,
    attacksThatWorked: worked,
    malformedMessages: sent,
    refused: await refusals(),
    silentClients: silent.length,
    serverRuns: (await fetch(`${server.origin}/healthz`)).ok,
    megabytes,
    gamesOfOthersMeanwhile: games,
    brokenDownloads: downloads,
    filesLeftOpen: openFiles(server.pid!, join(folder, LARGE)),
    pingOfOthersMs: { p50: waits[Math.floor(waits.length / 2)], max: waits.at(-1) },
  }),
);
await server.end('SIGKILL');
rmSync(folder, { recursive: true, force: true });
process.exit(worked.length === 0 ? 0 : 1);

/** A few at a time. Afterwards the server gets a moment to notice the last ones. */
async function breakDownloads(): Promise<void> {
  for (let count = 0; count < downloads; count += VANDALS)
    await Promise.all(Array.from({ length: VANDALS }, () => breakOff(`${server.origin}/${LARGE}`, 'br')));
  await new Promise(resolve => setTimeout(resolve, 1000));
}

/** Until the server has refused so many more. Each vandal is sent away now and then and comes back. */
async function vandalise(count: number): Promise<void> {
  const goal = (await refusals()) + count;
  const vandals = await Promise.all(
    Array.from({ length: VANDALS }, () => PlayerClient.connected(server.origin)),
  );
  while ((await refusals()) < goal) {
    for (const vandal of vandals) {
      for (let step = 0; step < AT_ONCE; step++) if (vandal.sendText(junk())) sent++;
    }
    await vandals[0]!.connected;
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  for (const vandal of vandals) vandal.close();
}

/** Random bytes, random text, a valid message cut short, or one with a wrong part. */
function junk(): string | Buffer {
  const length = random.below(300);
  switch (random.below(4)) {
    case 0:
      return Buffer.from(Array.from({ length }, () => random.below(256)));
    case 1:
      return String.fromCharCode(...Array.from({ length }, () => 32 + random.below(1000)));
    case 2:
      return valid.slice(0, random.below(valid.length));
    default:
      return valid.replace('5', String.fromCharCode(34 + random.below(80)));
  }
}

/** Game after game until the vandals are through. */
async function playOthers(): Promise<number> {
  let played = 0;
  for (; !isOver; played++) {
    const [one, other] = [
      await PlayerClient.connected(server.origin),
      await PlayerClient.connected(server.origin),
    ];
    const table = await openForTwo(one, other);
    const game = Promise.all([playOn(one, table), playOn(other, table)]);
    const start = performance.now();
    await one.request({ type: 'ping' });
    waits.push(Math.round(performance.now() - start));
    await game;
    one.close();
    other.close();
  }
  return played;
}

/** As the server counts them. After 50 bad messages in a row it hangs up; what it was sent behind those is not counted. */
async function refusals(): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  const counts = text.matchAll(/^kingdomino_commands_total\{type="none",[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

function memory(): number {
  return Math.round(megabytesOf([server.pid!]));
}
