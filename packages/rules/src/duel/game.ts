/** Kingdomino Duel as a game that anybody can play without knowing it. */
import { choiceAt, countChoices } from '../kernel/counting.ts';
import type { Game } from '../kernel/game.ts';
import { guardedGame } from '../kernel/guarded-game.ts';
import { unreachable } from '../kernel/result.ts';
import { checkMove, checkRecordedMove, FINDER } from './check.ts';
import { COATS, DIE_COUNT, FACE_COUNT } from './components.ts';
import { isPass } from './draw-finder.ts';
import { codeOfPass, moveOfDraw, moveOfPass, numbersOfDraw, playPass } from './formats/draw-numbers.ts';
import { packMove, packOptions, unpackMove, unpackOptions } from './formats/pack.ts';
import { MAP_GRID } from './map.ts';
import { formatMove, type Move, parseMove } from './move.ts';
import { readOptions, writeOptions } from './options.ts';
import { Position } from './position.ts';
import { rankMaps } from './scoring.ts';
import type { DuelTypes } from './types.ts';

/** Kingdomino Duel, for 2 players. */
export const duel: Game<'duel', DuelTypes> = guardedGame({
  id: 'duel',
  name: 'Kingdomino Duel',
  Position,
  readOptions,
  writeOptions,
  start: (options, version) => new Position(options, version),
  countMoves,
  moveAt,
  check: checkMove,
  checkRecorded: checkRecordedMove,
  advance,
  outcome: position => {
    const scores = position.scores();
    return { scores, ranking: rankMaps(scores) };
  },
  format: formatMove,
  parse: parseMove,
  pack: packMove,
  unpack: unpackMove,
  packOptions,
  unpackOptions,
  scoreRule: 'D-E2',
  rankingRule: 'D-E3',
});

const ROLLS = FACE_COUNT ** DIE_COUNT;
const PAIRS = countChoices(DIE_COUNT, 2);

function countMoves(position: Position): number {
  switch (position.phase) {
    case 'over':
      return 0;
    case 'first':
      return position.options.firstSeat === undefined ? 2 : 1;
    case 'roll':
      return ROLLS;
    case 'take':
      return DIE_COUNT + (position.canCast('both', position.seat) ? PAIRS : 0);
    case 'take-two':
      return countChoices(DIE_COUNT - 1, 2);
    case 'draw':
      return FINDER.find(position);
    case 'banner':
      return COATS.length;
    case 'dignitary':
      return position.map.squares().length;
  }
}

function moveAt(position: Position, index: number): Move {
  switch (position.phase) {
    case 'over':
      return unreachable('a move after the end');
    case 'first':
      return { kind: 'first', seat: position.options.firstSeat ?? index };
    case 'roll':
      return { kind: 'roll', faces: [216, 36, 6, 1].map(unit => Math.floor(index / unit) % FACE_COUNT) };
    case 'take': {
      const dice = position.freeDice();
      if (index < DIE_COUNT) return { kind: 'take', dice: [dice[index]!] };
      return { kind: 'both', dice: choiceAt(dice, 2, index - DIE_COUNT) };
    }
    case 'take-two':
      return { kind: 'take', dice: choiceAt(position.freeDice(), 2, index) };
    case 'draw':
      FINDER.at(index);
      return isPass(FINDER.code) ? moveOfPass(position, FINDER.code) : moveOfDraw(position, FINDER);
    case 'banner':
      return { kind: 'banner', coat: COATS[index]! };
    case 'dignitary': {
      const { x, y } = position.map.squares()[index]!;
      return { kind: 'dignitary', x, y };
    }
  }
}

function advance(position: Position, move: Move): void {
  switch (move.kind) {
    case 'first':
      return position.begin(move.seat);
    case 'roll':
      return position.roll(move.faces);
    case 'take':
      return move.dice.length === 1
        ? position.take(move.dice[0]!)
        : position.takeTwo(move.dice[0]!, move.dice[1]!);
    case 'both':
      return position.takeTwo(move.dice[0]!, move.dice[1]!);
    case 'draw': {
      const { code, first, second } = numbersOfDraw(position, move);
      return position.draw(code, first, second);
    }
    case 'pass':
      return playPass(position, codeOfPass(position, move));
    case 'banner':
      return position.nameBanner(COATS.indexOf(move.coat));
    case 'dignitary':
      return position.addDignitary(MAP_GRID.cellAt(move.x, move.y));
  }
}
