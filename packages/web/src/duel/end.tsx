/** The end of a Duel: domains, smallest first, then the banner. */
import { COATS, duel, type Position } from '@kingdomino/rules/duel';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { MapPicture } from '../board/map-picture.tsx';
import { EndButtons } from '../play/end-buttons.tsx';
import { type CountedBoard, type CountedPart, FinalCount } from '../play/final-count.tsx';
import { Reopen } from '../play/reopen.tsx';
import type { TableSource } from '../play/table-source.ts';
import { type TieBreaks, verdictOf } from '../play/verdict.ts';
import { domainsOf, MAP_RECT, tilesOf } from './view.ts';
import { coatName } from './words.ts';

const TIE_BREAKS: TieBreaks = [['largestDomain', 'end.tie.domain']];

export function DuelEnd({ source }: { readonly source: TableSource }) {
  const view = source.view.value;
  const position = view.state as Position;
  const [isOpen, open] = useState(true);
  const outcome = duel.outcome(position);
  const names = view.seats.map(({ name }) => name);
  if (!isOpen) return <Reopen onClick={() => open(true)} />;
  return (
    <FinalCount
      title={t('end.title')}
      view={view}
      boards={boardsOf(position)}
      winners={outcome.ranking[0]!}
      verdict={verdictOf(outcome, names, TIE_BREAKS)}
      class="end"
      onClose={() => open(false)}
    >
      <EndButtons source={source} onLook={() => open(false)} />
    </FinalCount>
  );
}

function boardsOf(position: Position): CountedBoard[] {
  return position.maps.map((map, seat) => ({
    parts: [...domainParts(position, seat), ...bannerParts(position, seat)],
    draw: lit => <MapPicture rect={MAP_RECT} tiles={tilesOf(map)} lit={lit} />,
  }));
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
