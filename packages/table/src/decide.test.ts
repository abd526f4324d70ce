/** Every command at a table, with every reason to refuse it and a twin that is taken. */
import type { CommandRefusal } from '@kingdomino/protocol';
import { dealerFromText, verifyRecord } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import type { TableCommand } from './command.ts';
import { decide } from './decide.ts';
import { MOST_PHRASES } from './decide-game.ts';
import { nextDue, OPEN_LIMIT, SALT_WAIT, SILENCE_LIMIT } from './decide-host.ts';
import { rematchTerms, wishedTerms } from './decide-opening.ts';
import { CALL_TIME, PATIENCE } from './game-clock.ts';
import * as refusals from './refusals.ts';
import { Table } from './table.ts';
import {
  ann,
  begunTable,
  bob,
  deal,
  doIt,
  eve,
  moveOn,
  OPENED,
  openTable,
  otherPlayer,
  playerToAct,
  playToEnd,
  runOut,
  SEED,
  someMove,
  TERMS,
} from './testing/tables.ts';

/** What, the table, the command, the reason why not or the types of the events, and when if not at once. */
type Case = readonly [
  what: string,
  table: Table,
  command: TableCommand,
  comesTo: CommandRefusal | readonly string[],
  at?: number,
];

const seen = new Set<string>();

function expectDecision([, table, command, comesTo, at = table.changedAt]: Case): void {
  const before = JSON.stringify(table.events);
  const decision = decide(table, command, at);
  if ('code' in comesTo) {
    seen.add(comesTo.text);
    expect(decision).toEqual({ ok: false, error: comesTo });
  } else {
    expect(decision.ok && decision.value.map(({ type }) => type)).toEqual(comesTo);
    expect(decision.ok && decision.value.every(event => event.at === at)).toBe(true);
  }
  expect(JSON.stringify(table.events)).toBe(before);
}

function testCases(cases: readonly Case[]): void {
  for (const given of cases) test(given[0], () => expectDecision(given));
}

const salt = 'saltsalt';
const withoutClock = { clock: { kind: 'none' } } as const;
const forfeits = { absence: { kind: 'forfeit' } } as const;
const full = () => doIt(openTable(), { type: 'sit', by: bob, salt });
const closed = () => doIt(openTable(), { type: 'close', by: ann });
const over = () => playToEnd(begunTable());
const left = (change = {}) => {
  const table = begunTable(change);
  return doIt(table, { type: 'leave', by: playerToAct(table) });
};
const timedOut = () => doIt(begunTable(), { type: 'due' }, 33_000);
const called = () => {
  const table = begunTable(withoutClock);
  return doIt(table, { type: 'call', by: otherPlayer(table) }, 3000 + PATIENCE);
};
const bots = (level: 'knight' | 'duke' = 'knight') => [
  { kind: 'bot' as const, level },
  { kind: 'bot' as const, level },
];
const botTable = () =>
  doIt(new Table(), { type: 'open', terms: { ...TERMS, seats: bots() }, commitment: 'c' });
const open = (terms: Partial<typeof TERMS> = {}) =>
  ({ type: 'open', terms: { ...TERMS, ...terms }, commitment: 'c' }) as const;

