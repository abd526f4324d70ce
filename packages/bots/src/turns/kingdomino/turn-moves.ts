/** A turn of numbers, as searches have them, and the moves that it stands for. */
import { IS_DOUBLE, type Move, type Position } from '@kingdomino/rules/kingdomino';
import { firstCell, secondCell } from '@kingdomino/rules/search';
import { DISCARD, NO_PICK, type Turn } from './turn.ts';

export function movesOf(position: Position, { place, slot }: Turn): Move[] {
  const moves: Move[] = [];
  if (position.phase === 'place') {
    const { held: domino, kingdom } = position;
    moves.push(
      place === DISCARD
        ? { kind: 'discard', domino }
        : { kind: 'place', domino, placement: kingdom.placement(place) },
    );
  }
  if (slot !== NO_PICK) moves.push({ kind: 'pick', domino: position.newerDominoes[slot]! });
  return moves;
}

/** A domino with equal halves may be given from either end. */
export function isTurn(position: Position, { place, slot }: Turn, moves: readonly Move[]): boolean {
  const pick = moves.find(move => move.kind === 'pick');
  if ((pick === undefined) !== (slot === NO_PICK)) return false;
  if (pick && position.newerDominoes[slot] !== pick.domino) return false;
  const laid = moves.find(move => move.kind === 'place');
  if (!laid) return place === DISCARD;
  if (place === DISCARD) return false;
  const { grid } = position.kingdom;
  const number = position.kingdom.placeNumber(laid.placement);
  if (number < 0) return false;
  if (number === place) return true;
  return (
    IS_DOUBLE[laid.domino] === 1 &&
    firstCell(number) === secondCell(grid, place) &&
    secondCell(grid, number) === firstCell(place)
  );
}
