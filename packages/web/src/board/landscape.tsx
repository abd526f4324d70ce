/** A kingdom as a picture: terrains that run together, crowns, the castle, the frame it must still fit. */
import type { ComponentChildren } from 'preact';
import type { SeatColour } from './colours.ts';
import { gridLines } from './grid-lines.ts';
import { outlinePath } from './outline.ts';
import { Picture } from './picture.tsx';
import { TerrainTile } from './terrain-tile.tsx';
import type { Rect, Spot, Tile } from './types.ts';

interface Props {
  readonly rect: Rect;
  readonly tiles: readonly Tile[];
  readonly colour: SeatColour;
  /** The land that may still be built on; drawn faintly. */
  readonly frame?: Rect | undefined;
  /** Squares that glow, for example an area that is being counted. */
  readonly lit?: readonly Spot[] | undefined;
  readonly fresh?: readonly Spot[] | undefined;
  readonly children?: ComponentChildren;
}

export function Landscape({ rect, tiles, colour, frame, lit, fresh, children }: Props) {
  const { west, north, columns, rows } = rect;
  const isDimmed = lit !== undefined && lit.length > 0;
  return (
    <svg
      class={isDimmed ? 'landscape dimmed' : 'landscape'}
      viewBox={`${100 * west} ${100 * north} ${100 * columns} ${100 * rows}`}
      aria-hidden="true"
      focusable="false"
    >
      {frame && <FrameLines frame={frame} />}
      <path class="tile-shadow" d={shadowPath([...tiles, { x: 0, y: 0 }])} />
      <g class="tiles">
        <Picture name="terrain-castle" width={100} height={100} />
        <Picture name={`castle-${colour}`} width={100} height={100} />
        {tiles.map(tile => (
          <TerrainTile key={`${tile.x},${tile.y}`} half={tile} x={100 * tile.x} y={100 * tile.y} />
        ))}
      </g>
      <path class="ink" d={outlinePath([...tiles, { x: 0, y: 0, kind: 'castle', marks: 0, variant: 0 }])} />
      {fresh && <Highlight spots={fresh} name="fresh" />}
      {isDimmed && <Highlight spots={lit} name="lit" />}
      {children}
    </svg>
  );
}

/** Every square a little lower: what lies on the sheet has a lower edge in the shade. */
function shadowPath(spots: readonly Spot[]): string {
  return spots.map(({ x, y }) => `M${100 * x + 1} ${100 * y + 6}h100v100h-100z`).join('');
}

/** Paths, because Chromium repaints a path when it changes, but not always a rectangle. */
function FrameLines({ frame }: { readonly frame: Rect }) {
  const { west, north, columns, rows } = frame;
  const edge = `M${100 * west} ${100 * north}h${100 * columns}v${100 * rows}h${-100 * columns}z`;
  return (
    <>
      <path class="frame-sheet" d={edge} />
      <path class="frame-lines" d={gridLines(frame)} />
      <path class="frame-edge" d={edge} />
    </>
  );
}

function Highlight({ spots, name }: { readonly spots: readonly Spot[]; readonly name: string }) {
  return (
    <g class={name}>
      {spots.map(({ x, y }) => (
        <rect key={`${x},${y}`} x={100 * x} y={100 * y} width="100" height="100" />
      ))}
    </g>
  );
}
