import { dealerFromText, Random } from '@kingdomino/rules';
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { GameUtility, pointsBefore } from './game-utility.ts';

/** A game at random until so many games of a Dynasty are over and a seat is to act. */
function inGame(games: number, isDynasty = true): Position {
  const read = kingdomino.readOptions({ players: 2, dynasty: isDynasty });
  if (!read.ok) throw new Error(read.error.text);
  const position = kingdomino.start(read.value);
  const dealer = dealerFromText('dynasty');
  const random = new Random(7);
  while (position.finished.length < games || typeof kingdomino.toAct(position) !== 'number') {
    const isChance = kingdomino.toAct(position) === 'chance';
    const index = isChance ? 0 : random.below(kingdomino.countMoves(position));
    kingdomino.advance(
      position,
      isChance ? dealer.next(kingdomino, position) : kingdomino.moveAt(position, index),
    );
  }
  return position;
}

const GAME = { margin: 5, win: 0.8 };
const POINTS = [45, 40];

test('a single game is played for itself', () => {
  const gameUtility = new GameUtility(inGame(0, false));
  expect(gameUtility.ofGame(GAME, seat => POINTS[seat]!)).toEqual(GAME);
  expect(gameUtility.ofTurn({ own: 45, other: 40, win: 0.8 })).toEqual(GAME);
});

test('in a Dynasty the sum counts: first only points, in the last game who has more in all', () => {
  const second = inGame(1);
  const before = pointsBefore(second);
  const own = (seat: number) => before[seat]! + (seat === second.seat ? 45 : 40);
  const lead = own(second.seat) - own(1 - second.seat);
  const points = (seat: number) => (seat === second.seat ? 45 : 40);
  expect(new GameUtility(second).ofGame(GAME, points)).toEqual({ margin: lead, win: 0 });

  const last = inGame(2);
  const behind = pointsBefore(last)[1 - last.seat]! - pointsBefore(last)[last.seat]!;
  const even = { own: 40 + behind, other: 40, win: 0.99 };
  expect(new GameUtility(last).ofTurn(even)).toEqual({ margin: 0, win: 0.5 });
  expect(new GameUtility(last).ofTurn({ ...even, own: even.own + 9 }).win).toBeGreaterThan(0.8);
});
