/** Tables at the moments that tests need. */
import type { EventOf, Player } from '@kingdomino/protocol';
import { commitmentTo, type Seat } from '@kingdomino/rules';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import type { TableCommand, Terms } from '../command.ts';
import { decide } from '../decide/decide.ts';
import { isDealDue } from '../decide/decide-deal.ts';
import { Table } from '../table.ts';

export const ann: Player = { id: 'ann', name: 'Ann' };
export const bob: Player = { id: 'bob', name: 'Bob' };
export const eve: Player = { id: 'eve', name: 'Eve' };
export const SEED = sha256(utf8('a table for tests'));

/** Ann has opened a table for two and sits at it. Its first picks reveal nothing, so that they can be taken back. */
export const TERMS: Terms = {
  game: 'kingdomino',
  options: { players: 2, balancedOpening: true },
  seats: [{ kind: 'person', player: ann }, { kind: 'open' }],
  clock: { kind: 'turn', seconds: 30 },
  absence: { kind: 'bot', level: 'knight' },
  undo: true,
  visibility: 'public',
  by: ann,
};

export const OPENED: EventOf<'opened'> = {
  type: 'opened',
  at: 1000,
  format: 'kingdomino-table/1',
  ...TERMS,
  commitment: commitmentTo(SEED),
};

export const openTable = (change: Partial<Terms> = {}): Table => Table.from([{ ...OPENED, ...change }]);

/** Does what a command comes to; throws the refusal. */
export function doIt(table: Table, command: TableCommand, at = table.changedAt): Table {
  const decision = decide(table, command, at);
  if (!decision.ok) throw new Error(`${command.type}: ${decision.error.code}, ${decision.error.text}`);
  table.append(...decision.value);
  return table;
}

/** Deals and rolls until somebody is to act, or to the end. */
export function deal(table: Table, at = table.changedAt): Table {
  while (isDealDue(table)) doIt(table, { type: 'deal', seed: SEED }, at);
  return table;
}

/** Both sit and are ready, and the first line lies on the table since 3000. */
export function begunTable(change: Partial<Terms> = {}): Table {
  const table = doIt(openTable(change), { type: 'sit', by: bob, salt: 'salt-of-bob' }, 2000);
  return deal(doIt(table, { type: 'ready', by: ann, salt: 'salt-of-ann' }, 3000));
}

export const playerToAct = (table: Table): Player => (table.toAct === 0 ? ann : bob);
export const otherPlayer = (table: Table): Player => (table.toAct === 0 ? bob : ann);

/** The first legal move. */
export function someMove({ game, state }: Table): string {
  return game.format(game.moveAt(state, 0));
}

/** Whoever is to act makes the first move there is. */
export function moveOn(table: Table, at = table.changedAt): Table {
  const { version, botToAct: level } = table;
  const move = someMove(table);
  const command: TableCommand =
    level === undefined
      ? { type: 'move', by: playerToAct(table), move, version }
      : { type: 'bot', level, move, version };
  return deal(doIt(table, command, at), at);
}

export function playToEnd(table: Table): Table {
  while (table.status === 'playing') moveOn(table);
  return table;
}

/** A seat runs out of its time; a bot makes its move. */
export function runOut(table: Table, seat: Seat): Table {
  while (table.toAct !== seat) moveOn(table);
  return moveOn(doIt(table, { type: 'due' }, table.clocks(0).deadline));
}
