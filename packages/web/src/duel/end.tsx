/** The end of a Duel: domains, smallest first, then the banner. */
import { COATS, duel, type Position } from '@kingdomino/rules/duel';
import { t } from '../app/i18n/language.ts';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import type { CountedBoard, CountedPart } from '../end/counted-board.ts';
import { End } from '../end/end.tsx';
import type { TableSource } from '../table-source/table-source.ts';
import { DUEL_TIE_BREAKS } from './tie-breaks.ts';
import { domainsOf, MAP_RECT, tilesOf } from './view.ts';
import { coatName } from './words.ts';

export function DuelEnd({ source }: { readonly source: TableSource<'duel'> }) {
  const position = source.view.value.state;
  return (
    <End
      source={source}
      boards={boardsOf(position)}
      outcome={duel.outcome(position)}
      tieBreaks={DUEL_TIE_BREAKS}
    />
  );
}

function boardsOf(position: Position): CountedBoard[] {
  return position.maps.map((map, seat) => {
    const tiles = tilesOf(map);
    return {
      parts: [...domainParts(position, seat), ...bannerParts(position, seat)],
      rect: MAP_RECT,
      tiles,
      draw: lit => <MapPicture rect={MAP_RECT} tiles={tiles} lit={lit} />,
    };
  });
}

function domainParts(position: Position, seat: number): CountedPart[] {
  return domainsOf(position.maps[seat]!)
    .filter(({ points }) => points > 0)
    .reverse()
    .map(({ coat, spots, crosses, points }) => ({
      text: t('end.area', { terrain: coatName(coat), squares: spots.length, crowns: crosses, points }),
      points,
      spots,
    }));
}

function bannerParts(position: Position, seat: number): CountedPart[] {
  const coat = COATS[position.banners[seat]!];
  const points = position.scores()[seat]!.banner;
  return coat ? [{ text: t('end.banner', { coat: coatName(coat), points }), points, spots: [] }] : [];
}
