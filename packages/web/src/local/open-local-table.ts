/** Opens a table on this device. Apart from `local-table.ts`, because the first screen opens none. */
import type { CommandRefusal } from '@kingdomino/protocol';
import { commitmentTo, ok, type Result } from '@kingdomino/rules';
import { decide, Table, type TableCommand, type Terms } from '@kingdomino/table';
import { newSalt } from '../table-source/salt.ts';
import { playerOf } from './local-table.ts';

/** Everybody is ready, so the game has begun; nothing is dealt. */
export function openLocalTable(terms: Terms, seed: Uint8Array, at: number): Result<Table, CommandRefusal> {
  const table = new Table();
  const commands: TableCommand[] = [{ type: 'open', terms, commitment: commitmentTo(seed) }];
  // the salts of a shared deal are there already
  const people = terms.sharedDeal ? [] : terms.seats.map(playerOf);
  for (const player of people) if (player) commands.push({ type: 'ready', by: player, salt: newSalt() });
  for (const command of commands) {
    const decision = decide(table, command, at);
    if (!decision.ok) return decision;
    table.append(...decision.value);
  }
  return ok(table);
}
