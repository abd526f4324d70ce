/** The points of each domain of a map, and the Banner. */
import type { Seat } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/duel';
import { t } from '../../app/i18n/language.ts';
import { PointsList } from '../../table-ui/points-list.tsx';
import { Art } from '../../ui/icon.tsx';
import { certainPoints, openBonusesOf } from '../open-bonuses.ts';
import { domainsOf } from '../view.ts';
import { coatName, domainText } from '../words.ts';

interface Props {
  readonly position: Position;
  readonly seat: Seat;
}

export function DomainList({ position, seat }: Props) {
  return (
    <PointsList
      label={t('domains.label')}
      mark="cross"
      none={t('domains.none')}
      rows={domainsOf(position.maps[seat]!).map(domain => ({
        key: `${domain.spots[0]!.x},${domain.spots[0]!.y}`,
        picture: <Art name={`coat-${domain.coat}`} class="area-chip" />,
        name: coatName(domain.coat),
        squares: domain.spots.length,
        marks: domain.crosses,
        points: domain.points,
        text: domainText(domain),
      }))}
      bonuses={openBonusesOf(position, seat)}
      total={certainPoints(position, seat)}
    />
  );
}
