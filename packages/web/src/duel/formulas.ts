/** How the points of a draw come about: before it is made, and when it has been. */
import type { Seat } from '@kingdomino/rules';
import { COATS, type DuelMap, scoreMap } from '@kingdomino/rules/duel';
import { t } from '../app/i18n/language.ts';
import { beside, type Formula } from '../board/formulas.tsx';
import { type Spot, sameSpot } from '../board/types.ts';
import type { TableView } from '../table-source/table-source.ts';
import { mapWith } from './draw/casting.ts';
import type { DrawInProgress } from './draw/draw-in-progress.ts';
import { domainsOf } from './view.ts';
import { coatName } from './words.ts';

/** Of what is about to be drawn: its domains, and the banner where it counts for more or less then. */
export function previewOf({ position, casting }: DrawInProgress, first: Spot, second: Spot): Formula[] {
  const after = mapWith(position, casting.value, first, second);
  return [
    ...domainsAt(after, [first, second]),
    ...bannerOf(position.map, after, position.banners[position.seat]!),
  ];
}

function bannerOf(before: DuelMap, after: DuelMap, banner: number): Formula[] {
  const coat = COATS[banner];
  const old = scoreMap(before, banner).banner;
  const points = scoreMap(after, banner).banner;
  if (!coat || old === points) return [];
  return [{ text: t('end.banner', { coat: coatName(coat), points }), spots: [], isLoss: points < old }];
}

/** Of the last move, if it drew something. */
export function lastFormulas({
  state,
  moves,
}: TableView<'duel'>): { readonly seat: Seat; readonly formulas: Formula[] } | undefined {
  const last = moves.at(-1);
  if (!last || last.by === 'chance') return undefined;
  const { move, by } = last;
  const drawn = move.kind === 'draw' ? move.dice : move.kind === 'dignitary' ? [move] : undefined;
  return drawn && { seat: by, formulas: beside(drawn, domainsAt(state.maps[by]!, drawn)) };
}

/** Those that score, at these squares. */
function domainsAt(map: DuelMap, spots: readonly Spot[]): Formula[] {
  return domainsOf(map)
    .filter(
      domain => domain.points > 0 && domain.spots.some(one => spots.some(other => sameSpot(one, other))),
    )
    .map(({ coat, crosses, points, spots: all }) => ({
      text: t('end.area', { terrain: coatName(coat), squares: all.length, crowns: crosses, points }),
      spots: all,
    }));
}
