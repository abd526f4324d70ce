/** A new table as it is stored. */
import type { CommandRefusal } from '@kingdomino/protocol';
import { commitmentTo, ok, type Result } from '@kingdomino/rules';
import { toHex } from '@kingdomino/rules/hashing';
import { decide, Table, type Terms } from '@kingdomino/table';
import { type Ports, randomId } from '../ports.ts';
import type { NewTable } from '../storage/table-operations.ts';
import { dealOn } from './dealing.ts';
import { storedState } from './summary.ts';

const SEED_BYTES = 32;
const ID_BYTES = 12;

/** Its seed is drawn here and goes nowhere else. */
export function openTable(terms: Terms, command: string, ports: Ports): Result<NewTable, CommandRefusal> {
  const seed = ports.randomBytes(SEED_BYTES);
  const id = randomId(ports, ID_BYTES);
  const at = ports.now();
  const table = new Table();
  const decision = decide(table, { type: 'open', terms, commitment: commitmentTo(seed) }, at);
  if (!decision.ok) return decision;
  table.append(...decision.value);
  dealOn(table, seed, at);
  return ok({
    ...storedState(id, table, table.events),
    id,
    game: terms.game,
    visibility: terms.visibility,
    openedBy: terms.by.id,
    command,
    seed: toHex(seed),
    ...(terms.clock.kind === 'days' ? {} : { attendedAt: at }),
    events: table.events.map(event => ({ body: JSON.stringify(event) })),
  });
}
