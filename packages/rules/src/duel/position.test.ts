import { describe, expect, test } from 'vitest';
import { beforeRoll, blockedMap, boxes, DRAW_BOTH, owner, plainMap, TAKE_01 } from '../testing/duel.ts';
import { begin, playTexts, verdict } from '../testing/playing.ts';
import { duel as game } from './game.ts';
import { NOBODY } from './position.ts';

describe('a round', () => {
  test('[D-R1] [D-R9] A and B swap every round', () => {
    const position = beforeRoll('round 0', 'roll:1,0,1,2', ...DRAW_BOTH);
    expect([position.phase, position.round, position.playerA, position.playerB]).toEqual(['roll', 1, 1, 0]);
    playTexts(game, position, 'roll:1,0,1,2');
    expect(game.toAct(position)).toBe(1);
    playTexts(game, position, 'take:0', 'take:2,3', 'draw:0@-1,0;1@-2,0', 'draw:2@-1,0;3@-2,0');
    expect([position.round, position.playerA]).toEqual([2, 0]);
    const start = begin(game, {});
    expect([start.phase, game.toAct(start)]).toEqual(['first', 'chance']);
  });

  test('[D-R2] 1296 rolls, all equally likely', () => {
    const position = beforeRoll('round 0');
    expect([game.toAct(position), game.countMoves(position)]).toEqual(['chance', 1296]);
    expect(game.format(game.moveAt(position, 0))).toBe('roll:0,0,0,0');
    expect(game.format(game.moveAt(position, 6 * 216 - 1))).toBe('roll:5,5,5,5');
    expect(game.format(game.moveAt(position, 7))).toBe('roll:0,0,1,1');
  });

  test('[D-R3] A takes one die, B two of the other three, A gets the last', () => {
    const position = beforeRoll('round 0', 'roll:1,0,1,2');
    expect([game.toAct(position), game.countMoves(position)]).toEqual([0, 4]);
    playTexts(game, position, 'take:1');
    expect([game.toAct(position), game.countMoves(position)]).toEqual([1, 3]);
    playTexts(game, position, 'take:0,3');
    expect([...position.takenBy]).toEqual([1, 0, 0, 1]);
    expect([position.dieOf(0, 0), position.dieOf(0, 1), position.dieOf(0, 2)]).toEqual([1, 2, -1]);
  });

  test('[D-R4] coats keep the crosses of their dice, a joker has none', () => {
    const position = beforeRoll(
      'round 0',
      'roll:0,2,4,1',
      ...TAKE_01,
      'draw:0=solid@1,0;1@2,0',
      'draw:2@1,0;3@2,0',
    );
    expect(position.maps[0].squareAt(1, 0)).toMatchObject({ coat: 'solid', crosses: 0 });
    expect(position.maps[0].squareAt(2, 0)).toMatchObject({ coat: 'discs', crosses: 1 });
    expect(position.maps[1].squareAt(1, 0)).toMatchObject({ coat: 'solid', crosses: 2, round: 0 });
  });

  test('[D-R5] the two halves of a round do not serve each other, but those of earlier rounds do', () => {
    const position = beforeRoll(
      'round 0; bonus 0 1',
      'roll:1,0,1,2',
      ...DRAW_BOTH,
      'roll:1,0,1,2 take:2 take:0,1 draw:2@-1,0;3@-2,0',
    );
    expect(verdict(game, position, 'draw:0@3,1;1@3,2')).toBe('no-match');
    expect(verdict(game, position, 'draw:0@3,0;1@3,1')).toBe('legal');
  });
});

