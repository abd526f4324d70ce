import { expect, test } from 'vitest';
import { readMove, readRecordedMove } from '../kernel/game.ts';
import { beforeRoll, blockedMap, duelPosition, plainMap } from '../testing/duel.ts';
import { begin, playTexts, verdict } from '../testing/playing.ts';
import { type RefusalCase, testRefusals } from '../testing/refusals.ts';
import { duel as game } from './game.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import { REFUSALS } from './refusals.ts';
import type { DuelTypes } from './types.ts';

const START = begin(game, {});
const AT_ROLL = beforeRoll('round 0');
// A joker, a disc, a solid with two crosses, a band.
const ROLL = 'roll:0,0,4,2';
const AT_TAKE = beforeRoll('round 0', ROLL);
const AT_TAKE_TWO = beforeRoll('round 0', ROLL, 'take:0');
/** Seat 0 draws a joker and a disc. */
const JOKER_AND_DISC = [ROLL, 'take:0', 'take:2,3'];
const AT_DRAW = beforeRoll('round 0', ...JOKER_AND_DISC);
/** Seat 0 draws two discs. */
const DISCS = ['roll:1,0,4,2', 'take:0', 'take:2,3'];
const SPENT = beforeRoll('round 0; bonus 0', ...DISCS);
const FULL_OF_SPELLS = beforeRoll('round 0; book disc=5:0 discs=4:0 band=5:0 bands=4:0', ...DISCS);
const MAY_TAKE_BOTH = beforeRoll('round 0; book discs=4:0', ROLL);
const SPLIT = beforeRoll('round 1; seat0 0:band@-1,0+disc@-2,0; book band=5:0', ...DISCS);
const BLOCKED = beforeRoll(`round 4; ${blockedMap(0)}`, ...DISCS);
const TURNING = `round 4; ${blockedMap(0)}; book bands=4:0`;
const BLOCKED_TURNING = beforeRoll(TURNING, ...DISCS);
const OLD_BLOCKED = duelPosition(`duel/1 version1; roll; A 0; ${TURNING}`, ...DISCS);
const AT_BANNER = beforeRoll(
  'round 0; book solid=2:0',
  'roll:1,4,0,2 take:0 take:2,3 draw:0@1,0;1@2,0 draw:2@1,0;3@2,0',
);
const AT_DIGNITARY = beforeRoll(
  'round 0; book quarters=2:0',
  'roll:1,5,0,2 take:0 take:2,3 draw:0@1,0;1@2,0 draw:2@1,0;3@2,0',
);
const OVER = beforeRoll(
  `round 4; ${blockedMap(0)}; ${blockedMap(1)}`,
  'roll:1,0,0,1 take:0 take:2,3 pass pass',
);

