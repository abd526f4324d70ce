/** D-S5: the banner counts at the end; until then domains can still join or part. */
import type { Seat } from '@kingdomino/rules';
import { COATS, type Position } from '@kingdomino/rules/duel';
import { t } from '../app/i18n/language.ts';
import { type Chance, surePoints } from '../table-ui/open-bonus.ts';
import { coatName } from './words.ts';

export function chancesOf(position: Position, seat: Seat): Chance[] {
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
export function believedPoints(position: Position, seat: Seat): number {
  return position.scores()[seat]!.domains + surePoints(chancesOf(position, seat));
}