describe('the spellbook', () => {
  test('[D-R7] a box for each plain coat, two for two equal ones, none for jokers and crosses', () => {
    const plain = beforeRoll('round 0', 'roll:1,0,2,2', ...DRAW_BOTH);
    expect(boxes(plain, 0, 'disc')).toBe(2);
    expect([boxes(plain, 1, 'discs'), boxes(plain, 1, 'band')]).toEqual([1, 1]);
    const others = beforeRoll(
      'round 0',
      'roll:0,2,4,3',
      ...TAKE_01,
      'draw:0=disc@1,0;1@2,0',
      'draw:2@1,0;3@2,0',
    );
    expect([...others.boxes].reduce((sum, count) => sum + count)).toBe(0);
  });

  test('[D-R7] who draws nothing still fills', () => {
    const position = beforeRoll(
      `round 4; ${blockedMap(0)}`,
      'roll:1,0,0,1',
      ...TAKE_01,
      'pass',
      'draw:2@1,0;3@2,0',
    );
    expect(boxes(position, 0, 'disc')).toBe(2);
    expect(position.phase).toBe('roll');
  });

  test('[D-S4] a die turned in a pass counts as its new face, and the spell is spent', () => {
    const passed = (pass: string) =>
      beforeRoll(
        `round 4; ${blockedMap(0)}; book bands=4:0`,
        'roll:1,0,0,1',
        ...TAKE_01,
        pass,
        'draw:2@1,0;3@2,0',
      );
    const position = passed('pass:0>3');
    expect([boxes(position, 0, 'disc'), boxes(position, 0, 'band')]).toEqual([1, 1]);
    expect([position.canCast('turn', 0), position.drew[0], position.maps[0].squares().length]).toEqual([
      false,
      0,
      8,
    ]);
    // turned to a face with a cross it fills nothing
    const crossed = passed('pass:0>4');
    expect([boxes(crossed, 0, 'disc'), boxes(crossed, 0, 'discs')]).toEqual([1, 0]);
  });

  test('[D-S4] [D-R8] such a box can complete a line', () => {
    const position = beforeRoll(
      `round 4; ${blockedMap(0)}; book bands=4:0 band=4:0`,
      'roll:1,0,0,1',
      ...TAKE_01,
      'pass:0>3',
      'draw:2@1,0;3@2,0',
    );
    expect(owner(position, 'band')).toBe(0);
  });

  test('[D-R8] the first to complete a line owns its spell; a struck out or complete line takes no more', () => {
    const position = beforeRoll('round 0; book disc=4:3', 'roll:3,0,1,2', ...DRAW_BOTH);
    expect([owner(position, 'disc'), boxes(position, 0, 'disc')]).toEqual([0, 5]);
    playTexts(
      game,
      position,
      'roll:1,0,0,1',
      'take:2',
      'take:0,1',
      'draw:2@-1,0;3@-2,0',
      'draw:0@-1,0;1@-2,0',
    );
    expect([boxes(position, 0, 'disc'), boxes(position, 1, 'disc')]).toEqual([5, 3]);
    expect(owner(position, 'disc')).toBe(0);
  });

  test('[D-R8] if both would complete it in the same round, A has it', () => {
    const position = beforeRoll('round 0; book disc=4:4', 'roll:3,0,0,2', ...DRAW_BOTH);
    expect(owner(position, 'disc')).toBe(0);
    expect([boxes(position, 0, 'disc'), boxes(position, 1, 'disc')]).toEqual([5, 4]);
  });

  test('[D-R8] nobody owns a spell at the start', () => {
    const position = begin(game, {});
    expect([...position.owners].every(seat => seat === NOBODY)).toBe(true);
    expect(position.canCast('free', 0)).toBe(false);
  });
});

describe('the end', () => {
  /** Discs everywhere but on 2,2 and 3,2, one pair of them split: without that spell no map can be filled. */
  const CROWDED = plainMap(
    0,
    'disc',
    `1,0+2,0 -1,0+-2,0 3,0+-3,0 0,1+-1,1 -2,1+-3,1 1,1+1,2 2,1+3,1 -2,2+-3,2 -1,2+0,2
     -3,-1+-3,-2 -2,-1+-2,-2 -1,-1+-1,-2 0,-1+0,-2 1,-1+1,-2 2,-1+2,-2 3,-1+3,-2`,
  );

  test('[D-E1] with the round in which a map is full, spellbook and what is played at once included', () => {
    const position = beforeRoll(
      `round 16; ${CROWDED}; book band=5:0* quarters=0:2`,
      'roll:1,5,0,2 take:0 take:1,3 draw:0@2,2;2@3,2',
    );
    expect([position.maps[0].isFull(), game.toAct(position)]).toEqual([true, 1]);
    playTexts(game, position, 'draw:1@1,0;3@2,0');
    expect(position.phase).toBe('dignitary');
    playTexts(game, position, 'dignitary:1,0');
    expect([game.toAct(position), game.countMoves(position)]).toEqual(['nobody', 0]);
    expect(() => game.moveAt(position, 0)).toThrow('there are none');
  });

  test('[D-E1] with a round in which neither drew, but not when only one did not', () => {
    const moves = ['roll:1,0,0,1', ...TAKE_01, 'pass'];
    const neither = beforeRoll(`round 4; ${blockedMap(0)}; ${blockedMap(1)}`, ...moves, 'pass');
    expect(game.toAct(neither)).toBe('nobody');
    const one = beforeRoll(`round 4; ${blockedMap(0)}`, ...moves, 'draw:2@1,0;3@2,0');
    expect(game.toAct(one)).toBe('chance');
    const other = beforeRoll(
      `round 4; ${blockedMap(1)}`,
      'roll:1,0,0,1',
      ...TAKE_01,
      'draw:0@1,0;1@2,0',
      'pass',
    );
    expect(game.toAct(other)).toBe('chance');
  });

  test('[D-E2] [D-E3] domains and banner make the total, and the largest domain breaks a tie', () => {
    const position = beforeRoll('round 1; seat0 0:disc1@1,0+disc@2,0; seat1 0:discs1@1,0+band1@2,0');
    expect(game.outcome(position)).toEqual({
      scores: [
        { domains: 2, banner: 0, total: 2, largestDomain: 2, crosses: 1 },
        { domains: 2, banner: 0, total: 2, largestDomain: 1, crosses: 2 },
      ],
      ranking: [[0], [1]],
    });
  });
});
