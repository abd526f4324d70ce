/** Is this move legal here, and if not, which rule does it break? */
import { ok } from '../kernel/result.ts';
import { IS_DOUBLE, isDomino } from './dominoes.ts';
import type { Placement } from './kingdom.ts';
import { isMove, type Move } from './move.ts';
import { kingOrders } from './opening.ts';
import { type Position, placesOf } from './position.ts';
import { type Checked, refuse } from './refusals.ts';

export function checkMove(position: Position, move: Move): Checked<Move> {
  if (!isMove(move)) return refuse('bad-move');
  switch (position.phase) {
    case 'over':
      return refuse('game-over');
    case 'kings':
      return move.kind === 'kings' ? checkKings(position, move) : refuse('expects-kings');
    case 'king':
      return move.kind === 'king' ? checkKing(position, move) : refuse('expects-king');
    case 'line':
      if (move.kind === 'kings' && isFirstMove(position)) return checkKings(position, move);
      return move.kind === 'line' ? checkLine(position, move) : refuse('expects-line');
    case 'pick':
      return move.kind === 'pick' ? checkPick(position, move) : refuse('expects-pick');
    case 'place':
      if (move.kind === 'place') return checkPlace(position, move);
      return move.kind === 'discard' ? checkDiscard(position, move) : refuse('expects-place');
  }
}

/** A match of version 1 begins with the order of all kings. New ones never do, but the old ones must replay. */
function isFirstMove(position: Position): boolean {
  return position.version === 2 && position.dealt === 0 && position.finished.length === 0;
}

function checkKing(position: Position, move: Move & { kind: 'king' }): Checked<Move> {
  return position.hand().includes(move.seat) ? ok(move) : refuse('bad-king', `${move.seat}`);
}

function checkKings(position: Position, move: Move & { kind: 'kings' }): Checked<Move> {
  const { options } = position;
  const drawn = move.order.join();
  if (kingOrders(options).some(order => order.join() === drawn)) return ok(move);
  const isComplete = kingOrders({ ...options, balancedOpening: false }).some(order => order.join() === drawn);
  return refuse(isComplete ? 'bad-opening' : 'bad-kings', drawn);
}

function checkLine(position: Position, move: Move & { kind: 'line' }): Checked<Move> {
  const { dominoes } = move;
  const { lineLength } = position.setup;
  if (dominoes.length !== lineLength) return refuse('line-length', `${lineLength}, not ${dominoes.length}`);
  const dealt = dominoes.find(number => !isDomino(number) || position.seen[number] === 1);
  if (dealt !== undefined) return refuse('line-dealt', `${dealt}`);
  const ascends = dominoes.every((number, slot) => slot === 0 || dominoes[slot - 1]! < number);
  return ascends ? ok(move) : refuse('line-order', dominoes.join());
}

function checkPick(position: Position, move: Move & { kind: 'pick' }): Checked<Move> {
  if (position.freeSlot(move.domino) >= 0) return ok(move);
  const isInLine = position.newer().some(({ domino }) => domino === move.domino);
  return refuse(isInLine ? 'taken' : 'not-in-line', `${move.domino}`);
}

function checkPlace(position: Position, move: Move & { kind: 'place' }): Checked<Move> {
  const { held, kingdom } = position;
  if (move.domino !== held) return refuse('wrong-domino', `${held}, not ${move.domino}`);
  const place = kingdom.checkPlacement(held, move.placement);
  if (!place.ok) return refuse(place.error);
  return ok(IS_DOUBLE[held] === 1 ? { ...move, placement: usualSpelling(move.placement) } : move);
}

function checkDiscard(position: Position, move: Move & { kind: 'discard' }): Checked<Move> {
  const { held } = position;
  if (move.domino !== held) return refuse('wrong-domino', `${held}, not ${move.domino}`);
  return position.kingdom.findPlaces(held, placesOf(position)) === 0
    ? ok(move)
    : refuse('must-place', `${held}`);
}

/** A domino with equal halves is written from its western or northern end. */
function usualSpelling({ x, y, to }: Placement): Placement {
  switch (to) {
    case 'W':
      return { x: x - 1, y, to: 'E' };
    case 'N':
      return { x, y: y - 1, to: 'S' };
    case 'E':
    case 'S':
      return { x, y, to };
  }
}
