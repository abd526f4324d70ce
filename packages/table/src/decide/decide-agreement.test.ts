/** Breaking off, pausing and free text: only when all people agree, and never for ever. */
import type { Player } from '@kingdomino/protocol';
import { expect, test } from 'vitest';
import type { TableCommand, Terms } from '../command.ts';
import type { Table } from '../table.ts';
import {
  ann,
  begunTable,
  bob,
  deal,
  doIt,
  eve,
  moveOn,
  openTable,
  otherPlayer,
  playerToAct,
  someMove,
} from '../testing/tables.ts';
import { decide } from './decide.ts';
import { nextDue } from './decide-host.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function refusal(table: Table, command: TableCommand, at = table.changedAt): string | undefined {
  const decision = decide(table, command, at);
  return decision.ok ? undefined : decision.error.code;
}

const propose = (by: Player, what: 'abort' | 'pause') => ({ type: 'propose', by, what }) as const;
const answer = (by: Player, what: 'abort' | 'pause', agrees: boolean) =>
  ({ type: 'answer', by, what, agrees }) as const;

test('a game is broken off when all people agree, and counts nothing', () => {
  const table = doIt(begunTable(), propose(ann, 'abort'), 4000);
  expect(table.proposal(4000)).toEqual({ what: 'abort', by: 0, until: 124_000, agreed: [0] });
  expect(table.status).toBe('playing');
  doIt(table, answer(bob, 'abort', true), 5000);
  expect(table.status).toBe('closed');
  expect(table.ended).toBeUndefined();
  expect(table.events.at(-1)).toEqual({ type: 'closed', at: 5000, because: 'agreed' });
  expect(table.clocks(9000).running).toBeUndefined();
  expect(table.record().deal).toBeUndefined();
});

test('of strangers who were brought together one calls the game off before the second round, and it counts nothing', () => {
  const seats: Terms['seats'] = [
    { kind: 'person', player: ann },
    { kind: 'person', player: bob },
  ];
  const begun = (change: Partial<Terms> = {}) => {
    const table = openTable({ seats, visibility: 'public', ...change });
    for (const by of [ann, bob]) doIt(table, { type: 'ready', by, salt: 'salt-of-each' });
    return deal(table);
  };
  const paired = () => begun();
  const closed = { type: 'closed', at: 4000, because: 'called-off', seat: 1 };
  const table = doIt(paired(), propose(bob, 'abort'), 4000);
  expect([table.status, table.ended, table.events.at(-1)]).toEqual(['closed', undefined, closed]);
  // nobody pauses alone, and friends, tournaments and programs are asked as before
  expect(doIt(paired(), propose(bob, 'pause'), 4000).halted).toBeUndefined();
  expect(doIt(begun({ visibility: 'link' }), propose(bob, 'abort'), 4000).status).toBe('playing');
  const tournament = { id: 'tournament-of-all', game: 1 };
  for (const change of [{ tournament }, { ladder: true as const }])
    expect(refusal(begun(change), propose(bob, 'abort'))).toBe('not-allowed');
  const late = paired();
  while (!late.isSecondRound) moveOn(late);
  expect(refusal(late, propose(bob, 'abort'))).toBe('too-late');
});

test('one who does not agree ends the question, and so does time, a seat that is left, and who asked', () => {
  const asked = () => doIt(begunTable(), propose(ann, 'abort'), 4000);
  const declined = doIt(asked(), answer(bob, 'abort', false), 5000);
  expect(declined.proposal(5000)).toBeUndefined();
  expect(refusal(declined, answer(bob, 'abort', true))).toBe('not-allowed');
  expect(refusal(asked(), answer(bob, 'abort', true), 124_000)).toBe('not-allowed');
  expect(refusal(asked(), answer(bob, 'pause', true), 5000)).toBe('not-allowed');
  expect(doIt(asked(), answer(ann, 'abort', false), 5000).proposal(5000)).toBeUndefined();
  expect(doIt(asked(), { type: 'leave', by: bob }, 5000).proposal(5000)).toBeUndefined();
  // asked twice at the same time: agreed; agreed twice: nothing more
  expect(doIt(asked(), propose(bob, 'abort'), 5000).status).toBe('closed');
  expect(doIt(asked(), propose(ann, 'abort'), 5000).status).toBe('playing');
  expect(refusal(asked(), propose(eve, 'abort'))).toBe('not-seated');
});

