/** Exports read thousands of tables: one at a time for each player, few in all, and each at a pace that leaves others theirs. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { RateLimits } from '../limits/rate-limits.ts';

const MOST_AT_ONCE = 20;

export class RunningExports {
  readonly #players = new Set<string>();

  /** Takes a place, before anything is waited for; returns the function that gives it back. */
  begin(player: string): (() => void) | undefined {
    if (this.#players.has(player) || this.#players.size >= MOST_AT_ONCE) return undefined;
    this.#players.add(player);
    return () => void this.#players.delete(player);
  }
}

const PAUSE = 100;

/** Waits until the next table may be read. */
export async function exportTurn(
  rates: Pick<RateLimits, 'takeExported'>,
  request: FastifyRequest,
): Promise<void> {
  while (!rates.takeExported(request)) await sleep(PAUSE);
}
