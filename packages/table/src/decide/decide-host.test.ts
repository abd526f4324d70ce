/** What bots, chance and time do: every reason to refuse it, and a twin that is taken. */
import { readFileSync } from 'node:fs';
import { dealerFromText, verifyRecord } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { CALL_TIME, PATIENCE } from '../game-clock.ts';
import * as refusals from '../refusals.ts';
import {
  botTable,
  type Case,
  called,
  closed,
  decisionOf,
  forfeits,
  full,
  left,
  over,
  sentencesWithoutCase,
  withoutClock,
} from '../testing/cases.ts';
import { ann, begunTable, deal, doIt, OPENED, openTable, SEED, someMove } from '../testing/tables.ts';
import { decide } from './decide.ts';
import { nextDue, OPEN_LIMIT, SALT_WAIT, SILENCE_LIMIT } from './decide-host.ts';

function testCases(cases: readonly Case[]): void {
  for (const given of cases) test(given[0], () => expect(decisionOf(given)).toEqual(given[3]));
}

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

describe('an operator', () => {
  testCases([
    ['ends an open table', openTable(), { type: 'dismiss' }, ['closed']],
    ['ends a game', begunTable(), { type: 'dismiss' }, ['closed']],
    ['leaves what is closed', closed(), { type: 'dismiss' }, []],
    ['cannot end a game that is over', over(), { type: 'dismiss' }, refusals.OVER],
  ]);
});

test.each(['decide-host.ts', 'decide-deal.ts'])('every sentence that %s says has a case above', file => {
  expect(sentencesWithoutCase(readFileSync(new URL(file, import.meta.url), 'utf8'))).toEqual([]);
});
