/** A Duel map as a picture: ink on parchment, the castle in the middle, domains run together. */
import type { ComponentChildren } from 'preact';
import type { Rect, Spot, Tile } from '../types.ts';
import { gridLines } from './grid-lines.ts';
import { CoatTile } from './map-tile.tsx';
import { outlinePath } from './outline.ts';
import { Picture } from './picture.tsx';

interface Props {
  readonly rect: Rect;
  readonly tiles: readonly Tile[];
  readonly lit?: readonly Spot[] | undefined;
  readonly fresh?: readonly Spot[] | undefined;
  /** The castle's cross has been used: its tower is inked, as on the sheet in the box. */
  readonly isBonusUsed?: boolean;
  /** The name of what is drawn at a place, for what moves. */
  readonly anchor?: (spot: Spot) => string;
  readonly children?: ComponentChildren;
}

/** The wall of the middle tower of `duel-castle`, above its gate. */
const TOWER = 'M41 36h18v28q-3.5-3-9-3t-9 3z';

export function MapPicture({ rect, tiles, lit, fresh, isBonusUsed, anchor, children }: Props) {
  const { west, north, columns, rows } = rect;
  const box = { x: 100 * west, y: 100 * north, width: 100 * columns, height: 100 * rows };
  return (
    <svg
      class="map"
      viewBox={`${box.x - 14} ${box.y - 14} ${box.width + 28} ${box.height + 28}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect
        class="map-sheet"
        x={box.x - 14}
        y={box.y - 14}
        width={box.width + 28}
        height={box.height + 28}
        rx="18"
      />
      <rect class="map-edge" {...box} rx="4" />
      <path class="map-lines" d={gridLines(rect)} />
      <Picture name="duel-castle" x={6} y={6} width={88} height={88} />
      {isBonusUsed && <path class="inked-tower" d={TOWER} />}
      {tiles.map(({ x, y, kind }) => (
        <rect
          key={`ground ${x},${y}`}
          class={`ground ${kind}`}
          x={100 * x}
          y={100 * y}
          width="100"
          height="100"
        />
      ))}
      {tiles.map(({ x, y, kind, marks }) => (
        <CoatTile
          key={`${x},${y}`}
          coat={kind}
          crosses={marks}
          x={100 * x}
          y={100 * y}
          anchor={anchor?.({ x, y })}
        />
      ))}
      <path class="map-ink" d={outlinePath(tiles)} />
      {fresh && <path class="map-fresh" d={outlinePath(tiles.filter(({ x, y }) => isIn(fresh, x, y)))} />}
      {lit && lit.length > 0 && (
        <g class="lit">
          {lit.map(({ x, y }) => (
            <rect key={`${x},${y}`} x={100 * x} y={100 * y} width="100" height="100" />
          ))}
        </g>
      )}
      {children}
    </svg>
  );
}

function isIn(spots: readonly Spot[] | undefined, x: number, y: number): boolean {
  return spots?.some(spot => spot.x === x && spot.y === y) ?? false;
}
