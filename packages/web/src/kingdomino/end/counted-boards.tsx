/** The kingdoms for the final count: areas, smallest first, then bonuses. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../../app/i18n/language.ts';
import { Landscape } from '../../board/drawn/landscape.tsx';
import type { CountedBoard, CountedPart } from '../../end/counted-board.ts';
import type { SeatView } from '../../table-source/table-source.ts';
import { areasOf, BONUSES, rectOf, tilesOf } from '../view.ts';

export function boardsOf(position: Position, seats: readonly SeatView[]): CountedBoard[] {
  return position.kingdoms.map((kingdom, seat) => {
    const rect = rectOf(kingdom, 0);
    const tiles = tilesOf(kingdom);
    return {
      parts: [...areaParts(position, seat), ...bonusParts(position, seat)],
      rect,
      tiles,
      draw: lit => <Landscape rect={rect} tiles={tiles} colour={seats[seat]!.colour} lit={lit} />,
    };
  });
}

function areaParts(position: Position, seat: number): CountedPart[] {
  return areasOf(position.kingdoms[seat]!)
    .filter(({ points }) => points > 0)
    .reverse()
    .map(({ terrain, spots, crowns, points }) => ({
      text: t('end.area', { terrain: t(`terrain.${terrain}`), squares: spots.length, crowns, points }),
      points,
      spots,
    }));
}

function bonusParts(position: Position, seat: number): CountedPart[] {
  const score = position.scores()[seat]!;
  return BONUSES.filter(name => score[name] > 0).map(name => ({
    text: `${t(`variant.${name}`)} +${score[name]}`,
    points: score[name],
    spots: [],
  }));
}
