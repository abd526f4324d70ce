/** The sound of the end, by how the players at this device did. */
import type { Seat } from '@kingdomino/rules';
import { pace } from '../app/settings.ts';
import type { Sound } from '../app/sound/sound.ts';

/** A fanfare where one of them has won, also for who only watches; where nothing may move it is a quiet one. */
export function endSound(mine: readonly Seat[], winners: readonly Seat[]): Sound {
  const isOurs = mine.length === 0 || winners.some(seat => mine.includes(seat));
  if (!isOurs) return 'lose';
  return pace(1) > 0 ? 'win' : 'over';
}
