/** Makes a new table: its id, its seed and its first events, as they are stored. */
import type { CommandRefusal } from '@kingdomino/protocol';
import { commitmentTo, ok, type Result } from '@kingdomino/rules';
import { fromHex, toHex } from '@kingdomino/rules/hashing';
import { decide, Table, type Terms } from '@kingdomino/table';
import { type Ports, randomId } from '../ports.ts';
import type { NewTable } from '../storage/tables/event-store.ts';
import { dealOn } from './dealing.ts';
import { storedState } from './table-summary.ts';

const SEED_BYTES = 32;
const ID_BYTES = 12;

/** What a table is made of before anybody sits there. */
export interface Draw {
  readonly id: string;
  readonly seed: Uint8Array;
}

export function drawTable(ports: Ports): Draw {
  return { seed: drawSeed(ports), id: randomId(ports, ID_BYTES) };
}

export function drawSeed(ports: Ports): Uint8Array {
  return ports.randomBytes(SEED_BYTES);
}

/** A seed as the store keeps it. */
export function seedBytes(hex: string): Uint8Array {
  const bytes = fromHex(hex);
  if (!bytes) throw new Error('a stored seed is hexadecimal');
  return bytes;
}

/** Its seed goes into the store and nowhere else. */
export function openTable(
  terms: Terms,
  command: string,
  ports: Ports,
  { id, seed }: Draw = drawTable(ports),
): Result<NewTable, CommandRefusal> {
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
    ...(terms.sharedDeal ? { deal: terms.sharedDeal.deal } : {}),
    ...(terms.club === undefined ? {} : { club: terms.club }),
    ...(terms.clock.kind === 'days' ? {} : { attendedAt: at }),
    events: table.events.map(event => ({ body: JSON.stringify(event) })),
  });
}
