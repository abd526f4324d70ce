/** D-S5: the Banner counts at the end; until then domains can still join or part. */
import type { Seat } from '@kingdomino/rules';
import { COATS, type Position } from '@kingdomino/rules/duel';
import { t } from '../app/i18n/language.ts';
import { type OpenBonus, surePoints } from '../table-ui/open-bonus.ts';
import { coatName } from './words.ts';

export function openBonusesOf(position: Position, seat: Seat): OpenBonus[] {
  const banner = COATS[position.banners[seat]!];
  if (!banner) return [];
  const coat = coatName(banner);
  const points = position.scores()[seat]!.banner;
  return [
    {
      name: t('domains.banner', { coat }),
      points,
      state: position.phase === 'over' ? 'sure' : 'open',
      text: t('end.banner', { coat, points }),
    },
  ];
}

/** Domains; the total when the game is over. */
export function certainPoints(position: Position, seat: Seat): number {
  return position.scores()[seat]!.domains + surePoints(openBonusesOf(position, seat));
}
