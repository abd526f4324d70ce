/** Turns as ghosts on the board: each where it would lie, with its number among the best. */
import '../styles/features/turn.css';
import { CoatTile } from '../board/drawn/map-tile.tsx';
import { TerrainTile } from '../board/drawn/terrain-tile.tsx';
import { type Rect, rectOver, type Spot, type Tile } from '../board/types.ts';
import type { TableView } from '../table-source/table-source.ts';
import { laidSquares } from './laid-squares.ts';

interface Props {
  readonly view: TableView;
  readonly rect: Rect;
  /** Best first. */
  readonly turns: readonly (readonly string[])[];
}

interface Ghost {
  readonly key: string;
  readonly spots: readonly Spot[];
  readonly tiles: readonly Tile[];
  readonly numbers: readonly number[];
}

export function TurnGhosts({ view, rect, turns }: Props) {
  const { west, north, columns, rows } = rect;
  const ghosts = ghostsOf(view, turns);
  if (ghosts.length === 0) return null;
  return (
    <svg
      class="turn-ghosts"
      viewBox={`${100 * west} ${100 * north} ${100 * columns} ${100 * rows}`}
      aria-hidden="true"
      focusable="false"
    >
      {/* the best one lies on top */}
      {[...ghosts].reverse().map(({ key, spots, tiles, numbers }) => (
        <g key={key} class={numbers[0] === 1 ? 'turn-ghost first' : 'turn-ghost'}>
          {numbers[0] === 1 &&
            tiles.map(tile => <Square key={`${tile.x},${tile.y}`} game={view.game} tile={tile} />)}
          <path d={edgesOf(spots)} />
        </g>
      ))}
      {/* a single turn needs no number */}
      {turns.length > 1 && badgesOf(ghosts).map(badge => <Badge key={badge.text} {...badge} />)}
    </svg>
  );
}

function Square({ game, tile }: { readonly game: TableView['game']; readonly tile: Tile }) {
  const { x, y, kind, marks } = tile;
  return game === 'duel' ? (
    <CoatTile coat={kind} crosses={marks} x={100 * x} y={100 * y} />
  ) : (
    <TerrainTile half={tile} x={100 * x} y={100 * y} />
  );
}

/** Turns that lay the same at the same place are one ghost: they differ by what they take. */
function ghostsOf(view: TableView, turns: readonly (readonly string[])[]): Ghost[] {
  const ghosts = new Map<string, Ghost>();
  for (const [index, turn] of turns.entries()) {
    const laid = laidSquares(view, turn);
    if (!laid) continue;
    const key = turn[0]!;
    const numbers = [...(ghosts.get(key)?.numbers ?? []), index + 1];
    ghosts.set(key, { key, spots: laid.spots, tiles: laid.tiles, numbers });
  }
  return [...ghosts.values()];
}

interface BadgeProps {
  readonly text: string;
  readonly at: Spot;
  readonly isFirst: boolean;
}

/** On a square of its own where there is one: places overlap. */
function badgesOf(ghosts: readonly Ghost[]): BadgeProps[] {
  const taken = new Set<string>();
  return ghosts.map(({ spots, numbers }) => {
    const free = spots.find(({ x, y }) => !taken.has(`${x},${y}`));
    const spot = free ?? spots[0]!;
    const crowd = free ? 0 : 0.34;
    taken.add(`${spot.x},${spot.y}`);
    return {
      text: numbers.join(' '),
      at: { x: spot.x + 0.5 + crowd, y: spot.y + 0.5 + crowd },
      isFirst: numbers[0] === 1,
    };
  });
}

function Badge({ text, at, isFirst }: BadgeProps) {
  const [x, y] = [100 * at.x, 100 * at.y];
  const wide = 44 + 18 * (text.length - 1);
  return (
    <g class={isFirst ? 'turn-badge first' : 'turn-badge'}>
      <rect x={x - wide / 2} y={y - 22} width={wide} height="44" rx="22" />
      <text x={x} y={y} text-anchor="middle" dominant-baseline="central">
        {text}
      </text>
    </g>
  );
}

/** Around both squares, or around each of them where a spell has parted them. */
function edgesOf(spots: readonly Spot[]): string {
  const [first, second] = spots;
  const isOne = first && second && Math.abs(first.x - second.x) + Math.abs(first.y - second.y) === 1;
  const rects = isOne ? [rectOver(first, second)] : spots.map(spot => rectOver(spot, spot));
  return rects
    .map(({ west, north, columns, rows }) => {
      const [wide, high] = [100 * columns - 10, 100 * rows - 10];
      return `M${100 * west + 5} ${100 * north + 5}h${wide}v${high}h${-wide}z`;
    })
    .join('');
}
