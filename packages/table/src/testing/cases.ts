/** Commands at tables and what they come to: for tests that go through all of them. */
import type { CommandRefusal } from '@kingdomino/protocol';
import type { TableCommand } from '../command.ts';
import { decide } from '../decide/decide.ts';
import { PATIENCE } from '../game-clock.ts';
import * as refusals from '../refusals.ts';
import { Table } from '../table.ts';
import {
  ann,
  begunTable,
  bob,
  doIt,
  openTable,
  otherPlayer,
  playerToAct,
  playToEnd,
  TERMS,
} from './tables.ts';

/** What, the table, the command, the reason why not or the types of the events, and when if not at once. */
export type Case = readonly [
  what: string,
  table: Table,
  command: TableCommand,
  comesTo: CommandRefusal | readonly string[],
  at?: number,
];

const said = new Set<string>();

/** The refusal, or the types of the events. Throws where deciding changed the table, or an event has another time. */
export function decisionOf([, table, command, , at = table.changedAt]: Case): Case[3] {
  const before = JSON.stringify(table.events);
  const decision = decide(table, command, at);
  if (JSON.stringify(table.events) !== before) throw new Error('deciding changed the table');
  if (!decision.ok) {
    said.add(decision.error.text);
    return decision.error;
  }
  if (decision.value.some(event => event.at !== at)) throw new Error('an event has another time');
  return decision.value.map(({ type }) => type);
}

/** The sentences of refusals.ts that a source file names, but no case so far came to. */
export function sentencesWithoutCase(source: string): string[] {
  return Object.entries(refusals)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(source))
    .flatMap(([, refusal]) => ('text' in refusal && !said.has(refusal.text) ? [refusal.text] : []));
}

export const salt = 'saltsalt';
export const withoutClock = { clock: { kind: 'none' } } as const;
export const forfeits = { absence: { kind: 'forfeit' } } as const;

export const full = () => doIt(openTable(), { type: 'sit', by: bob, salt });
export const closed = () => doIt(openTable(), { type: 'close', by: ann });
export const over = () => playToEnd(begunTable());
export const left = (change = {}) => {
  const table = begunTable(change);
  return doIt(table, { type: 'leave', by: playerToAct(table) });
};
export const timedOut = () => doIt(begunTable(), { type: 'due' }, 33_000);
export const called = () => {
  const table = begunTable(withoutClock);
  return doIt(table, { type: 'call', by: otherPlayer(table) }, 3000 + PATIENCE);
};
export const bots = (level: 'knight' | 'duke' = 'knight') => [
  { kind: 'bot' as const, level },
  { kind: 'bot' as const, level },
];
export const botTable = () =>
  doIt(new Table(), { type: 'open', terms: { ...TERMS, seats: bots() }, commitment: 'c' });
export const open = (terms: Partial<typeof TERMS> = {}) =>
  ({ type: 'open', terms: { ...TERMS, ...terms }, commitment: 'c' }) as const;
