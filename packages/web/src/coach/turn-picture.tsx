/** A turn as a small board, and in words. */
import { t } from '../app/i18n/language.ts';
import { Landscape } from '../board/drawn/landscape.tsx';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import type { Rect, Spot } from '../board/types.ts';
import { freshSpots, MAP_RECT, tilesOf as mapTiles } from '../duel/view.ts';
import { rectOf, tilesOf } from '../kingdomino/view.ts';
import { isViewOf, type TableView } from '../table-source/table-source.ts';
import { viewAfter } from '../table-source/view-after.ts';

interface Props {
  readonly view: TableView;
  readonly turn: readonly string[];
}

export function TurnPicture({ view, turn }: Props) {
  const after = viewAfter(view, turn.slice(0, 1));
  const laid = after && laidBy(view, after);
  if (!after || !laid) return null;
  const { seat } = view.state;
  if (isViewOf(after, 'duel'))
    return (
      <div class="coach-picture">
        <MapPicture rect={MAP_RECT} tiles={mapTiles(after.state.maps[seat]!)} fresh={laid.spots} />
      </div>
    );
  if (!isViewOf(after, 'kingdomino')) return null;
  return (
    <div class="coach-picture">
      <Landscape
        rect={rectOf(after.state.kingdoms[seat]!, 1)}
        tiles={tilesOf(after.state.kingdoms[seat]!)}
        colour={view.seats[seat]!.colour}
      >
        <path class="coach-mark" d={laid.spots.map(squarePath).join('')} />
      </Landscape>
    </div>
  );
}

function squarePath({ x, y }: Spot): string {
  return `M${100 * x + 5} ${100 * y + 5}h90v90h-90z`;
}

/** "row 3, column 4; row 3, column 5" */
export function placeText(view: TableView, turn: readonly string[]): string {
  const after = viewAfter(view, turn.slice(0, 1));
  const laid = after && laidBy(view, after);
  if (!laid) return '';
  const { west, north } = laid.rect;
  return laid.spots
    .map(({ x, y }) => t('coach.place', { row: y - north + 1, column: x - west + 1 }))
    .join('; ');
}

interface Laid {
  /** Of the board as the player sees it now. */
  readonly rect: Rect;
  readonly spots: readonly Spot[];
}

/** The squares that the first move of a turn covers; none where it lays nothing. */
function laidBy(view: TableView, after: TableView): Laid | undefined {
  const { seat } = view.state;
  const last = after.moves.at(-1)!.move;
  if (isViewOf(after, 'duel'))
    return last.kind === 'draw' ? { rect: MAP_RECT, spots: freshSpots(after.state, seat) } : undefined;
  if (!isViewOf(after, 'kingdomino') || !isViewOf(view, 'kingdomino') || last.kind !== 'place')
    return undefined;
  const { domino } = last;
  const spots = after.state.kingdoms[seat]!.squares().filter(square => square.domino === domino);
  return { rect: rectOf(view.state.kingdoms[seat]!), spots };
}
