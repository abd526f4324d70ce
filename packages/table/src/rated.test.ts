/** Rated games: who sits there, on which terms, and that who leaves is last. */

import { readFileSync } from 'node:fs';
import type { Player } from '@kingdomino/protocol';
import { describe, expect, test } from 'vitest';
import type { Terms } from './command.ts';
import { rematchTerms } from './decide/decide-opening.ts';
import { ratedMode } from './rated.ts';
import * as refusals from './refusals.ts';
import { Table } from './table.ts';
import { type Case, decisionOf, open, salt, sentencesWithoutCase } from './testing/cases.ts';
import { deal, doIt, openTable, playToEnd, TERMS } from './testing/tables.ts';

const ann: Player = { id: 'ann', name: 'Ann', member: true };
const bob: Player = { id: 'bob', name: 'Bob', member: true };
const guest: Player = { id: 'guest', name: 'Guest' };
const robot: Player = { id: 'robot', name: 'Robot', bot: true };

const RATED: Partial<Terms> = {
  rated: true,
  undo: false,
  absence: { kind: 'forfeit' },
  by: ann,
  seats: [{ kind: 'person', player: ann }, { kind: 'open' }],
};
const ROBOTS: Partial<Terms> = {
  ...RATED,
  by: robot,
  seats: [{ kind: 'person', player: robot }, { kind: 'open' }],
};
const rated = (change: Partial<Terms> = {}) => open({ ...RATED, ...change });
const begun = (): Table => {
  const table = doIt(openTable(RATED), { type: 'sit', by: bob, salt });
  return deal(doIt(table, { type: 'ready', by: ann, salt }));
};

describe('a rated table', () => {
  const cases: readonly Case[] = [
    ['is opened', new Table(), rated(), ['opened']],
    ['by a bot account', new Table(), open(ROBOTS), ['opened']],
    ['not without a clock', new Table(), rated({ clock: { kind: 'none' } }), refusals.RATED_TERMS],
    ['not with undo', new Table(), rated({ undo: true }), refusals.RATED_TERMS],
    [
      'not where a bot plays on',
      new Table(),
      rated({ absence: { kind: 'bot', level: 'knight' } }),
      refusals.RATED_TERMS,
    ],
    [
      'not on a deal that others know',
      new Table(),
      rated({ sharedDeal: { deal: 'deal-of-many', salts: ['', ''] } }),
      refusals.RATED_TERMS,
    ],
    [
      'not with a bot',
      new Table(),
      rated({ seats: [TERMS.seats[0]!, { kind: 'bot', level: 'knight' }] }),
      refusals.RATED_WITHOUT_BOTS,
    ],
    [
      'not by a guest',
      new Table(),
      rated({ by: guest, seats: [{ kind: 'open' }, { kind: 'open' }] }),
      refusals.MEMBERS_ONLY,
    ],
    ['is joined by a member', openTable(RATED), { type: 'sit', by: bob }, ['seated']],
    ['not by a guest who sits down', openTable(RATED), { type: 'sit', by: guest }, refusals.MEMBERS_ONLY],
    ['not by a bot account', openTable(RATED), { type: 'sit', by: robot }, refusals.MEMBERS_ONLY],
    ['of bots not by people', openTable(ROBOTS), { type: 'sit', by: bob }, refusals.BOTS_ONLY],
    [
      'is not filled up',
      openTable(RATED),
      { type: 'fill', by: ann, seat: 1, level: 'knight' },
      refusals.RATED_WITHOUT_BOTS,
    ],
  ];
  for (const given of cases) test(given[0], () => expect(decisionOf(given)).toEqual(given[3]));

  test('every reason has a case', () => {
    expect(sentencesWithoutCase(readFileSync(new URL('rated.ts', import.meta.url), 'utf8'))).toEqual([]);
  });

  test('whoever leaves is last, whatever the points say', () => {
    const table = begun();
    const { ended } = deal(doIt(table, { type: 'leave', by: ann }));
    expect([ended?.reason, ended?.ranking]).toEqual(['forfeit', [[1], [0]]]);
  });

  test('is followed by a rated one', () => {
    const terms = rematchTerms('previous-table', playToEnd(begun()), bob);
    expect(terms).toMatchObject({ rated: true, seats: [{ kind: 'person' }, { kind: 'open', for: ann }] });
  });
});

test.each([
  [{ game: 'duel', options: {}, seats: 2 }, 'duel'],
  [{ game: 'kingdomino', options: { players: 2 }, seats: 2 }, 'two'],
  [{ game: 'kingdomino', options: { players: 2, mightyDuel: true, harmony: true }, seats: 2 }, 'mighty'],
  [{ game: 'kingdomino', options: { players: 3 }, seats: 3 }, 'three'],
  [{ game: 'kingdomino', options: { players: 4, middleKingdom: true }, seats: 4 }, 'four'],
] as const)('%j is rated as %s', ({ game, options, seats }, mode) => {
  expect(ratedMode({ game, options, seats: Array(seats).fill({ kind: 'open' }) })).toBe(mode);
});