describe('open', () => {
  const badOptions = {
    code: 'bad-options',
    rule: 'K-C2',
    reason: 'bad-options',
    text: expect.any(String) as unknown as string,
  } as const;
  testCases([
    ['a table', new Table(), open(), ['opened']],
    ['a table of bots only, which starts', new Table(), open({ seats: bots() }), ['opened', 'started']],
    ['one that is open', openTable(), open(), refusals.OPENED_ALREADY],
    ['options that the game refuses', new Table(), open({ options: { players: 9 } }), badOptions],
    [
      'seats that the game has not',
      new Table(),
      open({ seats: [{ kind: 'open' }] }),
      refusals.wrongSeats(2, 1),
    ],
    ['colours', new Table(), open({ colours: ['blue', 'pink'] }), ['opened']],
    ['too few colours', new Table(), open({ colours: ['blue'] }), refusals.wrongColours(2)],
    [
      'one person on two seats',
      new Table(),
      open({ seats: [TERMS.seats[0]!, TERMS.seats[0]!] }),
      refusals.TWO_SEATS,
    ],
    [
      'nothing else at a table that is not open',
      new Table(),
      { type: 'sit', by: bob },
      refusals.UNKNOWN_TABLE,
    ],
    ['nor by time', new Table(), { type: 'due' }, refusals.UNKNOWN_TABLE],
  ]);

  test('writes all options down, as the game understands them', () => {
    const decision = decide(new Table(), open(), 5);
    expect(decision).toMatchObject({
      value: [{ ...OPENED, at: 5, commitment: 'c', options: { players: 2, harmony: false } }],
    });
  });

  test('by a wish: “me” is who wishes', () => {
    const { by: _, seats: __, ...wishes } = TERMS;
    const terms = wishedTerms(bob, {
      type: 'create',
      id: 'a',
      ...wishes,
      visibility: 'link',
      seats: [{ kind: 'open' }, { kind: 'me' }],
    });
    expect(terms).toEqual({
      ...TERMS,
      visibility: 'link',
      by: bob,
      seats: [{ kind: 'open' }, { kind: 'person', player: bob }],
    });
  });
});

describe('sit', () => {
  const kept = () => openTable({ seats: [{ kind: 'open' }, { kind: 'open', for: bob }] });
  testCases([
    ['anywhere', openTable(), { type: 'sit', by: bob }, ['seated']],
    ['and be ready', openTable(), { type: 'sit', by: bob, salt }, ['seated', 'salted']],
    [
      'as the last one to be ready, which starts the game',
      doIt(openTable(), { type: 'ready', by: ann, salt }),
      { type: 'sit', by: bob, salt },
      ['seated', 'salted', 'started'],
    ],
    ['on a free seat', openTable(), { type: 'sit', by: bob, seat: 1 }, ['seated']],
    ['on a taken seat', openTable(), { type: 'sit', by: bob, seat: 0 }, refusals.seatTaken(0)],
    ['on no seat', openTable(), { type: 'sit', by: bob, seat: 3 }, refusals.seatTaken(3)],
    ['on the seat that is kept', kept(), { type: 'sit', by: bob, seat: 1 }, ['seated']],
    ['on one that is kept for another', kept(), { type: 'sit', by: eve, seat: 1 }, refusals.seatTaken(1)],
    ['twice', openTable(), { type: 'sit', by: ann }, refusals.ALREADY_SEATED],
    ['at a full table', full(), { type: 'sit', by: eve }, refusals.NO_FREE_SEAT],
    ['during the game', begunTable(), { type: 'sit', by: eve }, refusals.ALREADY_STARTED],
    ['after it', over(), { type: 'sit', by: eve }, refusals.OVER],
    ['at a closed table', closed(), { type: 'sit', by: eve }, refusals.CLOSED],
  ]);

  test('leads to the seat that is kept', () => {
    expect(decide(kept(), { type: 'sit', by: bob }, 0)).toMatchObject({ value: [{ seat: 1 }] });
    expect(decide(kept(), { type: 'sit', by: eve }, 0)).toMatchObject({ value: [{ seat: 0 }] });
  });
});

describe('ready, fill and close', () => {
  testCases([
    ['ready', openTable(), { type: 'ready', by: ann, salt }, ['salted']],
    ['ready as the last', full(), { type: 'ready', by: ann, salt }, ['salted', 'started']],
    ['ready twice', full(), { type: 'ready', by: bob, salt: 'another-one' }, []],
    ['ready without a seat', openTable(), { type: 'ready', by: eve, salt }, refusals.NOT_SEATED],
    ['ready too late', begunTable(), { type: 'ready', by: ann, salt }, refusals.ALREADY_STARTED],
    ['fill', openTable(), { type: 'fill', by: ann, seat: 1, level: 'duke' }, ['filled']],
    [
      'fill the last seat',
      doIt(openTable(), { type: 'ready', by: ann, salt }),
      { type: 'fill', by: ann, seat: 1, level: 'duke' },
      ['filled', 'started'],
    ],
    ['fill by a guest', full(), { type: 'fill', by: bob, seat: 1, level: 'duke' }, refusals.NOT_OPENER],
    [
      'fill a taken seat',
      openTable(),
      { type: 'fill', by: ann, seat: 0, level: 'duke' },
      refusals.seatTaken(0),
    ],
    [
      'fill during the game',
      begunTable(),
      { type: 'fill', by: ann, seat: 1, level: 'duke' },
      refusals.ALREADY_STARTED,
    ],
    ['close', openTable(), { type: 'close', by: ann }, ['closed']],
    ['close by a guest', full(), { type: 'close', by: bob }, refusals.NOT_OPENER],
    ['close during the game', begunTable(), { type: 'close', by: ann }, refusals.ALREADY_STARTED],
    ['close twice', closed(), { type: 'close', by: ann }, refusals.CLOSED],
  ]);
});

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

