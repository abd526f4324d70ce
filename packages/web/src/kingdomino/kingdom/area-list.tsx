/** The points of each area of a kingdom, and its bonuses. */
import type { Seat } from '@kingdomino/rules';
import type { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../../app/i18n/language.ts';
import { Picture } from '../../board/drawn/picture.tsx';
import { PointsList } from '../../table-ui/points-list.tsx';
import { certainPoints, openBonusesOf } from '../open-bonuses.ts';
import { areasOf } from '../view.ts';
import { areaText, terrainName } from '../words.ts';

interface Props {
  readonly position: Position;
  readonly seat: Seat;
}

export function AreaList({ position, seat }: Props) {
  return (
    <PointsList
      label={t('areas.label')}
      mark="crown"
      none={t('areas.none')}
      rows={areasOf(position.kingdoms[seat]!).map(area => ({
        key: `${area.spots[0]!.x},${area.spots[0]!.y}`,
        picture: (
          <svg class="area-chip" viewBox="0 0 100 100" aria-hidden="true">
            <Picture name={`terrain-${area.terrain}-1`} width={100} height={100} />
          </svg>
        ),
        name: terrainName(area.terrain),
        squares: area.spots.length,
        marks: area.crowns,
        points: area.points,
        text: areaText(area),
      }))}
      bonuses={openBonusesOf(position, seat)}
      total={certainPoints(position, seat)}
    />
  );
}