const CASES: readonly RefusalCase<DuelTypes>[] = [
  ['D-R4', 'bad-move', AT_DRAW, 'draw:everything', 'draw:0=band@1,0;1@2,0'],
  ['D-S4', 'no-spell', BLOCKED, 'pass:0>3', 'pass'],
  ['D-R4', 'wrong-dice', BLOCKED_TURNING, 'pass:2>0', 'pass:0>3'],
  ['D-R6', 'must-draw', AT_DRAW, 'pass:0>0', 'draw:0=band@1,0;1@2,0'],
  ['D-R6', 'must-draw-turned', BLOCKED_TURNING, 'pass:1>4', 'pass:1>5'],
  ['D-S4', 'old-pass', OLD_BLOCKED, 'pass:0>3', 'pass'],
  ['D-E1', 'game-over', OVER, 'roll:0,0,0,0'],
  ['D-R1', 'expects-first', START, 'roll:0,0,0,0', 'first:0'],
  ['D-R2', 'expects-roll', AT_ROLL, 'take:0', 'roll:5,5,5,5'],
  ['D-R3', 'expects-take', AT_TAKE, 'pass', 'take:3'],
  ['D-R3', 'expects-take-two', AT_TAKE_TWO, 'both:1,2', 'take:1,2'],
  ['D-R4', 'expects-draw', AT_DRAW, 'take:1', 'draw:0=disc@0,-1;1@0,-2'],
  ['D-S5', 'expects-banner', AT_BANNER, 'dignitary:1,0', 'banner:disc'],
  ['D-S6', 'expects-dignitary', AT_DIGNITARY, 'banner:disc', 'dignitary:1,0'],
  ['D-R1', 'bad-first', START, 'first:2', 'first:1'],
  ['D-R1', 'bad-first', begin(game, { firstSeat: 0 }), 'first:1', 'first:0'],
  ['D-R2', 'bad-roll', AT_ROLL, 'roll:0,0,0', 'roll:0,0,0,0'],
  ['D-R2', 'bad-roll', AT_ROLL, 'roll:0,0,0,6', 'roll:0,0,0,5'],
  ['D-R2', 'bad-roll', AT_ROLL, 'roll:0,0,0,-1', 'roll:0,0,0,1'],
  ['D-R3', 'die-gone', AT_TAKE, 'take:4', 'take:3'],
  ['D-R3', 'die-gone', AT_TAKE_TWO, 'take:0,1', 'take:1,3'],
  ['D-R3', 'take-count', AT_TAKE, 'take:0,1', 'take:1'],
  ['D-R3', 'take-count', AT_TAKE_TWO, 'take:1', 'take:2,3'],
  ['D-R3', 'take-count', AT_TAKE_TWO, 'take:1,1', 'take:3,1'],
  ['D-S3', 'take-count', MAY_TAKE_BOTH, 'both:1', 'both:0,3'],
  ['D-S3', 'no-spell', AT_TAKE, 'both:0,3', 'take:0'],
  ['D-S1', 'no-spell', AT_DRAW, 'draw:free:0=disc@3,2;1@2,2', 'draw:0=disc@1,0;1@1,1'],
  ['D-S2', 'no-spell', AT_DRAW, 'draw:split:0=disc@1,0;1@-1,0', 'draw:0=disc@1,0;1@2,0'],
  ['D-S4', 'no-spell', AT_DRAW, 'draw:0>3@1,0;1@2,0', 'draw:0=band@1,0;1@2,0'],
  ['D-R4', 'wrong-dice', AT_DRAW, 'draw:0=disc@1,0;2@2,0', 'draw:1@1,0;0=disc@2,0'],
  ['D-R4', 'wrong-dice', AT_DRAW, 'draw:1@1,0;1@2,0', 'draw:0=disc@2,0;1@1,0'],
  ['D-S4', 'bad-face', FULL_OF_SPELLS, 'draw:0>3@1,0;1>3@2,0', 'draw:0>3@1,0;1@2,0'],
  ['D-R4', 'needs-coat', AT_DRAW, 'draw:0@1,0;1@2,0', 'draw:0=solid@1,0;1@2,0'],
  ['D-S4', 'needs-coat', FULL_OF_SPELLS, 'draw:0>0@1,0;1@2,0', 'draw:0>0=solid@1,0;1@2,0'],
  ['D-R4', 'no-coat', AT_DRAW, 'draw:0=disc@1,0;1=disc@2,0', 'draw:0=disc@1,0;1@2,0'],
  ['D-B1', 'no-castle-bonus', AT_DRAW, 'draw:0=disc*@1,0;1*@2,0', 'draw:0=disc*@1,0;1@2,0'],
  ['D-B1', 'no-castle-bonus', SPENT, 'draw:0*@1,0;1@2,0', 'draw:0@1,0;1@2,0'],
  ['D-R4', 'overlap', AT_DRAW, 'draw:0=disc@0,0;1@1,0', 'draw:0=disc@2,0;1@1,0'],
  ['D-R4', 'overlap', AT_DRAW, 'draw:0=disc@1,0;1@1,0', 'draw:0=disc@1,0;1@1,-1'],
  [
    'D-C3',
    'overlap',
    beforeRoll(`round 2; ${plainMap(0, 'disc', '1,0+2,0 3,0+3,-1')}`, ...DISCS),
    'draw:0@3,1;1@4,1',
    'draw:0@3,1;1@3,2',
  ],
  ['D-R4', 'apart', AT_DRAW, 'draw:0=disc@1,0;1@3,0', 'draw:0=disc@1,0;1@2,0'],
  ['D-R4', 'apart', AT_DRAW, 'draw:0=disc@1,0;1@0,1', 'draw:0=disc@1,0;1@1,1'],
  ['D-R5', 'no-match', AT_DRAW, 'draw:0=disc@1,1;1@2,1', 'draw:0=disc@1,1;1@0,1'],
  ['D-S2', 'split-match', SPLIT, 'draw:split:0@1,0;1@3,0', 'draw:split:0@1,0;1@-3,0'],
  // the other die of the same draw does not count
  ['D-S2', 'split-match', SPLIT, 'draw:split:0@0,1;1@0,2', 'draw:split:0@0,1;1@0,-1'],
  ['D-R6', 'must-draw', AT_DRAW, 'pass', 'draw:0=discs@-1,0;1@-2,0'],
  ['D-S6', 'empty-cell', AT_DIGNITARY, 'dignitary:0,1', 'dignitary:2,0'],
  ['D-S6', 'empty-cell', AT_DIGNITARY, 'dignitary:0,0', 'dignitary:1,0'],
  ['D-S6', 'empty-cell', AT_DIGNITARY, 'dignitary:99,0', 'dignitary:1,0'],
];

