/** Coming to a table before the game: every reason to refuse it, and a twin that is taken. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Terms } from '../command.ts';
import * as refusals from '../refusals.ts';
import { type Case, closed, decisionOf, full, over, salt, sentencesWithoutCase } from '../testing/cases.ts';
import { ann, begunTable, bob, doIt, eve, openTable } from '../testing/tables.ts';
import { decide } from './decide.ts';

function testCases(cases: readonly Case[]): void {
  for (const given of cases) test(given[0], () => expect(decisionOf(given)).toEqual(given[3]));
}

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

describe('decline', () => {
  const kept = (...others: readonly Terms['seats'][number][]) =>
    openTable({
      options: { players: 2 + others.length },
      seats: [{ kind: 'person', player: ann }, { kind: 'open', for: bob }, ...others],
    });
  const decline = { type: 'decline', by: bob } as const;
  testCases([
    ['the only other seat, which ends it', kept(), decline, ['declined', 'closed']],
    ['where somebody else is expected', kept({ kind: 'open', for: eve }), decline, ['declined']],
    ['where a bot sits', kept({ kind: 'bot', level: 'squire' }), decline, ['declined']],
    ['what is kept for another', kept(), { type: 'decline', by: eve }, refusals.NO_KEPT_SEAT],
    ['after sitting down', doIt(kept(), { type: 'sit', by: bob }), decline, refusals.NO_KEPT_SEAT],
    ['twice', doIt(kept({ kind: 'open', for: eve }), decline), decline, refusals.NO_KEPT_SEAT],
    ['during the game', begunTable(), decline, refusals.ALREADY_STARTED],
    ['after it', over(), decline, refusals.OVER],
    ['at a closed table', doIt(kept(), decline), decline, refusals.CLOSED],
  ]);

  test('says who, and leaves the seat to whoever comes', () => {
    const table = doIt(kept({ kind: 'open', for: eve }), decline);
    expect([table.declined, table.seats[1]]).toEqual([[bob], { kind: 'open' }]);
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
      'fill a rated table',
      openTable({ rated: true }),
      { type: 'fill', by: ann, seat: 1, level: 'duke' },
      refusals.RATED_WITHOUT_BOTS,
    ],
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
    ['remove somebody', full(), { type: 'remove', by: ann, seat: 1 }, ['removed']],
    ['remove oneself', full(), { type: 'remove', by: ann, seat: 0 }, refusals.NOBODY_TO_REMOVE],
    ['remove the host', full(), { type: 'remove', by: bob, seat: 0 }, refusals.NOT_OPENER],
    [
      'sit down again after that',
      doIt(full(), { type: 'remove', by: ann, seat: 1 }),
      { type: 'sit', by: bob },
      refusals.NOT_WELCOME,
    ],
    ['close', openTable(), { type: 'close', by: ann }, ['closed']],
    ['close by a guest', full(), { type: 'close', by: bob }, refusals.NOT_OPENER],
    ['close during the game', begunTable(), { type: 'close', by: ann }, refusals.ALREADY_STARTED],
    ['close twice', closed(), { type: 'close', by: ann }, refusals.CLOSED],
  ]);
});

test.each(['decide-seats.ts'])('every sentence that %s says has a case above', file => {
  expect(sentencesWithoutCase(readFileSync(new URL(file, import.meta.url), 'utf8'))).toEqual([]);
});

describe('a table of strangers who were brought together', () => {
  const matched = () =>
    openTable({
      seats: [
        { kind: 'person', player: ann },
        { kind: 'person', player: bob },
      ],
      rated: true,
    });

  test.each([
    { type: 'close', by: ann },
    { type: 'remove', by: ann, seat: 1 },
    { type: 'fill', by: ann, seat: 1, level: 'knight' },
  ] as const)('has no host: $type is refused', command => {
    expect(decide(matched(), command, 1000)).toMatchObject({ ok: false, error: refusals.NOT_OPENER });
    expect(matched().host).toBeUndefined();
  });

  test('is closed when one leaves before the game, and nobody else sits down', () => {
    const table = doIt(matched(), { type: 'leave', by: ann });
    expect(table.events.slice(-2).map(({ type }) => type)).toEqual(['vacated', 'closed']);
  });

  test('any other has one', () => {
    expect(openTable().host).toEqual(ann);
    expect(decide(openTable(), { type: 'close', by: ann }, 1000).ok).toBe(true);
  });
});
