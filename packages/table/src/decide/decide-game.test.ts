/** What players do during a game: every reason to refuse it, and a twin that is taken. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../game-clock.ts';
import * as refusals from '../refusals.ts';
import { Table } from '../table.ts';
import {
  type Case,
  called,
  closed,
  decisionOf,
  forfeits,
  full,
  left,
  over,
  salt,
  sentencesWithoutCase,
  timedOut,
  withoutClock,
} from '../testing/cases.ts';
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
  runOut,
  someMove,
} from '../testing/tables.ts';
import { decide } from './decide.ts';
import { MOST_PHRASES } from './decide-game.ts';

function expectDecision(given: Case): void {
  expect(decisionOf(given)).toEqual(given[3]);
}

function testCases(cases: readonly Case[]): void {
  for (const given of cases) test(given[0], () => expectDecision(given));
}

describe('move', () => {
  const table = begunTable();
  const [me, other] = [playerToAct(table), otherPlayer(table)];
  const move = someMove(table);
  const { version } = table;
  const talked = doIt(table.copy(), { type: 'say', by: other, phrase: 'hello' });
  const moved = moveOn(table.copy());
  const illegal = { rule: 'K-T1', code: 'illegal', text: expect.any(String) as unknown as string } as const;
  testCases([
    ['in turn', table, { type: 'move', by: me, move, version }, ['moved']],
    ['in turn, not having heard what was said', talked, { type: 'move', by: me, move, version }, ['moved']],
    [
      'during a pause',
      Table.from([...table.events, { type: 'halted', at: 3000, until: 9000 }]),
      { type: 'move', by: me, move, version },
      refusals.HALTED,
    ],
    ['out of turn', table, { type: 'move', by: other, move, version }, refusals.NOT_YOUR_TURN],
    ['without a seat', table, { type: 'move', by: eve, move, version }, refusals.NOT_SEATED],
    ['before the game', full(), { type: 'move', by: ann, move, version: 3 }, refusals.NOT_STARTED],
    ['after it', over(), { type: 'move', by: ann, move, version }, refusals.OVER],
    [
      'at a closed table',
      doIt(full(), { type: 'close', by: ann }),
      { type: 'move', by: ann, move, version },
      refusals.CLOSED,
    ],
    [
      'stale',
      moved,
      { type: 'move', by: playerToAct(moved), move: someMove(moved), version },
      refusals.stale(moved.version, version),
    ],
    [
      'from the future',
      table,
      { type: 'move', by: me, move, version: version + 1 },
      refusals.stale(version, version + 1),
    ],
    [
      'that does not exist',
      table,
      { type: 'move', by: me, move: 'pick:99', version },
      { ...illegal, reason: 'not-in-line' },
    ],
    [
      'that is none',
      table,
      { type: 'move', by: me, move: 'checkmate', version },
      { ...illegal, reason: 'bad-move' },
    ],
    [
      'while a bot plays for me',
      left(),
      { type: 'move', by: me, move, version: left().version },
      refusals.BOT_PLAYS,
    ],
  ]);

  test('is written down in the usual spelling, without a bot', () => {
    const decision = decide(table, { type: 'move', by: me, move, version }, 4000);
    expect(decision).toEqual({ ok: true, value: [{ type: 'moved', at: 4000, by: table.toAct, move }] });
  });
});

describe('undo', () => {
  const before = begunTable();
  const mover = playerToAct(before);
  const table = moveOn(before.copy());
  const undo = (by = mover, at = table) => ({ type: 'undo', by, version: at.version }) as const;
  const strict = moveOn(begunTable({ undo: false }));
  const revealing = moveOn(begunTable({ options: { players: 2 } }));
  const absent = doIt(table.copy(), { type: 'leave', by: mover });
  testCases([
    ['my decision', table, undo(), ['undone']],
    ["the other's", table, undo(mover === ann ? bob : ann), refusals.NOTHING_TO_UNDO],
    ['without a seat', table, undo(eve), refusals.NOT_SEATED],
    ['nothing', before, undo(mover, before), refusals.NOTHING_TO_UNDO],
    [
      'what the other has answered',
      moveOn(table.copy()),
      undo(mover, moveOn(table.copy())),
      refusals.NOTHING_TO_UNDO,
    ],
    ['what revealed something', revealing, undo(ann, revealing), refusals.NOTHING_TO_UNDO],
    ['while a bot plays for me', absent, undo(mover, absent), refusals.NOTHING_TO_UNDO],
    ['stale', table, { ...undo(), version: 1 }, refusals.stale(table.version, 1)],
    ['at a table without undo', strict, undo(mover, strict), refusals.NO_UNDO],
    ['after the game', over(), undo(mover, over()), refusals.OVER],
    ['before it', full(), undo(ann, full()), refusals.NOT_STARTED],
  ]);

  test("on one device, bots' answers go with the decision they answered", () => {
    const seats = [
      { kind: 'person' as const, player: ann },
      { kind: 'bot' as const, level: 'duke' as const },
    ];
    const local = (visibility: 'device' | 'link') => {
      const game = deal(
        doIt(openTable({ seats, visibility, clock: { kind: 'none' } }), { type: 'ready', by: ann, salt }),
      );
      while (game.moves.at(-1)?.bot === undefined || game.moves.at(-2)?.by !== 0) moveOn(game);
      return game;
    };
    const device = local('device');
    const decision = decide(device, { type: 'undo', by: ann, version: device.version }, 9);
    expect(decision).toMatchObject({
      value: [
        { type: 'undone', by: 1 },
        { type: 'undone', by: 0 },
      ],
    });
    const { length } = device.moves;
    expect(doIt(device, { type: 'undo', by: ann, version: device.version }).moves).toHaveLength(length - 2);
    expectDecision([
      '',
      local('link'),
      { type: 'undo', by: ann, version: local('link').version },
      refusals.NOTHING_TO_UNDO,
    ]);
  });
});

describe('say', () => {
  const talkative = begunTable();
  for (let said = 0; said < MOST_PHRASES; said++) doIt(talkative, { type: 'say', by: ann, phrase: 'hello' });
  testCases([
    ['during the game', begunTable(), { type: 'say', by: ann, phrase: 'hello' }, ['said']],
    ['before it', full(), { type: 'say', by: bob, phrase: 'hello' }, ['said']],
    ['after it', over(), { type: 'say', by: bob, phrase: 'good-game' }, ['said']],
    ['without a seat', begunTable(), { type: 'say', by: eve, phrase: 'hello' }, refusals.NOT_SEATED],
    ['at a closed table', closed(), { type: 'say', by: ann, phrase: 'hello' }, refusals.CLOSED],
    ['too much', talkative, { type: 'say', by: ann, phrase: 'oops' }, refusals.tooManyPhrases(MOST_PHRASES)],
    ['less than the other', talkative, { type: 'say', by: bob, phrase: 'oops' }, ['said']],
  ]);
});

describe('call', () => {
  const table = begunTable(withoutClock);
  const [me, other] = [playerToAct(table), otherPlayer(table)];
  const from = 3000 + PATIENCE;
  testCases([
    ['who is waited for', table, { type: 'call', by: other }, ['called'], from],
    ['too early', table, { type: 'call', by: other }, refusals.callableIn(1000), from - 1000],
    ['myself', table, { type: 'call', by: me }, refusals.NOBODY_WAITED_FOR, from],
    ['a bot', left(withoutClock), { type: 'call', by: other }, refusals.NOBODY_WAITED_FOR, from],
    ['who is called already', called(), { type: 'call', by: other }, [], from + 1000],
    ['where a clock runs', begunTable(), { type: 'call', by: other }, refusals.HAS_CLOCK, from],
    ['without a seat', table, { type: 'call', by: eve }, refusals.NOT_SEATED, from],
    ['before the game', full(), { type: 'call', by: ann }, refusals.NOT_STARTED, from],
    ['after it', over(), { type: 'call', by: ann }, refusals.OVER, from],
  ]);
});

describe('leave and take back', () => {
  const me = playerToAct(begunTable());
  const forfeited = () => {
    const three = begunTable(forfeits);
    return doIt(three, { type: 'leave', by: me });
  };
  const usedUp = () => {
    const table = begunTable({ clock: { kind: 'game', seconds: 30, increment: 0 } });
    const seat = table.toAct!;
    return runOut(doIt(runOut(table, seat), { type: 'takeBack', by: me }), seat);
  };
  testCases([
    ['leave before the game', full(), { type: 'leave', by: bob }, ['vacated']],
    ['leave as the last person', openTable(), { type: 'leave', by: ann }, ['vacated', 'closed']],
    ['leave during the game', begunTable(), { type: 'leave', by: me }, ['substituted']],
    ['leave where that is a forfeit', begunTable(forfeits), { type: 'leave', by: me }, ['forfeited']],
    ['leave twice', left(), { type: 'leave', by: me }, []],
    ['leave without a seat', begunTable(), { type: 'leave', by: eve }, refusals.NOT_SEATED],
    ['leave after the game', over(), { type: 'leave', by: me }, refusals.OVER],
    ['leave a closed table', closed(), { type: 'leave', by: ann }, refusals.CLOSED],
    ['take back', left(), { type: 'takeBack', by: me }, ['returned']],
    ['take back what I play', begunTable(), { type: 'takeBack', by: me }, refusals.NOTHING_TO_TAKE_BACK],
    ['take back without a seat', left(), { type: 'takeBack', by: eve }, refusals.NOT_SEATED],
    ['take back a forfeited seat', forfeited(), { type: 'takeBack', by: me }, refusals.FORFEITED],
    [
      'take back a decision whose time is over',
      timedOut(),
      { type: 'takeBack', by: me },
      refusals.DECISION_IS_THE_BOTS,
    ],
    ['take back with a stock that is used up', usedUp(), { type: 'takeBack', by: me }, refusals.USED_UP],
    ['take back after the move of the bot', moveOn(timedOut()), { type: 'takeBack', by: me }, ['returned']],
    ['take back before the game', full(), { type: 'takeBack', by: bob }, refusals.NOT_STARTED],
    ['take back after it', over(), { type: 'takeBack', by: me }, refusals.OVER],
  ]);
});

test.each(['decide-game.ts'])('every sentence that %s says has a case above', file => {
  expect(sentencesWithoutCase(readFileSync(new URL(file, import.meta.url), 'utf8'))).toEqual([]);
});
