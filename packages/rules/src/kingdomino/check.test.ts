import { expect, test } from 'vitest';
import { readMove } from '../kernel/game.ts';
import { drawnKingdom } from '../testing/drawing.ts';
import { begin, playTexts } from '../testing/playing.ts';
import { type RefusalCase, testRefusals } from '../testing/refusals.ts';
import { kingdomino as game } from './game.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import { REFUSALS } from './refusals.ts';
import type { KingdominoTypes } from './types.ts';

const START = begin(game, { players: 4 });
const after = (...texts: string[]) => playTexts(game, game.copy(START), ...texts);

const AT_KING = after('line:3,17,29,41 king:2 pick:29');
const AT_PICK = after('line:3,17,29,41 king:2 pick:29 king:0');
const ALL_PICKED = after('line:3,17,29,41 king:2 pick:29 king:0 pick:3 king:3 pick:41 king:1 pick:17');
/** As in record version 1. */
const AT_KINGS = game.start(START.options, 1);
/** Seat 0 holds domino 3, forest and forest. */
const AT_PLACE = playTexts(game, game.copy(ALL_PICKED), 'line:1,2,4,5');
const CROWDED = withKingdom('C f f');
/** Nothing fits any more: the square is fixed and every free pair is foreign. */
const BLOCKED = withKingdom(`
  w w w w w
  w w w w w
  w w C w w
  w w w w w
  w w w . w`);
const BALANCED = begin(game, { players: 2, balancedOpening: true });
const OVER = finished();

function withKingdom(drawing: string): Position {
  const position = begin(game, { players: 4 });
  position.copyFrom(AT_PLACE);
  position.kingdoms[0]!.copyFrom(drawnKingdom(drawing));
  return position;
}

function finished(): Position {
  const position = begin(game, { players: 2 });
  while (game.toAct(position) !== 'nobody') game.advance(position, game.moveAt(position, 0));
  return position;
}

const CASES: readonly RefusalCase<KingdominoTypes>[] = [
  ['K-T1', 'bad-move', AT_PICK, 'pick:seventeen', 'pick:17'],
  ['K-T3', 'game-over', OVER, 'pick:1'],
  ['K-S3', 'expects-kings', AT_KINGS, 'line:1,2,3,4', 'kings:0,1,2,3'],
  ['K-S3', 'expects-king', AT_KING, 'pick:17', 'king:0'],
  ['K-S3', 'expects-king', AT_KING, 'kings:0,1,2,3', 'king:1'],
  ['K-T2', 'expects-line', START, 'pick:1', 'line:1,2,3,4'],
  ['K-S3', 'expects-line', START, 'king:0', 'line:1,2,3,4'],
  ['K-S3', 'bad-king', AT_KING, 'king:2', 'king:3'],
  ['K-S3', 'bad-king', AT_KING, 'king:4', 'king:3'],
  ['K-S4', 'expects-line', ALL_PICKED, 'place:3@1,0,E', 'line:1,2,4,5'],
  ['K-S3', 'expects-line', ALL_PICKED, 'kings:0,1,2,3', 'line:1,2,4,5'],
  ['K-T1', 'expects-pick', AT_PICK, 'place:3@1,0,E', 'pick:3'],
  ['K-T1', 'expects-place', AT_PLACE, 'pick:1', 'place:3@1,0,E'],
  ['K-S3', 'bad-kings', START, 'kings:0,1,2,2', 'kings:3,2,1,0'],
  ['K-S3', 'bad-kings', START, 'kings:0,1,2', 'kings:0,2,1,3'],
  ['K-S3', 'bad-kings', BALANCED, 'kings:0,0,0,1', 'kings:1,0,0,1'],
  ['K-X2', 'bad-opening', BALANCED, 'kings:0,0,1,1', 'kings:0,1,1,0'],
  ['K-S2', 'line-length', START, 'line:1,2,3', 'line:1,2,3,4'],
  ['K-S2', 'line-length', begin3(), 'line:1,2,3,4', 'line:1,2,3'],
  ['K-S2', 'line-order', START, 'line:2,1,3,4', 'line:1,2,3,48'],
  ['K-S2', 'line-order', START, 'line:1,1,3,4', 'line:45,46,47,48'],
  ['K-S1', 'line-dealt', START, 'line:1,2,3,49', 'line:2,3,4,5'],
  ['K-S1', 'line-dealt', START, 'line:0,1,2,3', 'line:1,2,3,4'],
  ['K-S1', 'line-dealt', ALL_PICKED, 'line:1,2,3,4', 'line:1,2,4,5'],
  ['K-T1', 'not-in-line', AT_PICK, 'pick:18', 'pick:17'],
  ['K-S3', 'taken', AT_PICK, 'pick:29', 'pick:41'],
  ['K-T1', 'wrong-domino', AT_PLACE, 'place:17@1,0,E', 'place:3@1,0,E'],
  ['K-T1', 'wrong-domino', BLOCKED, 'discard:17', 'discard:3'],
  ['K-P1', 'overlap', CROWDED, 'place:3@1,0,E', 'place:3@3,0,E'],
  ['K-P1', 'overlap', CROWDED, 'place:3@-1,0,E', 'place:3@-1,0,N'],
  ['K-P3', 'too-wide', CROWDED, 'place:3@4,0,E', 'place:3@4,0,W'],
  ['K-P3', 'too-wide', CROWDED, 'place:3@999,0,E', 'place:3@3,0,S'],
  ['K-P2', 'no-match', CROWDED, 'place:3@-1,-1,W', 'place:3@-1,0,W'],
  ['K-P4', 'must-place', AT_PLACE, 'discard:3', 'place:3@0,1,S'],
];

