/**
 * Real clients play many tables with short clocks while faults happen at random moments. Afterwards the store is asked
 * what became of every move that was acknowledged, and what everybody paid for it.
 */
import { Random } from '@kingdomino/rules';
import { type CrashFindings, examine } from './crash-examination.ts';
import { type FaultName, type Inflicted, inflict, pause } from './crash-faults.ts';
import { CrashTable } from './crash-table.ts';
import { CrashWorld, type WorldPlan } from './crash-world.ts';

export interface CrashPlan extends WorldPlan {
  readonly kinds: readonly FaultName[];
  readonly faults: number;
  /** Played at the same time; each is followed by another until the faults are over. */
  readonly tables: number;
  readonly seed: number;
}

export interface CrashReport extends CrashFindings {
  readonly faults: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** Times that a process called itself ready although its store had been away for two seconds. */
  readonly lies: number;
  /** Milliseconds from a fault's end to the answers that were owed then: the usual, 99 of 100, and the longest. */
  readonly recovery: { readonly p50: number; readonly p99: number; readonly max: number };
}

export async function crashRun(
  plan: CrashPlan,
  note: (text: string) => void = () => undefined,
): Promise<CrashReport> {
  const begun = performance.now();
  const world = await CrashWorld.build(plan);
  try {
    const { tables, inflicted } = await playThrough(plan, world, note);
    note(`the faults are over; ${tables.length} tables were played`);
    await world.endServers();
    const store = await world.openStore();
    const findings = await examine(store, tables);
    await store.close();
    return {
      faults: countByName(inflicted),
      seconds: Math.round((performance.now() - begun) / 1000),
      lies: inflicted.reduce((sum, { lies }) => sum + lies, 0),
      recovery: recoveryOf(inflicted, tables),
      ...findings,
    };
  } finally {
    await world.tearDown();
  }
}

/** Every place plays game after game until the last fault; the games that are on then are finished. */
async function playThrough(plan: CrashPlan, world: CrashWorld, note: (text: string) => void) {
  const origins = world.servers.map(({ origin }) => origin);
  const tables: CrashTable[] = [];
  let isOver = false;
  const places = Array.from({ length: plan.tables }, async (_, place) => {
    for (let round = 0; round === 0 || !isOver; round++) {
      const table = await CrashTable.open(origins, place + round * plan.tables);
      tables.push(table);
      await table.play();
      table.close();
    }
  });
  const inflicted = await inflictAll(plan, world, note);
  isOver = true;
  await Promise.all(places);
  return { tables, inflicted };
}

async function inflictAll(
  { kinds, faults, seed }: CrashPlan,
  world: CrashWorld,
  note: (text: string) => void,
): Promise<Inflicted[]> {
  const random = new Random(seed);
  const inflicted: Inflicted[] = [];
  while (inflicted.length < faults) {
    await pause(100 + random.below(900));
    inflicted.push(await inflict(kinds[random.below(kinds.length)]!, world, random));
    if (inflicted.length % 25 === 0) note(`${inflicted.length} faults`);
  }
  return inflicted;
}

function countByName(inflicted: readonly Inflicted[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name } of inflicted) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Of the moves that had been sent when a fault ended and were not answered yet. */
function recoveryOf(inflicted: readonly Inflicted[], tables: readonly CrashTable[]) {
  const moves = tables.flatMap(({ acknowledged }) => acknowledged);
  const waits = inflicted
    .flatMap(({ healedAt }) =>
      moves
        .filter(({ sentAt, doneAt }) => sentAt <= healedAt && doneAt > healedAt)
        .map(({ doneAt }) => Math.round(doneAt - healedAt)),
    )
    .sort((one, other) => one - other);
  const at = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
