/** What the moves of Kingdomino sound like. */
import type { Move, Position } from '@kingdomino/rules/kingdomino';
import type { Sound } from '../app/sound/sound.ts';
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
