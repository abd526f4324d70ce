/** Is this move legal here, and if not, which rule does it break? */
import { ok } from '../kernel/result.ts';
import { DIE_COUNT, FACE_COUNT, JOKER, sameFace } from './components.ts';
import { DrawFinder, PASS } from './draw-finder.ts';
import { coatOf, codeOfPass, isJoker, usualSpelling } from './formats/draw-numbers.ts';
import { MAP_GRID } from './map.ts';
import { type DrawMove, type DrawnDie, isMove, type Move, type PassMove } from './move.ts';
import { NOBODY, type Position } from './position.ts';
import { type Checked, type RefusalCode, refuse } from './refusals.ts';

/** A shared list to fill and read at once. */
export const FINDER = new DrawFinder();

/**
 * Whether a record may hold this move here. Until version 0.2 a die could be turned in a pass to a face that could then be
 * drawn (D-R6); those games stay readable for ever.
 */
export function checkRecordedMove(position: Position, move: Move): Checked<Move> {
  const checked = checkMove(position, move);
  const isAllowed = !checked.ok && checked.error.code === 'must-draw-turned' && move.kind === 'pass';
  return isAllowed ? ok(usualPass(move)) : checked;
}

export function checkMove(position: Position, move: Move): Checked<Move> {
  if (!isMove(move)) return refuse('bad-move');
  switch (position.phase) {
    case 'over':
      return refuse('game-over');
    case 'first':
      if (move.kind !== 'first') return refuse('expects-first');
      return isSeat(move.seat) && (position.options.firstSeat ?? move.seat) === move.seat
        ? ok(move)
        : refuse('bad-first');
    case 'roll':
      return move.kind === 'roll' ? checkRoll(move) : refuse('expects-roll');
    case 'take':
      if (move.kind === 'both') return checkBoth(position, move.dice);
      return move.kind === 'take' ? checkTake(position, move.dice, 1) : refuse('expects-take');
    case 'take-two':
      return move.kind === 'take' ? checkTake(position, move.dice, 2) : refuse('expects-take-two');
    case 'draw':
      if (move.kind === 'pass') return checkPass(position, move);
      return move.kind === 'draw' ? checkDraw(position, move) : refuse('expects-draw');
    case 'banner':
      return move.kind === 'banner' ? ok(move) : refuse('expects-banner');
    case 'dignitary':
      if (move.kind !== 'dignitary') return refuse('expects-dignitary');
      return position.map.squareAt(move.x, move.y) ? ok(move) : refuse('empty-cell', `${move.x},${move.y}`);
  }
}

function isSeat(seat: number): boolean {
  return seat === 0 || seat === 1;
}

function isFace(face: number): boolean {
  return Number.isInteger(face) && face >= 0 && face < FACE_COUNT;
}

function checkRoll(move: Move & { kind: 'roll' }): Checked<Move> {
  return move.faces.length === DIE_COUNT && move.faces.every(isFace)
    ? ok(move)
    : refuse('bad-roll', move.faces.join());
}

type TakeMove = Move & { kind: 'take' };

function checkTake(position: Position, dice: readonly number[], count: number): Checked<TakeMove> {
  const sorted = [...new Set(dice)].sort((one, other) => one - other);
  if (dice.length !== count || sorted.length !== count) return refuse('take-count', dice.join());
  const gone = sorted.find(die => position.takenBy[die] !== NOBODY);
  return gone === undefined ? ok({ kind: 'take', dice: sorted }) : refuse('die-gone', `${gone}`);
}

/** D-S3 */
function checkBoth(position: Position, dice: readonly number[]): Checked<Move> {
  if (!position.canCast('both', position.seat)) return refuse('no-spell', 'both dice');
  const taken = checkTake(position, dice, 2);
  return taken.ok ? ok({ ...taken.value, kind: 'both' }) : taken;
}

/** D-R6, D-S4 */
function checkPass(position: Position, pass: PassMove): Checked<Move> {
  const { turned } = pass;
  FINDER.find(position);
  if (!FINDER.hasPass(PASS)) return refuse('must-draw');
  if (turned === undefined) return ok({ kind: 'pass' });
  const { die, face } = turned;
  if (position.takenBy[die] !== position.seat) return refuse('wrong-dice');
  if (!isFace(face)) return refuse('bad-face');
  if (!position.canCast('turn', position.seat)) return refuse('no-spell');
  if (position.version === 1) return refuse('old-pass');
  const move = usualPass(pass);
  return FINDER.hasPass(codeOfPass(position, move)) ? ok(move) : refuse('must-draw-turned');
}

/** One spelling for each pass: the lowest of equal faces. */
function usualPass({ turned }: PassMove): PassMove {
  if (turned === undefined) return { kind: 'pass' };
  return { kind: 'pass', turned: { die: turned.die, face: sameFace(turned.die, turned.face) } };
}

function checkDraw(position: Position, move: DrawMove): Checked<Move> {
  const problem = diceProblem(position, move) ?? placeProblem(position, move);
  return problem ? refuse(problem) : ok(usualSpelling(position, move));
}

/** D-R4, D-B1, D-S4: what is drawn. */
function diceProblem(position: Position, move: DrawMove): RefusalCode | undefined {
  const { seat } = position;
  const dice = move.dice.map(({ die }) => die).sort((one, other) => one - other);
  if (dice[0] !== position.dieOf(seat, 0) || dice[1] !== position.dieOf(seat, 1)) return 'wrong-dice';
  const turned = move.dice.filter(({ turnedTo }) => turnedTo !== undefined);
  if (turned.length > 1 || turned.some(({ turnedTo }) => !isFace(turnedTo!))) return 'bad-face';
  if (turned.length > 0 && !position.canCast('turn', seat)) return 'no-spell';
  if (move.free && !position.canCast('free', seat)) return 'no-spell';
  if (move.split && !position.canCast('split', seat)) return 'no-spell';
  const crossed = move.dice.filter(({ castleCross }) => castleCross);
  if (crossed.length > 1 || (crossed.length > 0 && position.bonusUsed[seat] !== 0)) return 'no-castle-bonus';
  if (move.dice.some(drawn => !isJoker(position, drawn) && drawn.coat !== undefined)) return 'no-coat';
  if (move.dice.some(drawn => coatOf(position, drawn) === JOKER)) return 'needs-coat';
  return undefined;
}

/** D-R4, D-R5, D-S1, D-S2: where it is drawn. */
function placeProblem(position: Position, move: DrawMove): RefusalCode | undefined {
  const { map } = position;
  const [one, other] = move.dice;
  const cells = move.dice.map(({ x, y }) => MAP_GRID.cellAt(x, y));
  if (cells[0] === cells[1] || cells.some(cell => cell < 0 || !map.board.isOpen(cell))) return 'overlap';
  if (!move.split && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) !== 1) return 'apart';
  if (move.free) return undefined;
  const connects = (drawn: DrawnDie, which: number) => map.connects(cells[which]!, coatOf(position, drawn));
  if (move.split) return move.dice.every(connects) ? undefined : 'split-match';
  return move.dice.some(connects) ? undefined : 'no-match';
}
