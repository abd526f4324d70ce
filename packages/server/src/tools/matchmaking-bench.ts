/**
 * `npm run bench:matchmaking [players, 500] [hours, 4] [queue]`: how long simulated players wait and for whom, by mode; what
 * commands cost a store in which ten thousand wait; then, without `queue`, how soon two who wait at a real server are
 * brought together, on SQLite, and on PostgreSQL by two processes.
 */
import { type Answer, RATED_MODES } from '@kingdomino/protocol';
import { postgresPubSub } from '../pubsub/postgres-connection.ts';
import { ReconnectingPubSub } from '../pubsub/reconnecting-pubsub.ts';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { missingPostgres, startPostgres } from '../testing/processes/postgres.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type SimulatedWaits, simulateMatchmaking } from './matchmaking-simulation.ts';
import { measureQueue } from './queue-bench.ts';

const players = Number(process.argv[2] ?? 500);
const hours = Number(process.argv[3] ?? 4);
const MINUTE = 60_000;
const PAIRS = 50;

for (const [name, rest] of [
  ['busy: half of them wait or play', 10 * MINUTE],
  ['quiet: one in ten', 90 * MINUTE],
] as const) {
  console.log(`\n${players} players, ${hours} hours, ${name}`);
  show(simulateMatchmaking({ players, hours, rest, seed: 17 }));
}
console.log('\n| store, ten thousand wait | command | median ms | 95 % | most |');
const isWithin = await measureQueue();
if (process.argv[4] !== 'queue') await measureServers();
process.exit(isWithin ? 0 : 1);

function show({ paired, left, longest, most }: SimulatedWaits): void {
  console.log('| mode | players seated | median wait | 95 % | longest | median gap | 95 % |');
  console.log('| ---- | -------------- | ----------- | ---- | ------- | ---------- | ---- |');
  for (const mode of [...RATED_MODES, 'all'] as const) {
    const of = paired.filter(one => mode === 'all' || one.mode === mode);
    const waits = of.map(({ waited }) => waited / 1000).sort((a, b) => a - b);
    const gaps = of.map(({ gap }) => gap).sort((a, b) => a - b);
    const cells = [of.length, at(waits, 0.5), at(waits, 0.95), at(waits, 1), at(gaps, 0.5), at(gaps, 0.95)];
    console.log(`| ${mode} | ${cells.map(Math.round).join(' | ')} |`);
  }
  const longestLeft = Math.max(0, ...left) / 1000;
  console.log(
    `${left.length} wait at the end, the longest for ${longestLeft} s; at most ${most} waited at once,`,
  );
  console.log(`and the longest look took ${longest.toFixed(1)} ms`);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

async function measureServers(): Promise<void> {
  const alone = await startTestServer();
  await measure('SQLite, one process', alone, alone);
  await alone.stop();
  const missing = missingPostgres();
  if (missing) return console.log(`no PostgreSQL: ${missing}`);
  const postgres = await startPostgres();
  const start = async (name: string) => {
    const pubsub = new ReconnectingPubSub(postgresPubSub(postgres.url), name, () => undefined);
    const store = await openPostgresStore({ url: postgres.url, connections: 5, onError: () => undefined });
    await pubsub.open();
    return startTestServer({ store, pubsub });
  };
  const [east, west] = [await start('east'), await start('west')];
  await measure('PostgreSQL, two processes', east, west);
  await Promise.all([east.stop(), west.stop()]);
  await postgres.stop();
}

/** From the second player's wait until both are asked; from the second yes until both know their table. */
async function measure(name: string, east: TestServer, west: TestServer): Promise<void> {
  const [asked, seated]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair++) {
    const both = [await east.player(), await west.player()] as [PlayerClient, PlayerClient];
    const wish = { type: 'wait', modes: ['two' as const], stakes: 'casual' } as const;
    await both[0].request({ ...wish, modes: [...wish.modes] });
    const offered = hears(both[0], 'offered');
    let begun = performance.now();
    const answer = await both[1].request({ ...wish, modes: [...wish.modes] });
    await offered;
    asked.push(performance.now() - begun);
    const offer = answer.type === 'waiting' ? (answer.offer?.id ?? '') : '';
    await both[0].request({ type: 'answerOffer', offer, accept: true });
    const placed = hears(both[0], 'seated');
    begun = performance.now();
    await both[1].request({ type: 'answerOffer', offer, accept: true });
    await placed;
    seated.push(performance.now() - begun);
    for (const player of both) player.close();
  }
  for (const [what, times] of [
    ['asked', asked],
    ['seated', seated],
  ] as const) {
    times.sort((a, b) => a - b);
    const figures = [at(times, 0.5), at(times, 0.95), at(times, 1)].map(time => `${time.toFixed(0)} ms`);
    console.log(`${name}, both ${what}: ${figures.join(', ')} (median, 95 %, longest of ${PAIRS})`);
  }
}

function hears(player: PlayerClient, state: string): Promise<void> {
  return new Promise(resolve => {
    player.onOther = (answer: Answer) => answer.type === 'waiting' && answer.state === state && resolve();
  });
}
