/**
 * Real clients play many tables with short clocks while faults happen at random moments. Afterwards the store is asked
 * what became of every move that was acknowledged, and what everybody paid for it.
 */
import { loadavg } from 'node:os';
import { Random } from '@kingdomino/rules';
import type { Span } from './clock-charges.ts';
import type { Acknowledged } from './crash-move.ts';
import { CrashTable } from './crash-table.ts';
import { CrashWorld, type WorldPlan } from './crash-world.ts';
import { type CrashFindings, examine } from './examination.ts';
import { type FaultName, type Inflicted, inflict, pause } from './faults.ts';
import { IdleTables } from './idle-tables.ts';
import { NetworkFaults } from './network-faults.ts';
import { type Recovery, recoveryOf, SOON, settle } from './recovery.ts';
import { Stalls } from './stalls.ts';

export interface CrashPlan extends WorldPlan {
  readonly kinds: readonly FaultName[];
  /** To servers, database and disk; what happens to players' lines and commands comes on top. */
  readonly faults: number;
  /** Played at the same time; each is followed by another until the faults are over. */
  readonly tables: number;
}

export interface CrashReport extends CrashFindings {
  /** By name, those on players' lines included. */
  readonly faults: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** How many processes wanted to run at the end, about: what others do on the machine makes everything later. */
  readonly load: number;
  /** Times that a process called itself ready although its store had been away for two seconds. */
  readonly lies: number;
  /** Of how many faults it was waited for that all processes are ready again, how many took over two seconds, the longest. */
  readonly readiness: { readonly asked: number; readonly late: number; readonly max: number };
  readonly recovery: Recovery;
  /** Added to tables at which nobody moved: none should be. */
  readonly idleEvents: number;
}

/** Tables at which nobody moves. */
const IDLE = 3;
/** One of so many faults comes while everything recovers from the one before. */
const HASTY = 4;

export async function crashRun(
  plan: CrashPlan,
  note: (text: string) => void = () => undefined,
): Promise<CrashReport> {
  const begun = performance.now();
  const world = await CrashWorld.build(plan);
  const lines = new NetworkFaults(world.doors, new Random(plan.seed + 1));
  const stalls = new Stalls();
  try {
    const idle = await IdleTables.open(world.origins, IDLE);
    const { tables, inflicted, readyAfter, failures } = await playThrough(plan, world, lines, note);
    note(`the faults are over; ${tables.length} tables were played`);
    idle.close();
    await world.endServers();
    const store = await world.openStore();
    const findings = await examine(store, tables, move => [...ownTroubles(lines, move), ...stalls.all]);
    const idleEvents = await idle.added(store);
    await store.close();
    if (findings.surprises.length + failures.length > 0) for (const text of world.complaints) note(text);
    return {
      faults: { ...countByName(inflicted), ...lines.counts },
      seconds: Math.round((performance.now() - begun) / 1000),
      load: Math.round(loadavg()[0]!),
      lies: inflicted.reduce((sum, { lies }) => sum + lies, 0),
      readiness: readinessOf(readyAfter),
      idleEvents,
      recovery: recoveryOf(inflicted, tables, move => hadOwnTrouble(lines, move)),
      ...findings,
      surprises: [...findings.surprises, ...failures],
    };
  } finally {
    lines.stop();
    stalls.stop();
    await world.tearDown();
  }
}

/** Every place plays game after game until the last fault; the games that are on then are finished. */
async function playThrough(
  plan: CrashPlan,
  world: CrashWorld,
  lines: NetworkFaults,
  note: (text: string) => void,
) {
  const tables: CrashTable[] = [];
  const failures: string[] = [];
  let isOver = false;
  const places = Array.from({ length: plan.tables }, async (_, place) => {
    for (let round = 0; round === 0 || !isOver; round++) {
      try {
        const table = await CrashTable.open(world.origins, place + round * plan.tables);
        tables.push(table);
        await table.play();
        table.close();
      } catch (error) {
        failures.push(String(error));
      }
    }
  });
  lines.start();
  const faults = await inflictAll(plan, world, tables, note);
  isOver = true;
  lines.stop();
  await Promise.all(places);
  return { tables, failures, ...faults };
}

async function inflictAll(
  { kinds, faults, seed }: CrashPlan,
  world: CrashWorld,
  tables: readonly CrashTable[],
  note: (text: string) => void,
) {
  const random = new Random(seed);
  const inflicted: Inflicted[] = [];
  const readyAfter: number[] = [];
  while (inflicted.length < faults) {
    await pause(random.below(500));
    const fault = await inflict(kinds[random.below(kinds.length)]!, world, random);
    inflicted.push(fault);
    if (random.below(HASTY) > 0) readyAfter.push(await settle(world, tables, fault.healedAt));
    if (inflicted.length % 25 === 0) note(`${inflicted.length} faults`);
  }
  return { inflicted, readyAfter };
}

/** What a player sends over HTTP goes over connections that nobody counts as its own: any may be meant. */
function ownTroubles({ all }: NetworkFaults, { command, ports }: Acknowledged): readonly Span[] {
  return command.startsWith('move-') ? all.filter(({ port }) => ports.has(port)) : all;
}

function hadOwnTrouble(lines: NetworkFaults, move: Acknowledged): boolean {
  return ownTroubles(lines, move).some(({ from, to }) => from < move.doneAt && to > move.sentAt);
}

function countByName(inflicted: readonly Inflicted[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name } of inflicted) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function readinessOf(waits: readonly number[]) {
  const late = waits.filter(wait => wait > SOON).length;
  return { asked: waits.length, late, max: Math.round(Math.max(0, ...waits)) };
}
