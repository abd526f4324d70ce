/** From the rules' position to what the Duel boards show. */
import type { Seat } from '@kingdomino/rules';
import { COATS, type Coat, DICE, type DuelMap, MAP_GRID, type Position } from '@kingdomino/rules/duel';
import type { Rect, Spot, Tile } from '../board/types.ts';
import type { TableView } from '../table-source/table-source.ts';

export const MAP_RECT: Rect = {
  west: -(MAP_GRID.columns - 1) / 2,
  north: -(MAP_GRID.rows - 1) / 2,
  columns: MAP_GRID.columns,
  rows: MAP_GRID.rows,
};

export function tilesOf(map: DuelMap): Tile[] {
  return map.squares().map(({ x, y, coat, crosses }) => ({ x, y, kind: coat, marks: crosses, variant: 0 }));
}

const KINDS: ReadonlyMap<string, number> = new Map(COATS.map((coat, kind) => [coat, kind]));

/** A coat as a number; -1 for a joker that is none yet. */
export function kindOf(coat: Coat | 'joker'): number {
  return KINDS.get(coat) ?? -1;
}

export interface DomainView {
  readonly coat: Coat;
  readonly crosses: number;
  readonly points: number;
  readonly spots: readonly Spot[];
}

/** Best first. */
export function domainsOf(map: DuelMap): DomainView[] {
  return map
    .domains()
    .map(({ kind, marks, cells, points }) => ({
      coat: COATS[kind]!,
      crosses: marks,
      points,
      spots: cells.map(cell => ({ x: MAP_GRID.x(cell), y: MAP_GRID.y(cell) })),
    }))
    .sort((one, other) => other.points - one.points || other.spots.length - one.spots.length);
}

export interface FaceView {
  /** A coat, or `joker`. */
  readonly coat: Coat | 'joker';
  readonly crosses: number;
}

export function faceView(die: number, face: number): FaceView {
  const { coat, crosses } = DICE[die]![face]!;
  return { coat: coat ?? 'joker', crosses };
}

export function shownFace(position: Position, die: number): FaceView {
  return faceView(die, position.faces[die]!);
}

/** Of a game that is gone through: the squares that the last move drew in this map. */
export function markedSpots(
  { moves, state, looksAt }: Pick<TableView<'duel'>, 'moves' | 'state' | 'looksAt'>,
  seat: Seat,
): readonly Spot[] {
  const last = moves.at(-1);
  const isDrawn = looksAt !== undefined && last?.by === seat && last.move.kind === 'draw';
  return isDrawn ? freshSpots(state, seat) : [];
}

/** They show something: before the first roll they do not. */
export function areRolled({ phase, round }: Position): boolean {
  return phase !== 'first' && !(phase === 'roll' && round === 0);
}

/** The squares drawn last in a seat's map. */
export function freshSpots(position: Position, seat: Seat): Spot[] {
  const squares = position.maps[seat]!.squares();
  const last = Math.max(-1, ...squares.map(({ round }) => round));
  return squares.filter(({ round }) => round === last);
}
