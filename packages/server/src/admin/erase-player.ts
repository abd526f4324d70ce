/** Erases players, in steps between which everybody else has their turn; what was begun is finished some day. */
import type { Erasure } from '../storage/retention/erasure.ts';
import type { Store } from '../storage/store.ts';

/** Tables in one step. */
const STEP = 10;
/** Erasures that are gone on with in one go. */
const MOST_PENDING = 100;

type Erasing = Pick<Store, 'beginErasure' | 'eraseStep' | 'pendingErasures'>;

/** Returns the tables from which the name was taken. Done again it finds nothing more to do. */
export async function eraseWhole(store: Erasing, erasure: Erasure, at = 0): Promise<string[]> {
  await store.beginErasure({ ...erasure, at });
  return finish(store, erasure.player);
}

/** Those that a process has begun that was ended; returns the tables that have changed. */
export async function resumeErasures(store: Erasing): Promise<string[]> {
  const tables: string[] = [];
  for (const player of await store.pendingErasures(MOST_PENDING))
    tables.push(...(await finish(store, player)));
  return tables;
}

async function finish(store: Erasing, player: string): Promise<string[]> {
  const tables: string[] = [];
  for (let isDone = false; !isDone; ) {
    const step = await store.eraseStep({ player, limit: STEP });
    tables.push(...step.tables);
    isDone = step.isDone;
  }
  return tables;
}
