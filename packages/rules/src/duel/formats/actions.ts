/**
 * Every decision of a seat as a number that means the same in every position. docs/learning.md lists the ranges: first what is
 * not a draw, then draws without spells, then those with them.
 */
import { distinctPairs } from '../../kernel/counting.ts';
import { DELTAS } from '../../kernel/grid.ts';
import {
  castingCode,
  crossOf,
  firstCoat,
  SPLIT,
  secondCoat,
  spellsOf,
  turnOf,
  withCross,
} from '../casting.ts';
import { COATS, DIE_COUNT, FACE_COUNT, MAP } from '../components.ts';
import { DrawFinder, isPass } from '../draw-finder.ts';
import { MAP_GRID } from '../map.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import { moveOfDraw, moveOfPass, numbersOfDraw } from './draw-numbers.ts';

const PAIRS = distinctPairs(DIE_COUNT);
const CELLS = MAP.rows * MAP.columns;
/** To the next cell in each direction. */
const STEPS = DELTAS.map(([dx, dy]) => dx + MAP.columns * dy);

const FIRST_PAIR = DIE_COUNT;
const FIRST_BOTH = FIRST_PAIR + PAIRS.length;
const PASS = FIRST_BOTH + PAIRS.length;
const FIRST_TURNING = PASS + 1;
const FIRST_BANNER = FIRST_TURNING + DIE_COUNT * FACE_COUNT;
const FIRST_DIGNITARY = FIRST_BANNER + COATS.length;
const FIRST_DRAW = FIRST_DIGNITARY + CELLS;

/** Castle cross on neither, the lower or the higher die; and the coats of both. */
const LOOKS = 3 * COATS.length ** 2;
/** No die turned, or one of two to one of its faces. */
const TURNS = 1 + 2 * FACE_COUNT;
/** Side by side: the cell of the lower die and the direction of the other. Apart: both cells. */
const TOGETHER = LOOKS * 4 * CELLS;
const APART = LOOKS * CELLS ** 2;
const FIRST_APART = FIRST_DRAW + 2 * TURNS * TOGETHER;

/** Draws without any spell end here: there is always a legal decision below. */
export const PLAIN_ACTION_COUNT = FIRST_DRAW + TOGETHER;
export const ACTION_COUNT = FIRST_APART + 2 * TURNS * APART;

export function numberAction(position: Position, move: Move): number {
  switch (move.kind) {
    case 'take':
      return move.dice.length === 1 ? move.dice[0]! : FIRST_PAIR + pairIndex(move.dice);
    case 'both':
      return FIRST_BOTH + pairIndex(move.dice);
    case 'pass':
      return move.turned ? FIRST_TURNING + FACE_COUNT * move.turned.die + move.turned.face : PASS;
    case 'banner':
      return FIRST_BANNER + COATS.indexOf(move.coat);
    case 'dignitary':
      return FIRST_DIGNITARY + cellIndex(move.x, move.y);
    case 'draw': {
      const { code, first, second } = numbersOfDraw(position, move);
      return drawNumber(code, first, second);
    }
    case 'first':
    case 'roll':
      throw new RangeError(`${move.kind} is a move of chance: only decisions of seats have numbers`);
  }
}

/** The numbers of all draws and passes of the seat that draws now: found once, and never made into moves. */
export function drawActions(position: Position): Int32Array {
  const draws = new DrawFinder();
  return Int32Array.from({ length: draws.find(position) }, (_, index) => {
    draws.at(index);
    return isPass(draws.code)
      ? numberAction(position, moveOfPass(position, draws.code))
      : drawNumber(draws.code, draws.first, draws.second);
  });
}

/** A draw by its casting code and its two cells on the grid. */
function drawNumber(code: number, one: number, other: number): number {
  const spells = spellsOf(code);
  const look = COATS.length ** 2 * (crossOf(code) + 1) + COATS.length * firstCoat(code) + secondCoat(code);
  const first = cellIndex(MAP_GRID.x(one), MAP_GRID.y(one));
  const second = cellIndex(MAP_GRID.x(other), MAP_GRID.y(other));
  if (spells & SPLIT) {
    const group = TURNS * (spells - SPLIT) + turnOf(code);
    return FIRST_APART + APART * group + CELLS ** 2 * look + CELLS * first + second;
  }
  const direction = STEPS.indexOf(second - first);
  const group = TURNS * spells + turnOf(code);
  return FIRST_DRAW + TOGETHER * group + 4 * CELLS * look + 4 * first + direction;
}

/** The move that a number stands for here, legal or not. */
export function moveOfAction(position: Position, action: number): Move {
  if (action >= FIRST_DRAW) return drawOfAction(position, action);
  if (action >= FIRST_DIGNITARY) {
    const { x, y } = cellAt(action - FIRST_DIGNITARY);
    return { kind: 'dignitary', x, y };
  }
  if (action >= FIRST_BANNER) return { kind: 'banner', coat: COATS[action - FIRST_BANNER]! };
  if (action >= FIRST_TURNING) {
    const die = Math.floor((action - FIRST_TURNING) / FACE_COUNT);
    return { kind: 'pass', turned: { die, face: (action - FIRST_TURNING) % FACE_COUNT } };
  }
  if (action === PASS) return { kind: 'pass' };
  if (action >= FIRST_BOTH) return { kind: 'both', dice: PAIRS[action - FIRST_BOTH]! };
  return { kind: 'take', dice: action >= FIRST_PAIR ? PAIRS[action - FIRST_PAIR]! : [action] };
}

function drawOfAction(position: Position, action: number): Move {
  const isApart = action >= FIRST_APART;
  const size = isApart ? APART : TOGETHER;
  const number = action - (isApart ? FIRST_APART : FIRST_DRAW);
  const group = Math.floor(number / size);
  const places = size / LOOKS;
  const look = Math.floor((number % size) / places);
  const place = number % places;
  const first = cellAt(Math.floor(place / (places / CELLS)));
  const [dx, dy] = DELTAS[place & 3]!;
  const second = isApart ? cellAt(place % CELLS) : { x: first.x + dx, y: first.y + dy };
  const coats = look % COATS.length ** 2;
  const code = castingCode(
    Math.floor(group / TURNS) + (isApart ? SPLIT : 0),
    group % TURNS,
    Math.floor(coats / COATS.length),
    coats % COATS.length,
  );
  const cross = Math.floor(look / COATS.length ** 2) - 1;
  return moveOfDraw(position, {
    code: cross < 0 ? code : withCross(code, cross),
    first: MAP_GRID.cellAt(first.x, first.y),
    second: MAP_GRID.cellAt(second.x, second.y),
  });
}

function pairIndex(dice: readonly number[]): number {
  return PAIRS.findIndex(([one, other]) => one === dice[0] && other === dice[1]);
}

/** Cells row by row, from the north-west. */
export function cellIndex(x: number, y: number): number {
  return MAP.columns * (y + (MAP.rows - 1) / 2) + x + (MAP.columns - 1) / 2;
}

function cellAt(index: number): { readonly x: number; readonly y: number } {
  return {
    x: (index % MAP.columns) - (MAP.columns - 1) / 2,
    y: Math.floor(index / MAP.columns) - (MAP.rows - 1) / 2,
  };
}
