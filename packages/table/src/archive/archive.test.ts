/** Archives: what is kept of a game follows from its events, adds up, and can be drawn again. */
import { COATS } from '@kingdomino/rules/duel';
import { kingdomino, Position, TERRAINS } from '@kingdomino/rules/kingdomino';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begunTable, bob, doIt, moveOn, openTable, playToEnd } from '../testing/tables.ts';
import { boardText, readBoardText } from './board-text.ts';
import { keptGame, type SeatFacts } from './kept-game.ts';
import { NO_STATISTICS, withGame } from './statistics.ts';
import { type Tally, withMeeting } from './tally.ts';

const sum = (values: Readonly<Record<string, number>>) =>
  Object.values(values).reduce((all, one) => all + one, 0);

test.each([
  ['kingdomino', { players: 2, middleKingdom: true, harmony: true }, 'two', TERRAINS],
  ['kingdomino', { players: 2, mightyDuel: true }, 'mighty', TERRAINS],
  ['kingdomino', { players: 2, dynasty: true, harmony: true }, 'dynasty', TERRAINS],
  ['duel', {}, 'duel', COATS],
] as const)('a finished game of %s with %o adds up', (game, options, mode, kinds) => {
  const table = playToEnd(begunTable({ game, options }));
  const kept = keptGame(table)!;
  expect([kept.mode, kept.isRated, kept.isPublic]).toEqual([mode, false, true]);
  const totals = table.ended!.outcome!.scores.map(({ total }) => total);
  for (const [seat, { who, place, score, board }] of kept.seats.entries()) {
    const other = totals[1 - seat]!;
    expect([who, place >= 1, score!.points, score!.margin]).toEqual([
      ['ann', 'bob'][seat],
      true,
      totals[seat],
      totals[seat]! - other,
    ]);
    expect(Object.keys(score!.kinds)).toEqual([...kinds]);
    const bonuses = Object.values(score!.bonuses);
    const parts = sum(score!.kinds) + bonuses.reduce((all, { points }) => all + points, 0);
    if (mode !== 'dynasty') expect(parts).toBe(totals[seat]);
    if (mode === 'dynasty') expect(score!.bonuses.harmony!.possible).toBe(3);
    const squares = readBoardText(game, board);
    expect(squares.length).toBeGreaterThan(8);
    expect(squares.every(({ kind }) => kinds.some(one => one === kind))).toBe(true);
    if (table.state instanceof Position)
      expect(squares.toSorted(byPlace)).toEqual(
        table.state.kingdoms[seat]!.squares()
          .map(({ x, y, terrain, crowns }) => ({ x, y, kind: terrain, marks: crowns }))
          .toSorted(byPlace),
      );
  }
});

function byPlace(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return one.y - other.y || one.x - other.x;
}

test('a game that goes on, or never began, is in no archive; one that was given up has no places', () => {
  expect(keptGame(openTable())).toBeUndefined();
  expect(keptGame(begunTable())).toBeUndefined();
  expect(keptGame(doIt(openTable(), { type: 'dismiss' }))).toBeUndefined();
  const begun = begunTable({ visibility: 'link' });
  for (let move = 0; move < 6; move++) moveOn(begun);
  const kept = keptGame(doIt(begun, { type: 'dismiss' }))!;
  expect(kept.isPublic).toBe(false);
  expect(kept.seats.map(({ place, score }) => [place, score])).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
});

test('points that a bot made for somebody are nobody’s; the place counts', () => {
  const table = begunTable({ absence: { kind: 'bot', level: 'knight' } });
  doIt(table, { type: 'leave', by: bob });
  playToEnd(table);
  const [own, left] = keptGame(table)!.seats;
  expect([own!.score === undefined, left!.score, left!.place > 0]).toEqual([false, undefined, true]);
});

test('a board that is damaged has no squares, and an empty one no text', () => {
  for (const text of ['', 'x', '-2.-2.0.00', '1.1.2.0', '<script>'])
    expect(readBoardText('duel', text)).toEqual([]);
  const start = kingdomino.readOptions({ players: 2 });
  if (!start.ok) throw new Error(start.error.text);
  expect(boardText(kingdomino.start(start.value), 0)).toBe('');
  expect(readBoardText('kingdomino', '-1.0.2.31..99')).toEqual([
    { x: -1, y: 0, kind: 'grassland', marks: 1 },
  ]);
});

const facts: fc.Arbitrary<SeatFacts> = fc.record({
  place: fc.integer({ min: 0, max: 4 }),
  score: fc.record({
    points: fc.nat(150),
    margin: fc.integer({ min: -99, max: 99 }),
    kinds: fc.record({ wheat: fc.nat(60), mine: fc.nat(60) }),
    bonuses: fc.constant({ harmony: { possible: 1, earned: 1, points: 5 } }),
  }),
});

test('statistics are sums, in whatever order games are added', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), games => {
      const all = games.reduce(withGame, NO_STATISTICS);
      expect(games.toReversed().reduce(withGame, NO_STATISTICS)).toEqual(all);
      const counted = games.filter(({ place }) => place > 0);
      expect([all.games, all.points, all.places.reduce((one, other) => one + other)]).toEqual([
        counted.length,
        counted.reduce((points, { score }) => points + score!.points, 0),
        counted.length,
      ]);
      expect(sum(all.margins)).toBe(counted.length);
      expect(all.kinds.wheat ?? 0).toBe(
        counted.reduce((points, { score }) => points + score!.kinds.wheat!, 0),
      );
    }),
  );
});

test('two against each other: ties and games without a result', () => {
  const play = (tally: Tally, place: number, otherPlace: number, isRated = false) =>
    withMeeting(tally, { mode: 'two', isRated, place, otherPlace });
  const tally = play(play(play(play({}, 1, 2, true), 2, 1), 1, 1), 0, 0);
  expect(tally).toEqual({
    two: { all: { games: 3, ahead: 1, behind: 1 }, rated: { games: 1, ahead: 1, behind: 0 } },
  });
});
