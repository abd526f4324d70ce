/** Opens a search of either game in a thread that simulates for another one, with all that it needs fetched. */
import { openDuelSimulations } from './duel/table-search/duel-simulations.ts';
import { openTableSimulations } from './kingdomino/table-search/table-simulations.ts';
import type { SharedTask, Simulations } from './search/task.ts';

/** Undefined where this thread cannot help. */
export function openSimulations(task: SharedTask): Promise<Simulations | undefined> {
  return task.game === 'kingdomino' ? openTableSimulations(task) : openDuelSimulations(task);
}
