/** K-V2, K-V3: the bonuses of a kingdom during the game, and the points that are already certain. */
import type { Seat } from '@kingdomino/rules';
import { BONUSES, Kingdom, type Position, scoreKingdom } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { type OpenBonus, openBonus, surePoints } from '../table-ui/open-bonus.ts';
import { BONUSES as NAMES } from './view.ts';

/** Those that are played for. */
export function openBonusesOf(position: Position, seat: Seat): OpenBonus[] {
  return openBonusesIn(position, position.kingdoms[seat]!);
}

/** The same for a kingdom as it would be. */
export function openBonusesIn(position: Position, kingdom: Kingdom): OpenBonus[] {
  const played = NAMES.filter(name => position.options[name]);
  // nothing is laid in it yet, so nothing is lost
  const whole = scoreKingdom(new Kingdom(kingdom.size), position.options);
  return played.map(name => openBonus(t(`variant.${name}`), whole[name], stateOf(position, kingdom, name)));
}

/** Areas, and bonuses as far as they are sure; the total when the game is over. */
export function certainPoints(position: Position, seat: Seat): number {
  return position.scores()[seat]!.areas + surePoints(openBonusesOf(position, seat));
}

function stateOf(position: Position, kingdom: Kingdom, name: (typeof NAMES)[number]): OpenBonus['state'] {
  const { setup, options, phase } = position;
  const isMet = BONUSES[name](kingdom) > 0;
  const mine = (setup.lines * setup.kings) / options.players;
  const isDone = phase === 'over' || kingdom.dominoCount + kingdom.discards === mine;
  if (isDone) return isMet ? 'sure' : 'lost';
  // a discard stays one
  if (name === 'harmony') return isMet ? 'open' : 'lost';
  const { west, east, north, south } = kingdom.extent();
  const half = (kingdom.size - 1) / 2;
  if (Math.max(-west, east, -north, south) > half) return 'lost';
  return east - west === 2 * half && south - north === 2 * half ? 'sure' : 'open';
}
