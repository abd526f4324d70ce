/** The rule of pairing: cases, and what holds whoever waits. */
import { RATED_MODES, STAKES } from '@kingdomino/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEATS_OF } from '../../ratings/rating.ts';
import {
  ANYBODY_AFTER,
  formGroups,
  type Group,
  LEAVERS_APART,
  type QueuedPlayer,
  widthAfter,
} from './form-groups.ts';

const NOW = 10_000_000;

function waiter(
  player: string,
  change: Partial<QueuedPlayer> & { rating?: number; deviation?: number } = {},
): QueuedPlayer {
  const { rating = 1500, deviation = 0, ...rest } = change;
  const strengths = Object.fromEntries(RATED_MODES.map(mode => [mode, { rating, deviation }]));
  return { player, modes: ['two'], stakes: 'casual', since: NOW, strengths, ...rest };
}

const pairs = (...waiters: QueuedPlayer[]) => formGroups(waiters, NOW).map(({ players }) => players);

describe('who waits', () => {
  test('is paired with who wants the same time to think, also with bots', () => {
    const [ann, bob] = [waiter('ann', { pace: 'daily' }), waiter('bob')];
    expect(pairs(ann, bob)).toEqual([]);
    expect(pairs(ann, bob, waiter('cid', { pace: 'daily' }))).toEqual([['ann', 'cid']]);
    const large = { modes: ['three'] as const, bots: 'squire' as const };
    expect(formGroups([waiter('dan', { ...large, pace: 'fast' }), waiter('eve', large)], NOW)).toMatchObject([
      { players: ['dan'], pace: 'fast' },
      { players: ['eve'], pace: 'normal' },
    ]);
  });

  test('and leaves games often is paired with others who do, and stands behind those who stay', () => {
    const leaver = (player: string, waited: number) => waiter(player, { leaves: true, since: NOW - waited });
    const [ann, bob] = [waiter('ann', { since: NOW - 1000 }), waiter('bob')];
    const [lea, lou] = [leaver('lea', LEAVERS_APART - 1), leaver('lou', 0)];
    expect(pairs(ann, lea)).toEqual([]);
    expect(pairs(ann, lea, lou)).toEqual([['lea', 'lou']]);
    expect(pairs(lea, ann, bob)).toEqual([['ann', 'bob']]);
    // nobody waits for ever
    expect(pairs(ann, leaver('len', LEAVERS_APART))).toEqual([['ann', 'len']].map(([a, b]) => [b, a]));
    expect(pairs(waiter('amy', { since: NOW - LEAVERS_APART }), lou)).toEqual([['amy', 'lou']]);
  });

  test('is paired with the nearest, who has waited longest first', () => {
    expect(
      pairs(
        waiter('ann', { since: NOW - 3000, rating: 1500 }),
        waiter('bob', { since: NOW - 1000, rating: 1590 }),
        waiter('cat', { rating: 1520 }),
        waiter('dan', { rating: 1600 }),
      ),
    ).toEqual([
      ['ann', 'cat'],
      ['bob', 'dan'],
    ]);
  });

  test('meets somebody farther away the longer the wait, and anybody after a minute', () => {
    const far = { rating: 1900 };
    expect(pairs(waiter('ann', { since: NOW - 29_000 }), waiter('bob', far))).toEqual([]);
    expect(pairs(waiter('ann', { since: NOW - 30_000 }), waiter('bob', far))).toEqual([['ann', 'bob']]);
    const strongest = waiter('bob', { rating: 9000 });
    expect(pairs(waiter('ann', { since: NOW - ANYBODY_AFTER }), strongest)).toEqual([['ann', 'bob']]);
  });

  test('and is new meets somebody farther away: nobody knows better', () => {
    expect(pairs(waiter('ann', { deviation: 380 }), waiter('bob', { rating: 1750, deviation: 60 }))).toEqual([
      ['ann', 'bob'],
    ]);
    expect(pairs(waiter('ann', { deviation: 60 }), waiter('bob', { rating: 1750, deviation: 60 }))).toEqual(
      [],
    );
  });

  test('plays for what both agreed on: rated, not rated, or either', () => {
    const rated = waiter('ann', { stakes: 'rated' });
    expect(pairs(rated, waiter('bob'))).toEqual([]);
    const either = waiter('cat', { stakes: 'either', since: NOW - 1 });
    expect(formGroups([rated, waiter('bob'), either], NOW)).toEqual([
      { mode: 'two', rated: true, pace: 'normal', players: ['cat', 'ann'] },
    ]);
    expect(formGroups([waiter('bob'), either], NOW)).toMatchObject([{ rated: false }]);
  });

  test('is never asked to play with somebody blocked, on whichever side', () => {
    const [ann, bob, cat] = [waiter('ann', { since: 0 }), waiter('bob'), waiter('cat', { rating: 2000 })];
    const groups = (one: string, other: string) =>
      formGroups([ann, bob, cat], NOW, (a, b) => a === one && b === other).map(({ players }) => players);
    expect(groups('ann', 'bob')).toEqual([['ann', 'cat']]);
    expect(groups('bob', 'ann')).toEqual([['ann', 'cat']]);
    expect(groups('bob', 'cat')).toEqual([['ann', 'bob']]);
  });

  test('for several modes gets the one that comes about first', () => {
    const [ann, bob] = [
      waiter('ann', { modes: ['four', 'duel'] }),
      waiter('bob', { modes: ['two', 'duel'] }),
    ];
    expect(formGroups([ann, bob], NOW)).toMatchObject([{ mode: 'duel', players: ['ann', 'bob'] }]);
  });
});

