/** What the moves of Kingdomino sound like. */

import type { Seat } from '@kingdomino/rules';
import type { Move, Position } from '@kingdomino/rules/kingdomino';
import type { Surroundings } from '../app/sound/ambience.ts';
import type { Sound } from '../app/sound/sound.ts';
import { voicesOf } from '../app/sound/surroundings.ts';
import { openBonusesOf } from './open-bonuses.ts';

const SOUNDS: Readonly<Record<Move['kind'], Sound>> = {
  kings: 'king',
  king: 'king',
  line: 'deal',
  pick: 'pick',
  place: 'lay',
  discard: 'discard',
};

export function soundsOf(moves: readonly Move[], before: Position, after: Position): Sound[] {
  const heard = moves.map(({ kind }) => SOUNDS[kind]);
  return sureBonuses(after) > sureBonuses(before) ? [...heard, 'bonus'] : heard;
}

function sureBonuses(position: Position): number {
  return position.kingdoms
    .flatMap((_, seat) => openBonusesOf(position, seat))
    .filter(({ state }) => state === 'sure').length;
}

/** What is heard of a kingdom that is looked at. */
export function surroundingsOf(position: Position, seat: Seat): Surroundings {
  const squares: Record<string, number> = {};
  for (const { terrain } of position.kingdoms[seat]!.squares())
    squares[terrain] = (squares[terrain] ?? 0) + 1;
  return voicesOf(squares);
}
