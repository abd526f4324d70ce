/** Who plays whom on the ladder: nobody twice, nobody with their own, and levels of ours only where nobody else is. */
import { RATED_MODES, type RatedMode } from '@kingdomino/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorOf } from '../../ratings/anchors.ts';
import { SEATS_OF } from '../../ratings/rating.ts';
import { ANCHORS_AFTER, formLadderGames, type WaitingProgram } from './form-ladder-games.ts';

const NOW = 1_000_000;
const LEVELS = { squire: 1100, knight: 1300, baron: 1500, duke: 1650, prince: 1850 } as const;
const rule = (room = 9) => ({ room, ratingOf: (level: keyof typeof LEVELS) => LEVELS[level] });

function program(player: string, change: Partial<WaitingProgram> = {}, rating = 1500): WaitingProgram {
  return {
    player,
    owner: `owner of ${player}`,
    modes: ['two'],
    since: NOW - 1000,
    ratings: Object.fromEntries(RATED_MODES.map(mode => [mode, rating])),
    lastMet: [],
    anchorsLeft: 9,
    ...change,
  };
}

const LONG = { since: NOW - ANCHORS_AFTER };

describe('a program plays', () => {
  test('the nearest, and rather another than the last', () => {
    const [a, b, c] = [program('a', {}, 1500), program('b', {}, 1900), program('c', {}, 1550)];
    expect(formLadderGames([a, b, c], NOW, rule())).toEqual([{ mode: 'two', seats: ['a', 'c'] }]);
    const met = { ...a, lastMet: ['c'] };
    expect(formLadderGames([met, b, c], NOW, rule())).toEqual([{ mode: 'two', seats: ['a', 'b'] }]);
    expect(formLadderGames([met, c], NOW, rule())).toEqual([{ mode: 'two', seats: ['a', 'c'] }]);
  });

  test('a level of ours when nobody came for a while: a near one, and not always the same', () => {
    const [alone] = [program('a', LONG, 1320)];
    expect(formLadderGames([program('a')], NOW, rule())).toEqual([]);
    expect(formLadderGames([alone], NOW, rule())).toEqual([{ mode: 'two', seats: ['a', 'level-knight'] }]);
    const again = { ...alone, lastMet: ['level-knight'] };
    expect(formLadderGames([again], NOW, rule())).toEqual([{ mode: 'two', seats: ['a', 'level-baron'] }]);
  });

  test('with levels on the seats that programs leave free', () => {
    const three: WaitingProgram['modes'] = ['four'];
    const found = formLadderGames(
      [program('a', { ...LONG, modes: three }), program('b', { modes: three })],
      NOW,
      rule(),
    );
    expect(found[0]!.seats.slice(0, 2)).toEqual(['a', 'b']);
    expect(new Set(found[0]!.seats).size).toBe(4);
  });

  test.each([
    ['one that has had its share of them', program('a', { ...LONG, anchorsLeft: 0 }), 9],
    ['any while others have them', program('a', LONG), 0],
  ])('no level: %s', (_, alone, room) => {
    expect(formLadderGames([alone], NOW, rule(room))).toEqual([]);
  });
});

test('whoever waits: nobody is paired twice or with their own, and tables are full', () => {
  const some = fc.array(
    fc.record({
      owner: fc.integer({ min: 0, max: 4 }).map(String),
      modes: fc.uniqueArray(fc.constantFrom<RatedMode>(...RATED_MODES), { minLength: 1 }),
      since: fc.integer({ min: NOW - 30_000, max: NOW }),
      anchorsLeft: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 4 }), (wishes, room) => {
      const waiting = wishes.map((wish, index) => program(`p${index}`, wish, 1000 + 97 * index));
      const games = formLadderGames(waiting, NOW, rule(room));
      const programs = games.flatMap(({ seats }) => seats.filter(seat => anchorOf(seat) === undefined));
      expect(new Set(programs).size).toBe(programs.length);
      for (const { mode, seats } of games) {
        const own = waiting.filter(({ player }) => seats.includes(player));
        expect(seats).toHaveLength(SEATS_OF[mode]);
        expect(new Set(own.map(({ owner }) => owner)).size).toBe(own.length);
        expect(own.every(({ modes }) => modes.includes(mode))).toBe(true);
      }
      const withLevels = games.filter(({ seats }) => seats.some(seat => anchorOf(seat) !== undefined));
      expect(withLevels.length).toBeLessThanOrEqual(room);
    }),
  );
});
