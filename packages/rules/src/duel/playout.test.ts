import { expect, test } from 'vitest';
import { dealerFromText } from '../kernel/dealer.ts';
import { Random } from '../kernel/random.ts';
import { beforeRoll } from '../testing/duel.ts';
import { COAT_OF, DIE_COUNT, FACE_COUNT } from './components.ts';
import { duel as game } from './game.ts';
import { Playout } from './playout.ts';

/** With 5 degrees of freedom, at one in 10,000. */
const LIMIT = 25.7;

test('[D-R2] the faces that a dealer rolls are equally likely, on each die', () => {
  const position = beforeRoll('round 0');
  const dealer = dealerFromText('dice');
  const rolls = 6000;
  const seen = Array.from({ length: DIE_COUNT }, () => new Float64Array(FACE_COUNT));
  for (let roll = 0; roll < rolls; roll++) {
    const move = dealer.next(game, position);
    if (move.kind === 'roll') for (const [die, face] of move.faces.entries()) seen[die]![face]! += 1;
  }
  for (const faces of seen) {
    const expected = rolls / FACE_COUNT;
    expect(faces.reduce((sum, hits) => sum + (hits - expected) ** 2 / expected, 0)).toBeLessThan(LIMIT);
  }
});

test('[D-E1] [D-C3] games end by a full map or a round without a draw; only the split spell fills a map', () => {
  const playout = new Playout({ players: 2 });
  const random = new Random(17);
  const endings = { full: 0, stuck: 0, unsplit: 0, other: 0 };
  let most = 0;
  for (let round = 0; round < 4000; round++) {
    playout.playRandomly(random);
    const { position } = playout;
    const full = [0, 1].filter(seat => position.maps[seat]!.isFull());
    if (full.length > 0) endings.full++;
    else if (position.drew[0] === 0 && position.drew[1] === 0) endings.stuck++;
    else endings.other++;
    const split = (seat: number) =>
      position.owners[COAT_OF.split] === seat && position.cast[COAT_OF.split] === 1;
    if (!full.every(split)) endings.unsplit++;
    most = Math.max(most, position.round + 1);
  }
  expect(endings).toMatchObject({ unsplit: 0, other: 0 });
  expect(Math.min(endings.full, endings.stuck)).toBeGreaterThan(100);
  // each round fills two cells of a map of 34, so that 34 rounds are more than enough
  expect(most).toBeLessThanOrEqual(34);
});

test('[D-R1] a playout begins with the seat the table chose', () => {
  const playout = new Playout({ players: 2, firstSeat: 1 });
  const random = new Random(1);
  for (let round = 0; round < 10; round++) {
    playout.playRandomly(random);
    const { position } = playout;
    expect((position.playerA + position.round) % 2).toBe(1);
  }
});
