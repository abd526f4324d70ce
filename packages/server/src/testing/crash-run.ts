/**
 * Real clients play many tables while server processes are killed at random moments. Afterwards the store is asked
 * what became of every move that was acknowledged.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@kingdomino/rules';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { type CrashFindings, examine } from './crash-examination.ts';
import { CrashTable } from './crash-table.ts';
import { freePort } from './free-port.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { ServerProcess } from './server-process.ts';

export interface CrashPlan {
  readonly store: 'sqlite' | 'postgres';
  readonly processes: number;
  readonly kills: number;
  /** Played at the same time; each is followed by another until the killing is over. */
  readonly tables: number;
  readonly seed: number;
  /** Also restart PostgreSQL itself so many times. */
  readonly databaseRestarts?: number;
}

export interface CrashReport extends CrashFindings {
  readonly kills: number;
  readonly databaseRestarts: number;
  readonly seconds: number;
}

const SETTINGS = {
  BOT_PACE_MS: '0',
  RATE_PER_CONNECTION: '100000',
  RATE_PER_PLAYER: '100000',
  RATE_PER_ADDRESS: '100000',
  GUESTS_PER_ADDRESS: '100000',
  MAX_OPEN_TABLES_PER_PLAYER: '100000',
  MAX_BOT_TABLES_PER_PLAYER: '100000',
  MAX_SOCKETS_PER_ADDRESS: '100000',
  MAX_TABLES_PER_PLAYER: '1000',
  BOT_THREADS: '1',
};

export async function crashRun(
  plan: CrashPlan,
  note: (text: string) => void = () => undefined,
): Promise<CrashReport> {
  const begun = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-crash-'));
  const postgres = plan.store === 'postgres' ? await startPostgres() : undefined;
  const place = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder };
  const ports = await Promise.all(Array.from({ length: plan.processes }, freePort));
  const servers = ports.map(port => new ServerProcess(port, { ...SETTINGS, ...place }));
  try {
    for (const server of servers) await server.start();
    const tables = await playWhileKilling(plan, servers, postgres, note);
    note(`killing is over; ${tables.length} tables were played`);
    for (const server of servers) await server.end('SIGTERM');
    const store = await openStore(folder, postgres);
    const findings = await examine(store, tables);
    await store.close();
    const seconds = (Date.now() - begun) / 1000;
    return {
      kills: plan.kills,
      databaseRestarts: Math.min(plan.kills, plan.databaseRestarts ?? 0),
      seconds,
      ...findings,
    };
  } finally {
    for (const server of servers) await server.end('SIGKILL');
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every seat of the hall plays game after game until the last kill; the games that are on then are finished. */
async function playWhileKilling(
  plan: CrashPlan,
  servers: readonly ServerProcess[],
  postgres: TestPostgres | undefined,
  note: (text: string) => void,
): Promise<CrashTable[]> {
  const origins = servers.map(({ origin }) => origin);
  const played: CrashTable[] = [];
  let isKilling = true;
  const hall = Array.from({ length: plan.tables }, async (_, place) => {
    for (let round = 0; round === 0 || isKilling; round++) {
      const table = await CrashTable.open(origins, place + round * plan.tables);
      played.push(table);
      await table.play();
    }
  });
  await kill(plan, servers, postgres, note);
  isKilling = false;
  await Promise.all(hall);
  for (const table of played) table.close();
  return played;
}

async function kill(
  plan: CrashPlan,
  servers: readonly ServerProcess[],
  postgres: TestPostgres | undefined,
  note: (text: string) => void,
): Promise<void> {
  const random = new Random(plan.seed);
  const restarts = plan.databaseRestarts ?? 0;
  for (let done = 0; done < plan.kills; done++) {
    await pause(100 + random.below(900));
    const victim = servers[random.below(servers.length)]!;
    await victim.end('SIGKILL');
    if (postgres && done < restarts) await postgres.restart();
    await pause(random.below(200));
    await victim.start();
    if ((done + 1) % 10 === 0) note(`${done + 1} kills`);
  }
}

async function openStore(folder: string, postgres: TestPostgres | undefined): Promise<Store> {
  return postgres
    ? openPostgresStore({ url: postgres.url, connections: 2, onError: () => undefined })
    : openSqliteStore(join(folder, 'kingdomino.db'));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
