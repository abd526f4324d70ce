/**
 * `npm run bench:costs -- [rated games, 100000] [part of a name]`: what each request and command costs at its worst, on a
 * full store, in milliseconds of the main thread and of the store's. Writes docs/measurements/costs.md unless only
 * some are asked for, and fails when one is above its bar or dearer than it is charged.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import { COMMAND_COSTS, ROUTE_COSTS, UNIT } from '../limits/costs.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import {
  addFillers,
  addTables,
  coolDown,
  fillDatabase,
  SECOND,
  tokenOf,
} from '../testing/costs/full-world.ts';
import { WORST_COMMANDS, WORST_REQUESTS, type WorstCase } from '../testing/costs/worst-cases.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { pass, startTestServer } from '../testing/test-server.ts';
import { openBenchDatabase } from './bench-database.ts';

/** Milliseconds of the main thread, and of the store's. */
const BARS = { main: 5, store: 20 };
const TIMES = 9;
/** Times before, which compile what is measured. */
const WARM = 2;

interface Cost {
  readonly name: string;
  readonly what: string;
  readonly status: number;
  readonly main: number;
  readonly store: number;
  readonly bytes: number;
  readonly charged: number;
}

const games = Number(process.argv[2] ?? 100_000);
const only = process.argv[3]?.toLowerCase();
const isAsked = (name: string) => only === undefined || name.toLowerCase().includes(only);
const fullness = { players: 10_000, games, daily: 100_000, waiting: 10_000, open: 40_000, edits: 499 };
const folder = mkdtempSync(join(tmpdir(), 'kingdomino-costs-'));
const file = join(folder, 'kingdomino.db');
await (await openSqliteStore(file)).close();
const db = openBenchDatabase({ file });
await fillDatabase(db, fullness);
await db.destroy();
let thread: Worker | undefined;
const store = await openSqliteStore(file, {
  onThread: worker => {
    thread = worker;
  },
});
await addTables(store, fullness);
await addFillers(store);
const ports = new FakePorts();
const host = await startTestServer({ store, ports, settings: { TABLES_IN_MEMORY: '10' } });
const costs: Cost[] = [];
for (const [name, cases] of Object.entries(WORST_REQUESTS).filter(([name]) => isAsked(name)))
  for (const each of cases) costs.push(await measure(name, each.url, each, ROUTE_COSTS[name] ?? 0));
for (const [type, cases] of Object.entries(WORST_COMMANDS).filter(([type]) => isAsked(type)))
  for (const fields of cases) {
    const command = { ...fields, type, id: 'c' };
    const asked = { as: SECOND, method: 'POST', url: '/api/commands', payload: command } as const;
    costs.push(
      await measure(
        type,
        JSON.stringify(fields).slice(0, 60),
        asked,
        ROUTE_COSTS.sendCommand! + COMMAND_COSTS[type as 'ping'],
      ),
    );
  }
const above = costs.filter(({ main, store: held }) => main > BARS.main || held > BARS.store);
const undercharged = costs.filter(({ main, store: held, charged }) => main + held > charged * UNIT);
if (only === undefined)
  writeFileSync(new URL('../../../../docs/measurements/costs.md', import.meta.url), page());
else for (const cost of costs) console.log(line(cost));
for (const cost of above) console.log('above its bar:', line(cost));
for (const cost of undercharged) console.log('dearer than charged:', line(cost));
await host.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(above.length + undercharged.length > 0 ? 1 : 0);

/** The least of some times, as other work on the machine only adds; each at tables that are not in memory. */
async function measure(name: string, what: string, asked: WorstCase, charged: number): Promise<Cost> {
  const { as, method = 'GET', url, payload } = asked;
  const headers = as ? { authorization: `Bearer ${tokenOf(as)}` } : {};
  const mains: number[] = [];
  const helds: number[] = [];
  let [status, bytes] = [0, 0];
  for (let time = -WARM; time < TIMES; time++) {
    await coolDown(host.server.app);
    await pass(host, ports, 3000);
    const main = performance.eventLoopUtilization();
    const held = thread!.performance.eventLoopUtilization();
    const own = payload && { ...payload, ...('id' in payload && { id: `c${name}${time}` }) };
    const answer = await host.server.app.inject({ method, url, headers, ...(own && { payload: own }) });
    if (time >= 0) {
      mains.push(active(performance.eventLoopUtilization(main)));
      helds.push(active(thread!.performance.eventLoopUtilization(held)));
    }
    [status, bytes] = [answer.statusCode, answer.rawPayload.length];
  }
  return { name, what, status, main: Math.min(...mains), store: Math.min(...helds), bytes, charged };
}

function active({ active: milliseconds }: EventLoopUtilization): number {
  return milliseconds;
}

function line({ name, what, status, main, store: held, bytes, charged }: Cost): string {
  const cells = [
    name,
    `\`${what.replaceAll('|', '/')}\``,
    status,
    main.toFixed(2),
    held.toFixed(2),
    bytes,
    charged,
  ];
  return `| ${cells.join(' | ')} |`;
}

function page(): string {
  const { players, daily, waiting, open } = fullness;
  return `# Costs: what each request and command takes at its worst

${new Date().toISOString().slice(0, 10)}, \`npm run bench:costs\`, Node ${process.versions.node}, SQLite: ${games} rated games of
${players} players in the archives, ${daily} results of the day, ${waiting} who wait, ${open} unfinished tables; a study of 499 edits
sixty branches deep, a position of Duel with 2,337 moves, tables not in memory. Least of ${TIMES}, in milliseconds of
the main thread (bar: ${BARS.main}) and of the store's (bar: ${BARS.store}). Charged are units of ${UNIT} ms, of which an address has 200 a
second: 5 % of a core. The table of costs in code is \`limits/costs.ts\`.

| what | asked | status | main thread | store | bytes | charged |
| ---- | ----- | ------ | ----------- | ----- | ----- | ------- |
${costs.map(line).join('\n')}
`;
}
