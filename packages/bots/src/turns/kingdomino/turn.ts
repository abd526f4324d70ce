/** Whole turns of Kingdomino as numbers, and what players of them share. */
import type { Random } from '@kingdomino/rules';
import { FREE, type KingdomScore, type Position } from '@kingdomino/rules/kingdomino';
import { Places } from '@kingdomino/rules/search';

/** The place of a domino that is discarded, and the slot of a turn without a pick. */
export const DISCARD = -1;
export const NO_PICK = -1;

/** A whole turn: a place for the domino as a number, and a slot of the newer line. */
export interface Turn {
  readonly place: number;
  readonly slot: number;
}

export interface ValuedTurn extends Turn {
  readonly value: number;
  readonly scores?: readonly number[];
  readonly winChance?: number;
}

/** Slots of the newer line that can still be picked. */
export function freeSlots(position: Position): number[] {
  const slots = Array.from({ length: position.hasNewer ? position.setup.lineLength : 0 }, (_, slot) => slot);
  return slots.filter(slot => position.newerOwners[slot] === FREE);
}

/** Every place for the domino to be laid now; none if it must be discarded or if it is time to pick. */
export function legalPlaces(position: Position): number[] {
  if (position.phase !== 'place') return [];
  const places = new Places(position.kingdom.grid);
  return Array.from({ length: position.kingdom.findPlaces(position.held, places) }, (_, index) =>
    places.at(index),
  );
}

/** The game is over, or the next game of a Dynasty is about to begin. */
export function isGameOver(position: Position): boolean {
  return position.phase === 'over' || position.isBetweenGames;
}

/** K-S3: a king comes out of the hand. */
export function drawKing(position: Position, random: Random): void {
  const hand = position.hand();
  position.drawKing(hand[random.below(hand.length)]!);
}

/** The points of the game that is over: a Dynasty has cleared the kingdoms already. */
export function finalScores(position: Position): readonly KingdomScore[] {
  return position.phase === 'over' ? position.scores() : position.finished.at(-1)!;
}

/** Plays the turn that was decided. */
export function playTurn(position: Position, place: number, slot: number): void {
  if (position.phase === 'place') {
    if (place === DISCARD) position.discard();
    else position.place(place);
  }
  if (slot !== NO_PICK) position.pick(slot);
}
