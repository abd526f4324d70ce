/** Opening a table and asking for another game: every reason to refuse it, and a twin that is taken. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as refusals from '../refusals.ts';
import { Table } from '../table.ts';
import { bots, type Case, decisionOf, open, over, sentencesWithoutCase } from '../testing/cases.ts';
import { ann, begunTable, bob, doIt, eve, OPENED, openTable, playToEnd, TERMS } from '../testing/tables.ts';
import { decide } from './decide.ts';
import { rematchTerms, requestedTerms } from './decide-opening.ts';

function expectDecision(given: Case): void {
  expect(decisionOf(given)).toEqual(given[3]);
}

function testCases(cases: readonly Case[]): void {
  for (const given of cases) test(given[0], () => expectDecision(given));
}

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
    ['one of a club', new Table(), open({ club: 'club-of-friends', visibility: 'link' }), ['opened']],
    [
      'one of a club for anybody',
      new Table(),
      open({ club: 'club-of-friends', visibility: 'public' }),
      refusals.CLUB_TERMS,
    ],
    [
      'one of a club with a deal of several tables',
      new Table(),
      open({ club: 'club-of-friends', visibility: 'link', sharedDeal: { deal: 'd', salts: ['', ''] } }),
      refusals.CLUB_TERMS,
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
    const terms = requestedTerms(bob, {
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

describe('rematch', () => {
  const opens = 'the-next-table';
  const again = () => doIt(over(), { type: 'rematch', by: bob, opens });
  testCases([
    ['after the game', over(), { type: 'rematch', by: bob, opens }, ['rematched']],
    ['that somebody asked for', again(), { type: 'rematch', by: ann, opens: 'another-table' }, []],
    ['during the game', begunTable(), { type: 'rematch', by: ann, opens }, refusals.NOT_OVER],
    ['without a seat', over(), { type: 'rematch', by: eve, opens }, refusals.NOT_SEATED],
  ]);

  test('says who asked', () => {
    expect(again().rematchBy).toEqual(bob);
    expect(over().rematchBy).toBeUndefined();
  });

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

test.each(['decide.ts', 'decide-opening.ts'])('every sentence that %s says has a case above', file => {
  expect(sentencesWithoutCase(readFileSync(new URL(file, import.meta.url), 'utf8'))).toEqual([]);
});
