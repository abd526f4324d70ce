/** Where a turn lays something: what pictures and ghosts of it draw. */
import type { Rect, Spot, Tile } from '../board/types.ts';
import { sameSpot } from '../board/types.ts';
import { freshSpots, MAP_RECT, tilesOf as mapTiles } from '../duel/view.ts';
import { rectOf, tilesOf } from '../kingdomino/view.ts';
import { isViewOf, type TableView } from '../table-source/table-source.ts';
import { viewAfter } from '../table-source/view-after.ts';

export interface LaidSquares {
  /** Of the board as the player sees it now. */
  readonly rect: Rect;
  readonly spots: readonly Spot[];
  /** What lies there then. */
  readonly tiles: readonly Tile[];
  /** The table with it. */
  readonly after: TableView;
}

/** The squares that the first move of a turn covers; undefined where it lays nothing. */
export function laidSquares(view: TableView, turn: readonly string[]): LaidSquares | undefined {
  const after = viewAfter(view, turn.slice(0, 1));
  const last = after?.moves.at(-1)?.move;
  const { seat } = view.state;
  if (!after || !last) return undefined;
  if (isViewOf(after, 'duel')) {
    if (last.kind !== 'draw') return undefined;
    const spots = freshSpots(after.state, seat);
    return { rect: MAP_RECT, spots, tiles: among(mapTiles(after.state.maps[seat]!), spots), after };
  }
  if (!isViewOf(after, 'kingdomino') || !isViewOf(view, 'kingdomino') || last.kind !== 'place')
    return undefined;
  const { domino } = last;
  const kingdom = after.state.kingdoms[seat]!;
  const spots = kingdom.squares().filter(square => square.domino === domino);
  return { rect: rectOf(view.state.kingdoms[seat]!), spots, tiles: among(tilesOf(kingdom), spots), after };
}

function among<Each extends Spot>(tiles: readonly Each[], spots: readonly Spot[]): Each[] {
  return tiles.filter(tile => spots.some(spot => sameSpot(spot, tile)));
}