testRefusals(game, REFUSALS, CASES, 'D-R4');

test('[D-R6] who cannot draw without a spell may pass, even if a spell would help', () => {
  expect(verdict(game, BLOCKED, 'pass')).toBe('legal');
  const helped = beforeRoll(`round 4; ${blockedMap(0)}; book disc=5:0`, ...DISCS);
  expect(verdict(game, helped, 'pass')).toBe('legal');
  expect(verdict(game, helped, 'draw:free:0@3,2;1@2,2')).toBe('legal');
  expect(verdict(game, helped, 'draw:0@3,2;1@2,2')).toBe('no-match');
});

test('[D-R6] a record may hold a pass with a die turned to a face that could be drawn: earlier programs allowed it', () => {
  const recorded = (state: Position, text: string) => readRecordedMove(game, state, text);
  const pass = { kind: 'pass', turned: { die: 1, face: 4 } } as const;
  expect(verdict(game, BLOCKED_TURNING, 'pass:1>4')).toBe('must-draw-turned');
  expect(recorded(BLOCKED_TURNING, 'pass:1>4')).toEqual({ ok: true, value: pass });
  expect(game.play(BLOCKED_TURNING, pass).faces[1]).toBe(4);
  expect(game.pack(BLOCKED_TURNING, pass)).toHaveLength(2);
  // whatever else is refused is refused in a record, too
  for (const [, code, state, text] of CASES.filter(each => each[1] !== 'must-draw-turned'))
    expect(recorded(state, text)).toMatchObject({ ok: false, error: { code } });
});

test('[D-S4] a turned pass has one spelling: the lowest of equal faces', () => {
  const checked = game.check(BLOCKED_TURNING, { kind: 'pass', turned: { die: 0, face: 2 } });
  expect(checked).toEqual({ ok: true, value: { kind: 'pass', turned: { die: 0, face: 1 } } });
  for (const face of [-1, 6, 0.5])
    expect(game.check(BLOCKED_TURNING, { kind: 'pass', turned: { die: 0, face } }).ok).toBe(false);
});

test('[D-R4] a draw has one spelling: lower die first, lowest of equal faces, alike halves by cell', () => {
  const spelled = (state: Position, text: string) => {
    const parsed = game.parse(text);
    const checked = parsed.ok ? game.check(state, parsed.value) : parsed;
    return checked.ok ? game.format(checked.value) : checked.error.code;
  };
  expect(spelled(AT_DRAW, 'draw:1@1,0;0=band@2,0')).toBe('draw:0=band@2,0;1@1,0');
  expect(spelled(SPENT, 'draw:0@2,0;1@1,0')).toBe('draw:0@1,0;1@2,0');
  expect(spelled(SPENT, 'draw:0@1,0;1@1,-1')).toBe('draw:0@1,-1;1@1,0');
  // split, they may lie anywhere: the upper row comes first, then the western cell
  expect(spelled(FULL_OF_SPELLS, 'draw:split:0@-1,0;1@0,-1')).toBe('draw:split:0@0,-1;1@-1,0');
  // with a castle cross on one of them they no longer look alike
  expect(spelled(FULL_OF_SPELLS, 'draw:0*@2,0;1@1,0')).toBe('draw:0*@2,0;1@1,0');
  // but with one on a plain discs, it looks like discs with a cross
  const cross = beforeRoll('round 0', 'roll:4,0,2,2', 'take:0', 'take:1,3');
  expect(spelled(cross, 'draw:0@2,0;2*@1,0')).toBe('draw:0@1,0;2*@2,0');
  // faces 1 and 2 of die 0 are both a plain disc
  expect(spelled(FULL_OF_SPELLS, 'draw:0>2@1,0;1@2,0')).toBe('draw:0>1@1,0;1@2,0');
});

