/** What each domain of a map gives, and the banner. */
import type { Seat } from '@kingdomino/rules';
import { COATS, type Position } from '@kingdomino/rules/duel';
import { t } from '../app/language.ts';
import { PointsList } from '../play/points-list.tsx';
import { Art } from '../ui/icon.tsx';
import { domainsOf } from './view.ts';
import { coatName, domainText } from './words.ts';

interface Props {
  readonly position: Position;
  readonly seat: Seat;
}

export function DomainList({ position, seat }: Props) {
  const score = position.scores()[seat]!;
  const banner = COATS[position.banners[seat]!];
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
      extras={banner ? [{ name: t('domains.banner', { coat: coatName(banner) }), points: score.banner }] : []}
      total={score.total}
    />
  );
}
