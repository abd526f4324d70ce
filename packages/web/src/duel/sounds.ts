/** What the moves of Duel sound like. */
import type { Move, Position } from '@kingdomino/rules/duel';
import type { Sound } from '../app/sound/sound.ts';
import { wonSpells } from './won-spells.ts';
import { spellsOf } from './words.ts';

export function soundsOf(moves: readonly Move[], before: Position, after: Position): Sound[] {
  const heard = moves.map(soundOf);
  return wonSpells(before, after).length > 0 ? [...heard, 'earned'] : heard;
}

function soundOf(move: Move): Sound {
  switch (move.kind) {
    case 'first':
      return 'king';
    case 'roll':
      return 'roll';
    case 'take':
      return 'take';
    case 'draw':
      if (spellsOf(move).length > 0) return 'spell';
      return move.dice.some(({ castleCross }) => castleCross) ? 'bonus' : 'draw';
    case 'pass':
      return move.turned ? 'spell' : 'pass';
    case 'both':
    case 'banner':
    case 'dignitary':
      return 'spell';
  }
}