function begin3(): Position {
  return begin(game, { players: 3 });
}

testRefusals(game, REFUSALS, CASES, 'K-T1');

test.each([
  ['K-S3', AT_KING, 'king:2', '2'],
  ['K-S3', START, 'kings:0,1,2,2', '0,1,2,2'],
  ['K-S2', START, 'line:1,2,3', '4, not 3'],
  ['K-S2', START, 'line:2,1,3,4', '2,1,3,4'],
  ['K-S1', START, 'line:1,2,3,49', '49'],
  ['K-T1', AT_PICK, 'pick:18', '18'],
  ['K-S3', AT_PICK, 'pick:29', '29'],
  ['K-T1', AT_PLACE, 'place:17@1,0,E', '3, not 17'],
  ['K-T1', BLOCKED, 'discard:17', '3, not 17'],
  ['K-P4', AT_PLACE, 'discard:3', '3'],
])('[%s] a refusal says what is wrong: %#', (_, state, text, detail) => {
  const move = readMove(game, state, text);
  expect(!move.ok && move.error.text).toMatch(new RegExp(`[(]${detail}[)]$`));
});

test.each([
  ['no domino', AT_PICK, { kind: 'pick' }],
  ['no seat', AT_KING, { kind: 'king' }],
  ['no placement', AT_PLACE, { kind: 'place', domino: 3 }],
  ['null as placement', AT_PLACE, { kind: 'place', domino: 3, placement: null }],
  ['half a column', AT_PLACE, { kind: 'place', domino: 3, placement: { x: 0.5, y: 0, to: 'E' } }],
  ['half a row', AT_PLACE, { kind: 'place', domino: 3, placement: { x: 1, y: 0.5, to: 'E' } }],
  ['a fifth direction', AT_PLACE, { kind: 'place', domino: 3, placement: { x: 1, y: 0, to: 'X' } }],
  ['half a domino', AT_PLACE, { kind: 'place', domino: 3.5, placement: { x: 1, y: 0, to: 'E' } }],
  ['a move of another game', AT_PLACE, { kind: 'roll', faces: [0, 0, 0, 0] }],
  ['null', AT_PLACE, null],
  ['nothing', AT_PLACE, undefined],
])('[K-T1] what has not the form of a move is none: %s', (_, state, raw) => {
  expect(game.check(state, raw as Move)).toMatchObject({ error: { code: 'bad-move', rule: 'K-T1' } });
});

test('[K-P4] discarding is the one move where nothing fits', () => {
  expect(game.countMoves(BLOCKED)).toBe(1);
  expect(game.format(game.moveAt(BLOCKED, 0))).toBe('discard:3');
});

test('[K-P1] a double may be given from either end and is written from its western or northern one', () => {
  const spelled = (text: string) => {
    const parsed = game.parse(text);
    const checked = parsed.ok ? game.check(AT_PLACE, parsed.value) : parsed;
    return checked.ok ? game.format(checked.value) : checked.error.code;
  };
  expect(spelled('place:3@2,0,W')).toBe('place:3@1,0,E');
  expect(spelled('place:3@1,0,N')).toBe('place:3@1,-1,S');
  expect(spelled('place:3@1,0,E')).toBe('place:3@1,0,E');
  expect(spelled('place:3@1,-1,S')).toBe('place:3@1,-1,S');
});

test('[K-P1] numbers that no text can spell are refused too', () => {
  const place = (x: number, y: number) =>
    game.check(AT_PLACE, { kind: 'place', domino: 3, placement: { x, y, to: 'E' } }).ok;
  expect(place(1, 0)).toBe(true);
  for (const odd of [0.5, 0.125, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect([place(odd, 0), place(1, odd)]).toEqual([false, false]);
    expect(game.check(AT_PICK, { kind: 'pick', domino: odd }).ok).toBe(false);
    expect(game.check(AT_PLACE, { kind: 'discard', domino: odd }).ok).toBe(false);
    expect(game.check(START, { kind: 'line', dominoes: [1, 2, 3, odd] }).ok).toBe(false);
    expect(game.check(AT_KINGS, { kind: 'kings', order: [0, 1, 2, odd] }).ok).toBe(false);
    expect(game.check(AT_KING, { kind: 'king', seat: odd }).ok).toBe(false);
  }
});
