/** Who is gone is not waited for to the end of a long clock; who is slow, or cut off by us, is. */
import { expect, test } from 'vitest';
import type { Terms } from '../command.ts';
import type { Table } from '../table.ts';
import {
  ann,
  begunTable,
  bob,
  deal,
  doIt,
  eve,
  moveOn,
  otherPlayer,
  playerToAct,
} from '../testing/tables.ts';
import { decide } from './decide.ts';

const MINUTE = 60_000;
/** A long clock, and who is away has lost. */
const LONG: Partial<Terms> = {
  clock: { kind: 'game', seconds: 600, increment: 0 },
  absence: { kind: 'forfeit' },
};
/** A quarter of the clock. */
const WAIT = 150_000;
/** The first line lies since then. */
const BEGUN = 3000;

const claim = (table: Table, at: number, absentSince?: number) =>
  decide(
    table,
    {
      type: 'claim',
      by: otherPlayer(table),
      seat: table.toAct!,
      ...(absentSince === undefined ? {} : { absentSince }),
    },
    at,
  );
const code = (table: Table, at: number, absentSince?: number) => {
  const decision = claim(table, at, absentSince);
  return decision.ok ? 'ok' : decision.error.code;
};

test('who is gone and waited for has lost after a while: last, like somebody who left', () => {
  const table = begunTable(LONG);
  expect(code(table, BEGUN + WAIT - 1, 0)).toBe('too-early');
  // not there since a later moment, or there
  expect(code(table, BEGUN + WAIT, 5000)).toBe('too-early');
  expect(code(table, BEGUN + WAIT)).toBe('not-allowed');
  const [gone, stayed] = [table.toAct!, 1 - table.toAct!];
  const decision = claim(table, BEGUN + WAIT, 0);
  if (!decision.ok) throw new Error(decision.error.text);
  table.append(...decision.value);
  expect(deal(table).ended).toMatchObject({ reason: 'forfeit', ranking: [[stayed], [gone]] });
  expect(table.events.map(({ type }) => type).slice(-3)).toEqual(['claimed', 'forfeited', 'ended']);
});

test('our own outages are nobody’s absence, and a pause is none', () => {
  const table = begunTable(LONG);
  doIt(table, { type: 'pause', from: 10_000, to: 70_000 }, 80_000);
  expect(code(table, BEGUN + WAIT, 0)).toBe('too-early');
  expect(code(table, BEGUN + WAIT + MINUTE, 0)).toBe('ok');
  doIt(table, { type: 'propose', by: ann, what: 'pause' }, 90_000);
  doIt(table, { type: 'answer', by: bob, what: 'pause', agrees: true }, 90_000);
  expect(code(table, 10 * MINUTE, 0)).toBe('not-allowed');
  doIt(table, { type: 'resume', by: ann }, 10 * MINUTE);
  expect(code(table, 10 * MINUTE + 1, 0)).toBe('too-early');
});

test('a short clock decides first, and a longer one gives more time to come back', () => {
  const short = begunTable({ ...LONG, clock: { kind: 'turn', seconds: 60 } });
  const { deadline } = short.clocks(BEGUN);
  expect(code(short, deadline!, 0)).toBe('too-early');
  const hour = begunTable({ ...LONG, clock: { kind: 'turn', seconds: 3600 } });
  expect(hour.claimableFrom(hour.toAct!, 0)).toBe(BEGUN + 15 * MINUTE);
});

test('where a bot steps in, it does; if the player stays away the seat is last', () => {
  const table = begunTable({ ...LONG, absence: { kind: 'bot', level: 'squire' } });
  const [goner, stayer] = [playerToAct(table), otherPlayer(table)];
  const gone = table.toAct!;
  const by = { type: 'claim', by: stayer, seat: gone, absentSince: 0 } as const;
  doIt(table, by, BEGUN + WAIT);
  expect(table.seats[gone]).toMatchObject({ substitute: 'squire' });
  expect(table.canReturn(gone)).toBe(true);
  const since = table.changedAt;
  moveOn(table);
  expect(decide(table, by, since + 5 * MINUTE - 1)).toMatchObject({ error: { code: 'too-early' } });
  doIt(table, by, since + 5 * MINUTE);
  expect(deal(table).ended?.ranking).toEqual([[1 - gone], [gone]]);
  expect(decide(table, { type: 'takeBack', by: goner }, table.changedAt).ok).toBe(false);
});

test('nobody is claimed who is not waited for, at clocks of days, without a clock, or on one device', () => {
  const never: readonly Partial<Terms>[] = [
    { ...LONG, clock: { kind: 'days', days: 1 } },
    { ...LONG, clock: { kind: 'none' } },
    { ...LONG, visibility: 'device' },
  ];
  for (const terms of never) expect(code(begunTable(terms), 10 * 24 * 60 * MINUTE, 0)).toBe('not-allowed');
  const table = begunTable(LONG);
  const seat = 1 - table.toAct!;
  const later = 60 * MINUTE;
  const against = (by: typeof ann, at: number) =>
    decide(table, { type: 'claim', by, seat: at, absentSince: 0 }, later);
  expect(against(playerToAct(table), seat)).toMatchObject({ error: { code: 'not-allowed' } });
  expect(against(playerToAct(table), table.toAct!)).toMatchObject({ error: { code: 'not-allowed' } });
  expect(against(eve, table.toAct!)).toMatchObject({ error: { code: 'not-seated' } });
  const alone = doIt(begunTable({ absence: { kind: 'bot', level: 'squire' } }), { type: 'leave', by: bob });
  doIt(alone, { type: 'leave', by: ann });
  expect(decide(alone, { type: 'claim', by: ann, seat: 1, absentSince: 0 }, later)).toMatchObject({
    error: { code: 'not-your-turn' },
  });
});
