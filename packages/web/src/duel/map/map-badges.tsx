/** Badges on a map: the points of each domain, or what one more cross would add. */
import { t } from '../../app/i18n/language.ts';
import type { Spot } from '../../board/types.ts';
import type { DomainView } from '../view.ts';

const RADIUS = 18;

interface Props {
  readonly domains: readonly DomainView[];
  /** Where a coat is to be chosen: what that would add. */
  readonly gainAt: ((spot: Spot) => number) | undefined;
}

/** In the upper right corner of a domain's first coat, where no drawing is. */
export function MapBadges({ domains, gainAt }: Props) {
  const shown = gainAt ? domains : domains.filter(({ points }) => points > 0);
  return (
    <g class={gainAt ? 'badges gains' : 'badges'}>
      {shown.map(({ spots, points }) => {
        const { x, y } = spots[0]!;
        return (
          <g key={`${x},${y}`} transform={`translate(${100 * x + 100 - RADIUS} ${100 * y + RADIUS})`}>
            <circle r={RADIUS} />
            <text text-anchor="middle" dominant-baseline="central">
              {gainAt ? t('preview.points', { points: gainAt({ x, y }) }) : points}
            </text>
          </g>
        );
      })}
    </g>
  );
}