test('[D-R4] a draw in its usual spelling comes back as it is, with nothing added', () => {
  const move: Move = {
    kind: 'draw',
    free: false,
    split: false,
    dice: [
      { die: 0, x: 1, y: 0, coat: 'band' },
      { die: 1, x: 2, y: 0 },
    ],
  };
  expect(game.check(AT_DRAW, move)).toStrictEqual({ ok: true, value: move });
});

test('[D-R3] dice may be named in any order', () => {
  const taken = playTexts(game, game.copy(AT_TAKE_TWO), 'take:3,1');
  expect([...taken.takenBy]).toEqual([0, 1, 0, 1]);
  // and are written in theirs, so that a take has one spelling
  const usual = game.check(AT_TAKE_TWO, { kind: 'take', dice: [3, 1] });
  expect(usual).toEqual({ ok: true, value: { kind: 'take', dice: [1, 3] } });
});

test.each([
  ['D-S6', AT_DIGNITARY, 'dignitary:3,2', '3,2'],
  ['D-R3', AT_TAKE_TWO, 'take:0,1', '0'],
  ['D-R3', AT_TAKE_TWO, 'take:1,1,2', '1,1,2'],
  ['D-R2', AT_ROLL, 'roll:0,0,0', '0,0,0'],
  ['D-S3', AT_TAKE, 'both:0,1', 'both dice'],
])('[%s] a refusal says what is wrong: %#', (_, state, text, detail) => {
  const move = readMove(game, state, text);
  expect(!move.ok && move.error.text.endsWith(` (${detail})`)).toBe(true);
});

test.each([
  ['no seat', START, { kind: 'first' }],
  ['no faces', AT_ROLL, { kind: 'roll' }],
  ['no dice', AT_TAKE, { kind: 'take' }],
  ['one die drawn', AT_DRAW, { kind: 'draw', dice: [{ die: 0, x: 1, y: 0 }] }],
  ['null as a drawn die', AT_DRAW, { kind: 'draw', dice: [null, { die: 1, x: 1, y: 0 }] }],
  ['a text as a turned die', BLOCKED_TURNING, { kind: 'pass', turned: 'x' }],
  ['no cell', AT_DIGNITARY, { kind: 'dignitary', x: 1 }],
  ['null', AT_DRAW, null],
  ['nothing', AT_DRAW, undefined],
])('[D-R4] what has not the form of a move is none: %s', (_, state, raw) => {
  expect(game.check(state, raw as unknown as Move)).toMatchObject({
    error: { code: 'bad-move', rule: 'D-R4' },
  });
});

test('[D-R2] [D-S4] [D-S6] numbers that no text can spell are refused too', () => {
  const draw = (turnedTo: number, x = 3) =>
    game.check(FULL_OF_SPELLS, {
      kind: 'draw',
      free: true,
      split: false,
      dice: [
        { die: 0, x, y: 0, turnedTo },
        { die: 1, x: 2, y: 0 },
      ],
    }).ok;
  expect([draw(1), game.check(AT_ROLL, { kind: 'roll', faces: [0, 0, 0, 1] }).ok]).toEqual([true, true]);
  for (const odd of [0.5, 0.125, 1.5, -1, 6, Number.NaN]) {
    expect(game.check(AT_ROLL, { kind: 'roll', faces: [0, 0, 0, odd] }).ok).toBe(false);
    expect(game.check(AT_TAKE, { kind: 'take', dice: [odd] }).ok).toBe(false);
    expect(game.check(START, { kind: 'first', seat: odd }).ok).toBe(false);
    expect([draw(odd), draw(1, odd)]).toEqual([false, false]);
    expect(game.check(AT_DIGNITARY, { kind: 'dignitary', x: 1 + odd, y: 0 }).ok).toBe(odd === 0);
    expect(game.check(AT_DIGNITARY, { kind: 'dignitary', x: 1, y: odd }).ok).toBe(false);
  }
});