describe('who takes bots for empty seats', () => {
  const four = { modes: ['four'] as const };

  test('plays with the people who wait, and is alone with bots where nobody does', () => {
    const ann = waiter('ann', { ...four, bots: 'duke' });
    expect(formGroups([ann], NOW)).toEqual([
      { mode: 'four', rated: false, pace: 'normal', players: ['ann'], bots: 'duke' },
    ]);
    const others = [waiter('bob', four), waiter('cat', { ...four, stakes: 'either' })];
    expect(formGroups([ann, ...others], NOW)).toMatchObject([
      { players: ['ann', 'bob', 'cat'], bots: 'duke' },
    ]);
  });

  test('does not bring bots to those who want none, or whose game shall count', () => {
    const ann = waiter('ann', { ...four, bots: 'duke' });
    const others = [
      waiter('bob', { ...four, peopleOnly: true }),
      waiter('cat', { ...four, stakes: 'rated' }),
    ];
    expect(formGroups([ann, ...others], NOW)).toMatchObject([{ players: ['ann'] }]);
  });

  test('gets people alone where there are enough', () => {
    const waiters = ['bob', 'cat', 'dan'].map(name => waiter(name, four));
    const [group] = formGroups([waiter('ann', { ...four, bots: 'duke' }), ...waiters], NOW);
    expect(group).toMatchObject({ players: ['ann', 'bob', 'cat', 'dan'] });
    expect(group).not.toHaveProperty('bots');
  });
});

const waiters = fc.uniqueArray(
  fc.record({
    player: fc.integer({ min: 0, max: 60 }).map(String),
    modes: fc.subarray([...RATED_MODES], { minLength: 1 }),
    stakes: fc.constantFrom(...STAKES),
    since: fc.integer({ min: NOW - 90_000, max: NOW }),
    rating: fc.integer({ min: 500, max: 2500 }),
    deviation: fc.integer({ min: 20, max: 400 }),
    isWithBots: fc.boolean(),
    peopleOnly: fc.boolean(),
  }),
  { selector: ({ player }) => player, maxLength: 40 },
);
const made = waiters.map(list =>
  list.map(({ isWithBots, ...one }) => waiter(one.player, { ...one, ...(isWithBots && { bots: 'knight' }) })),
);
const blocks = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 30 });

describe('whoever waits', () => {
  test('sits once at most, at a table of the right size that all agreed on, with nobody blocked or too far', () => {
    fc.assert(
      fc.property(made, blocks, (list, blocked) => {
        const isBlocked = (a: string, b: string) => blocked.some(([c, d]) => a === `${c}` && b === `${d}`);
        const groups = formGroups(list, NOW, isBlocked);
        const seated = groups.flatMap(({ players }) => players);
        expect(new Set(seated).size).toBe(seated.length);
        for (const group of groups) expectFair(group, list, isBlocked);
      }),
    );
  });

  test('is not left waiting beside somebody who would do', () => {
    fc.assert(
      fc.property(made, list => {
        const seated = new Set(formGroups(list, NOW).flatMap(({ players }) => players));
        const left = list.filter(({ player }) => !seated.has(player));
        expect(formGroups(left, NOW)).toEqual([]);
        for (const one of left) expect(one.bots).toBeUndefined();
        const patient = left.filter(({ since }) => since <= NOW - ANYBODY_AFTER);
        for (const one of patient)
          for (const mode of one.modes)
            for (const stakes of ['rated', 'casual'] as const) {
              const willing = left.filter(
                other => other.modes.includes(mode) && [stakes, 'either'].includes(other.stakes),
              );
              if (willing.includes(one)) expect(willing.length).toBeLessThan(SEATS_OF[mode]);
            }
      }),
    );
  });
});

function expectFair(
  { mode, rated, players, bots }: Group,
  list: readonly QueuedPlayer[],
  isBlocked: (a: string, b: string) => boolean,
) {
  const group = players.map(player => list.find(one => one.player === player)!);
  const [first] = group as [QueuedPlayer];
  if (bots === undefined) expect(players).toHaveLength(SEATS_OF[mode]);
  else expect([rated, first.bots, players.length < SEATS_OF[mode]]).toEqual([false, bots, true]);
  for (const one of group) {
    expect(one.modes).toContain(mode);
    if (bots === undefined) expect([rated ? 'rated' : 'casual', 'either']).toContain(one.stakes);
    else if (one.bots === undefined) expect([one.stakes === 'rated', one.peopleOnly]).toEqual([false, false]);
    for (const other of group) {
      if (one === other) continue;
      expect(isBlocked(one.player, other.player)).toBe(false);
      const [here, there] = [one.strengths[mode]!, other.strengths[mode]!];
      const doubt = Math.hypot(here.deviation, there.deviation) / 2;
      expect(Math.abs(here.rating - there.rating)).toBeLessThanOrEqual(widthAfter(NOW - first.since) + doubt);
    }
  }
}
