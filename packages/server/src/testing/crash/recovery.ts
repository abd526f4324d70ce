/** How soon everything works again after a fault: moves that were owed an answer, and `/readyz`. */

import type { Acknowledged } from './crash-move.ts';
import type { CrashTable } from './crash-table.ts';
import type { CrashWorld } from './crash-world.ts';
import { type Inflicted, isReady, pause } from './faults.ts';

/** Milliseconds within which it shall. */
export const SOON = 2000;
/** What is waited for longer is not waited for any more; it is known from the moves. */
const PATIENCE = 4000;
const LOOK = 50;

export interface Recovery {
  /** Moves that had been sent when a fault ended and were not answered yet. */
  readonly owed: number;
  /** Of these: answered later than two seconds after the fault. */
  readonly late: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Resolves when no answer is owed any more, and how long `/readyz` took to say so at all processes. */
export async function settle(
  world: CrashWorld,
  tables: readonly CrashTable[],
  healedAt: number,
): Promise<number> {
  const isOwed = () => tables.some(({ owed }) => [...owed].some(sentAt => sentAt <= healedAt));
  const readyAt = allReady(world);
  while (isOwed() && performance.now() - healedAt < PATIENCE) await pause(LOOK);
  return (await readyAt) - healedAt;
}

async function allReady({ servers }: CrashWorld): Promise<number> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const answers = await Promise.all(servers.map(isReady));
    if (answers.every(Boolean)) break;
    await pause(LOOK);
  }
  return performance.now();
}

/**
 * Of moves whose player had no trouble of its own. What the next fault held up as well says nothing, unless it was late
 * by then: it counts up to there.
 */
export function recoveryOf(
  inflicted: readonly Inflicted[],
  tables: readonly CrashTable[],
  hasOwnTrouble: (move: Acknowledged) => boolean,
): Recovery {
  const moves = tables.flatMap(({ acknowledged }) => acknowledged).filter(move => !hasOwnTrouble(move));
  const waits = inflicted.flatMap(({ healedAt }, index) => {
    const next = inflicted[index + 1]?.beganAt ?? Number.POSITIVE_INFINITY;
    const isMeasured = ({ doneAt }: Acknowledged) => doneAt <= next || next >= healedAt + SOON;
    return moves
      .filter(({ sentAt, doneAt }) => sentAt <= healedAt && doneAt > healedAt)
      .filter(isMeasured)
      .map(({ doneAt }) => Math.round(Math.min(doneAt, next) - healedAt));
  });
  waits.sort((one, other) => one - other);
  const at = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? 0;
  const late = waits.filter(wait => wait > SOON).length;
  return { owed: waits.length, late, p50: at(0.5), p99: at(0.99), max: at(1) };
}