test.each(['kingdomino', 'duel'] as const)('%s is not broken off once its second round has begun', game => {
  const table = begunTable({ game, options: { players: 2 } });
  const dealt = () =>
    table.moves.filter(({ text }) => text.startsWith('line:') || text.startsWith('roll:')).length;
  const second = game === 'kingdomino' ? 3 : 2;
  while (dealt() < second) {
    expect(refusal(table, propose(ann, 'abort'))).toBeUndefined();
    if (dealt() === second - 1) doIt(table, propose(ann, 'abort'));
    moveOn(table);
  }
  expect(refusal(table, propose(ann, 'abort'))).toBe('too-late');
  expect(refusal(table, answer(bob, 'abort', true))).toBe('not-allowed');
  expect(refusal(table, propose(ann, 'pause'))).toBeUndefined();
});

test('bots agree by themselves, programs that play as people too, but not when it is rated', () => {
  const robot: Player = { id: 'robot', name: 'Robot', bot: true };
  const seats: Terms['seats'] = [
    { kind: 'person', player: ann },
    { kind: 'bot', level: 'squire' },
  ];
  const alone = deal(doIt(openTable({ seats }), { type: 'ready', by: ann, salt: 'salt-of-ann' }, 2000));
  expect(doIt(alone, propose(ann, 'abort')).status).toBe('closed');
  const withRobot = (change: Partial<Terms>) => {
    const table = openTable({
      ...change,
      seats: [
        { kind: 'person', player: ann },
        { kind: 'person', player: robot },
      ],
    });
    for (const by of [ann, robot]) doIt(table, { type: 'ready', by, salt: `salt-of-${by.id}` });
    return doIt(deal(table), propose(ann, 'pause'));
  };
  expect(withRobot({}).halted).toBeDefined();
  expect(withRobot({ rated: true }).halted).toBeUndefined();
});

test('a pause lets the clocks stand and nobody move; anybody goes on, with the time that was left', () => {
  const table = doIt(begunTable(), propose(otherPlayer(begunTable()), 'pause'), 13_000);
  doIt(table, answer(playerToAct(table), 'pause', true), 13_000);
  expect(table.halted).toEqual({ since: 13_000, until: 13_000 + HOUR });
  const seat = table.toAct!;
  expect(table.clocks(1_000_000)).toMatchObject({ running: undefined, deadline: undefined });
  expect(table.clocks(1_000_000).remaining?.[seat]).toBe(20_000);
  const { version } = table;
  expect(refusal(table, { type: 'move', by: playerToAct(table), move: someMove(table), version })).toBe(
    'halted',
  );
  expect(refusal(table, propose(ann, 'abort'))).toBe('halted');
  expect(refusal(table, { type: 'call', by: otherPlayer(table) })).toBe('not-allowed');
  expect(nextDue(table)).toEqual({ what: 'resume', at: 13_000 + HOUR });
  expect(doIt(table.copy(), { type: 'due' }, 13_000 + HOUR).halted).toBeUndefined();
  doIt(table, { type: 'resume', by: otherPlayer(table) }, 500_000);
  expect(table.clocks(500_000)).toMatchObject({ running: seat, deadline: 520_000 });
  expect(doIt(table, { type: 'resume', by: ann }).events.at(-1)?.type).toBe('resumed');
  moveOn(table, 505_000);
  expect(table.version).toBeGreaterThan(version);
});

test('whoever leaves during a pause has left, and coming back waits for its end', () => {
  const table = doIt(doIt(begunTable(), propose(ann, 'pause')), answer(bob, 'pause', true));
  doIt(table, { type: 'leave', by: playerToAct(table) }, 50_000);
  expect(table.botToAct).toBeUndefined();
  expect(refusal(table, { type: 'takeBack', by: playerToAct(table) })).toBe('halted');
  expect(refusal(table, { type: 'resume', by: playerToAct(table) })).toBe('not-your-turn');
  doIt(table, { type: 'resume', by: otherPlayer(table) }, 60_000);
  expect(table.botToAct).toBe('knight');
  expect(table.clocks(60_000).running).toBeUndefined();
  const over = doIt(
    doIt(begunTable({ absence: { kind: 'forfeit' } }), propose(ann, 'pause')),
    answer(bob, 'pause', true),
  );
  expect(deal(doIt(over, { type: 'leave', by: bob }))).toMatchObject({ status: 'over', halted: undefined });
});

test('at a clock of days one answers within two days, and pauses for two weeks', () => {
  const table = doIt(begunTable({ clock: { kind: 'days', days: 3 } }), propose(ann, 'pause'), 4000);
  doIt(table, answer(bob, 'pause', true), 4000 + 2 * DAY - 1);
  expect(table.halted!.until - table.halted!.since).toBe(14 * DAY);
});