describe('rematch', () => {
  const opens = 'the-next-table';
  const again = () => doIt(over(), { type: 'rematch', by: bob, opens });
  testCases([
    ['after the game', over(), { type: 'rematch', by: bob, opens }, ['rematched']],
    ['that somebody asked for', again(), { type: 'rematch', by: ann, opens: 'another-table' }, []],
    ['during the game', begunTable(), { type: 'rematch', by: ann, opens }, refusals.NOT_OVER],
    ['without a seat', over(), { type: 'rematch', by: eve, opens }, refusals.NOT_SEATED],
  ]);

  test('turns the seats by one and keeps those of the others', () => {
    const terms = rematchTerms('before', over(), bob);
    const seats = [
      { kind: 'person', player: bob },
      { kind: 'open', for: ann },
    ];
    expect(terms).toMatchObject({ seats, by: bob, previous: 'before', clock: TERMS.clock });
    expectDecision(['', new Table(), { type: 'open', terms, commitment: 'c' }, ['opened']]);
    const painted = playToEnd(begunTable({ colours: ['blue', 'pink'] }));
    expect(rematchTerms('before', painted, bob).colours).toEqual(['pink', 'blue']);
  });
});

describe('a bot', () => {
  const table = deal(botTable());
  const move = someMove(table);
  const { version } = table;
  testCases([
    ['moves', table, { type: 'bot', level: 'knight', move, version }, ['moved']],
    [
      'moves for who left',
      left(),
      { type: 'bot', level: 'knight', move: someMove(left()), version: left().version },
      ['moved'],
    ],
    [
      'of another level does not',
      table,
      { type: 'bot', level: 'duke', move, version },
      refusals.NO_BOT_TO_ACT,
    ],
    [
      'does not where a person is to act',
      begunTable(),
      { type: 'bot', level: 'knight', move, version },
      refusals.NO_BOT_TO_ACT,
    ],
    ['is late', table, { type: 'bot', level: 'knight', move, version: 1 }, refusals.stale(version, 1)],
  ]);

  test('is named in its move, and checked like anybody', () => {
    const decision = decide(table, { type: 'bot', level: 'knight', move, version }, 4);
    expect(decision).toMatchObject({ value: [{ by: table.toAct, move, bot: 'knight' }] });
    expect(decide(table, { type: 'bot', level: 'knight', move: 'x', version }, 4)).toMatchObject({
      error: { code: 'illegal' },
    });
  });
});

describe('deal', () => {
  const forfeited = begunTable(forfeits);
  doIt(forfeited, { type: 'leave', by: ann });
  testCases([
    ['one draw after the other', botTable(), { type: 'deal', seed: SEED }, ['moved']],
    ['nothing where a seat is to act', begunTable(), { type: 'deal', seed: SEED }, refusals.NOTHING_TO_DEAL],
    ['nothing before the game', full(), { type: 'deal', seed: SEED }, refusals.NOTHING_TO_DEAL],
    ['nothing after it', over(), { type: 'deal', seed: SEED }, refusals.NOTHING_TO_DEAL],
    ['the end, when one is left', forfeited, { type: 'deal', seed: SEED }, ['ended']],
  ]);

  test('ends a game with its outcome and a deal that verifies', () => {
    const table = over();
    const outcome = table.game.outcome(table.state);
    expect(table.ended).toMatchObject({ reason: 'finished', outcome, ranking: outcome.ranking });
    expect(verifyRecord(table.record()).ok).toBe(true);
    expect(table.record().deal?.salts).toEqual(['salt-of-ann', 'salt-of-bob']);
  });

  test('puts who forfeited last, with or without an outcome', () => {
    expect(deal(forfeited).ended).toMatchObject({ reason: 'forfeit', ranking: [[1], [0]] });
    expect(forfeited.ended).not.toHaveProperty('outcome');
  });

  test('depends on the seed', () => {
    const draws = ['one', 'other'].map(text => {
      const seed = Uint8Array.from({ length: 32 }, (_, index) => dealerFromText(text + index).draw(256));
      return decide(botTable(), { type: 'deal', seed }, 0);
    });
    expect(draws[0]).not.toEqual(draws[1]);
  });
});

