/**
 * `node packages/server/dist/tools/bot-bench.js [tables, 30] [moves, 40]`: how long a Squire takes to answer while one
 * guest lets Grandmasters play each other at many tables. The pause before a bot moves is not counted in.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMyTurnOrOver, open, someMove } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';

const tables = Number(process.argv[2] ?? 30);
const moves = Number(process.argv[3] ?? 40);
const folder = mkdtempSync(join(tmpdir(), 'kingdomino-bots-'));
const server = new ServerProcess(await freePort(), {
  DATA_DIR: folder,
  BOT_PACE_MS: '0',
  RATE_PER_CONNECTION: '100000',
  RATE_PER_PLAYER: '100000',
  RATE_PER_ADDRESS: '100000',
  MAX_TABLES_PER_PLAYER: '1000',
  MAX_BOT_TABLES_PER_PLAYER: '1000',
});
await server.start();
const [guest, ann] = [
  await PlayerClient.connected(server.origin),
  await PlayerClient.connected(server.origin),
];
const grandmaster = { kind: 'bot', level: 'grandmaster' } as const;
for (let table = 0; table < tables; table++)
  await open(guest, { seats: [grandmaster, grandmaster], visibility: 'link' });

const waits: number[] = [];
while (waits.length < moves) await playOne();
waits.sort((one, other) => one - other);
const at = (share: number) => Math.round(waits[Math.floor(share * (waits.length - 1))]!);
console.log(
  JSON.stringify({ tables, answers: waits.length, medianMs: at(0.5), p95Ms: at(0.95), mostMs: at(1) }),
);
await server.end('SIGKILL');
rmSync(folder, { recursive: true, force: true });
process.exit(0);

/** Every wait from her move until it is her turn again. */
async function playOne(): Promise<void> {
  const id = await open(ann, {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'squire' }],
    visibility: 'link',
  });
  await ann.request({ type: 'ready', table: id, salt: 'salt-of-ann' });
  for (;;) {
    const table = await ann.until(id, isMyTurnOrOver(ann));
    if (table.status !== 'playing') return;
    const { version } = table;
    await ann.request({ type: 'move', table: id, version, move: someMove(table, version) });
    const moved = await ann.until(id, online => online.version > version);
    const isSquires = moved.toAct !== undefined && moved.toAct !== moved.seatOf(ann.player.id);
    const start = performance.now();
    await ann.until(id, isMyTurnOrOver(ann));
    if (isSquires) waits.push(performance.now() - start);
  }
}