test('on one device and at the deal of a day nothing is asked; nobody asks without end', () => {
  expect(refusal(begunTable({ visibility: 'device' }), propose(ann, 'pause'))).toBe('not-allowed');
  const daily = { deal: 'daily-kingdomino', salts: ['', ''], until: 9_000_000 };
  const ofDay = deal(doIt(openTable({ sharedDeal: daily }), { type: 'sit', by: bob }));
  expect(refusal(ofDay, propose(ann, 'abort'))).toBe('not-allowed');
  const table = begunTable();
  for (let time = 0; time < 12; time++) {
    doIt(table, propose(ann, 'pause'));
    doIt(table, answer(bob, 'pause', false));
  }
  expect(refusal(table, propose(ann, 'pause'))).toBe('not-allowed');
  expect(refusal(table, propose(bob, 'pause'))).toBeUndefined();
});

const consent = (by: Player, agrees: boolean) => ({ type: 'consent', by, agrees }) as const;

test('free text is for friends, while all who sit there want it; a newcomer begins anew', () => {
  const three: Partial<Terms> = {
    options: { players: 3 },
    visibility: 'link',
    seats: [{ kind: 'person', player: ann }, { kind: 'open' }, { kind: 'open' }],
  };
  const table = doIt(openTable(three), { type: 'sit', by: bob });
  doIt(table, consent(ann, true));
  expect(table.canWrite).toBe(false);
  doIt(table, consent(bob, true));
  expect(table.canWrite).toBe(true);
  doIt(table, { type: 'sit', by: eve });
  expect([table.canWrite, table.consents]).toEqual([false, []]);
  for (const by of [ann, bob, eve]) doIt(table, consent(by, true));
  expect(table.canWrite).toBe(true);
  doIt(table, consent(bob, false));
  expect(table.canWrite).toBe(false);
  doIt(table, { type: 'close', by: ann });
  expect(refusal(table, consent(ann, false))).toBe('over');
  expect(refusal(begunTable(), consent(ann, true))).toBe('not-allowed');
  expect(refusal(openTable({ visibility: 'link', rated: true }), consent(ann, true))).toBe('not-allowed');
  expect(refusal(begunTable({ visibility: 'link' }), consent(eve, true))).toBe('not-seated');
});

test('what was agreed in the game holds when it is over, and free text can be asked for then', () => {
  const agreed = doIt(begunTable({ visibility: 'link', absence: { kind: 'forfeit' } }), consent(ann, true));
  const over = deal(doIt(doIt(agreed, consent(bob, true)), { type: 'leave', by: bob }));
  expect([over.status, over.canWrite]).toEqual(['over', true]);
  doIt(over, consent(bob, false));
  expect(over.canWrite).toBe(false);
  doIt(over, consent(bob, true));
  expect(over.canWrite).toBe(true);
  expect(refusal(over, consent(eve, true))).toBe('not-seated');
});

test('nobody agrees and withdraws without end, and withdrawing is heard in any case', () => {
  const table = begunTable({ visibility: 'link' });
  for (let time = 0; time < 20; time++) for (const agrees of [true, false]) doIt(table, consent(ann, agrees));
  expect(refusal(table, consent(ann, true))).toBe('not-allowed');
});

test('whom the host removes gets up and does not come back; only before the game, and not by others', () => {
  const table = openTable({
    options: { players: 3 },
    seats: [{ kind: 'person', player: ann }, { kind: 'open' }, { kind: 'open' }],
  });
  doIt(table, { type: 'sit', by: bob, seat: 2, salt: 'salt-of-bob' });
  expect(refusal(table, { type: 'remove', by: bob, seat: 0 })).toBe('not-allowed');
  expect(refusal(table, { type: 'remove', by: ann, seat: 0 })).toBe('not-allowed');
  expect(refusal(table, { type: 'remove', by: ann, seat: 1 })).toBe('not-allowed');
  doIt(table, { type: 'remove', by: ann, seat: 2 });
  expect(table.seats[2]).toEqual({ kind: 'open' });
  expect(refusal(table, { type: 'sit', by: bob })).toBe('not-welcome');
  expect(refusal(table, { type: 'sit', by: eve })).toBeUndefined();
  expect(refusal(begunTable(), { type: 'remove', by: ann, seat: 1 })).toBe('already-started');
});