describe('time', () => {
  const { at: opened } = OPENED;
  const table = begunTable();
  testCases([
    ['closes a table that nobody joins', openTable(), { type: 'due' }, ['closed'], opened + OPEN_LIMIT],
    ['not earlier', openTable(), { type: 'due' }, [], opened + OPEN_LIMIT - 1],
    ['starts a full table without the salts', full(), { type: 'due' }, ['started'], opened + SALT_WAIT],
    ['not at once', full(), { type: 'due' }, [], opened + SALT_WAIT - 1],
    ['runs out for who thinks', table, { type: 'due' }, ['substituted'], 33_000],
    ['not before', table, { type: 'due' }, [], 32_999],
    ['runs out, which may be a forfeit', begunTable(forfeits), { type: 'due' }, ['forfeited'], 33_000],
    ['runs out for who was called', called(), { type: 'due' }, ['substituted'], 3000 + PATIENCE + CALL_TIME],
    ['does not run for bots', left(), { type: 'due' }, [], 1e12],
    ['does not run without a clock', begunTable(withoutClock), { type: 'due' }, [], 3000 + SILENCE_LIMIT - 1],
    [
      'without a clock, is over after a long silence',
      begunTable(withoutClock),
      { type: 'due' },
      ['substituted'],
      3000 + SILENCE_LIMIT,
    ],
    [
      'is never over on a device of your own',
      begunTable({ ...withoutClock, visibility: 'device' }),
      { type: 'due' },
      [],
      1e12,
    ],
    ['does not run after the game', over(), { type: 'due' }, [], 1e12],
    ['stands during an outage', table, { type: 'pause', from: 5000, to: 9000 }, ['paused'], 9000],
    [
      'knows an outage once',
      doIt(table.copy(), { type: 'pause', from: 5000, to: 9000 }, 9000),
      { type: 'pause', from: 5000, to: 9000 },
      [],
      9500,
    ],
    [
      'knows every part of an outage once',
      doIt(table.copy(), { type: 'pause', from: 5000, to: 9000 }, 9000),
      { type: 'pause', from: 4000, to: 9500 },
      ['paused', 'paused'],
      9500,
    ],
    [
      'does not care about an outage before the turn',
      table,
      { type: 'pause', from: 1000, to: 3000 },
      [],
      9000,
    ],
    ['nor where no clock runs', left(), { type: 'pause', from: 5000, to: 9000 }, [], 9000],
  ]);

  test('says why it ran out', () => {
    expect(decide(table, { type: 'due' }, 33_000)).toMatchObject({ value: [{ because: 'time' }] });
    expect(decide(called(), { type: 'due' }, 1e9)).toMatchObject({ value: [{ because: 'away' }] });
  });

  test('and what it will bring next', () => {
    expect(nextDue(openTable())).toEqual({ what: 'close', at: opened + OPEN_LIMIT });
    expect(nextDue(full())).toEqual({ what: 'start', at: opened + SALT_WAIT });
    expect(nextDue(table)).toEqual({ what: 'time-out', at: 33_000 });
    expect([nextDue(left()), nextDue(over()), nextDue(closed())]).toEqual([undefined, undefined, undefined]);
  });
});

test('every sentence of refusals.ts has a case above', () => {
  const sentences = Object.values(refusals).flatMap(refusal => ('text' in refusal ? [refusal.text] : []));
  expect(sentences.filter(text => !seen.has(text))).toEqual([]);
});
