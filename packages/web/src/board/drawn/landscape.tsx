/** A kingdom as a picture: terrains that run together, crowns, the castle, the frame it must still fit. */
import type { ComponentChildren } from 'preact';
import type { SeatColour } from '../colours.ts';
import { type Rect, type Spot, sameSpot, type Tile } from '../types.ts';
import { gridLines } from './grid-lines.ts';
import { outlinePath } from './outline.ts';
import { Picture } from './picture.tsx';
import { TerrainTile } from './terrain-tile.tsx';

interface Props {
  readonly rect: Rect;
  readonly tiles: readonly Tile[];
  readonly colour: SeatColour;
  /** The land that may still be built on; drawn faintly. */
  readonly frame?: Rect | undefined;
  /** Squares that glow, for example an area that is being counted. */
  readonly lit?: readonly Spot[] | undefined;
  readonly fresh?: readonly Spot[] | undefined;
  /** The domino that was laid last: marked, and called so by what moves. */
  readonly latest?: Latest | undefined;
  readonly children?: ComponentChildren;
}

export interface Latest {
  readonly anchor: string;
  readonly spots: readonly Spot[];
  /** Whether it is outlined. */
  readonly isMarked: boolean;
}

export function Landscape({ rect, tiles, colour, frame, lit, fresh, latest, children }: Props) {
  const { west, north, columns, rows } = rect;
  const isLatest = (tile: Tile) => latest !== undefined && isIn(latest.spots, tile);
  const tile = (one: Tile) => (
    <TerrainTile key={`${one.x},${one.y}`} half={one} x={100 * one.x} y={100 * one.y} />
  );
  return (
    <svg
      class="landscape"
      viewBox={`${100 * west} ${100 * north} ${100 * columns} ${100 * rows}`}
      aria-hidden="true"
      focusable="false"
    >
      {frame && <FrameLines frame={frame} />}
      <path class="tile-shadow" d={shadowPath([...tiles, { x: 0, y: 0 }])} />
      <g class="tiles">
        <Picture name="terrain-castle" width={100} height={100} />
        <Picture name={`castle-${colour}`} width={100} height={100} />
        {tiles.filter(one => !isLatest(one)).map(tile)}
      </g>
      <g class="tiles" data-anchor={latest?.anchor} key={latest?.anchor}>
        {tiles.filter(isLatest).map(tile)}
        {latest?.isMarked && <LatestEdge spots={latest.spots} />}
      </g>
      <path class="ink" d={outlinePath([...tiles, { x: 0, y: 0, kind: 'castle', marks: 0, variant: 0 }])} />
      {fresh && <Highlight spots={fresh} name="fresh" />}
      {lit && lit.length > 0 && (
        <>
          <path class="shade" d={squaresPath([...tiles, { x: 0, y: 0 }].filter(one => !isIn(lit, one)))} />
          <Highlight spots={lit} name="lit" />
        </>
      )}
      {children}
    </svg>
  );
}

const isIn = (spots: readonly Spot[], one: Spot) => spots.some(spot => sameSpot(spot, one));

/** Light on a dark ground. */
function LatestEdge({ spots }: { readonly spots: readonly Spot[] }) {
  const edge = edgeOf(spots);
  return (
    <>
      <path class="latest-ground" d={edge} />
      <path class="latest" d={edge} />
    </>
  );
}

/** Around the squares of one domino, a little inside. */
function edgeOf(spots: readonly Spot[]): string {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [100 * Math.min(...xs) + 5, 100 * Math.min(...ys) + 5];
  const [right, bottom] = [100 * Math.max(...xs) + 95, 100 * Math.max(...ys) + 95];
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}

/** Every square a little lower: what lies on the sheet has a lower edge in the shade. */
function shadowPath(spots: readonly Spot[]): string {
  return squaresPath(spots.map(({ x, y }) => ({ x: x + 0.01, y: y + 0.06 })));
}

function squaresPath(spots: readonly Spot[]): string {
  return spots.map(({ x, y }) => `M${100 * x} ${100 * y}h100v100h-100z`).join('');
}

/** Widths of the edges that are the sheet's shadow together. */
const SHADOWS = [30, 36, 44];

/** Paths, because Chromium repaints a path when it changes, but not always a rectangle. */
function FrameLines({ frame }: { readonly frame: Rect }) {
  const edge = edgeAround(frame);
  const lower = edgeAround({ ...frame, north: frame.north + 0.05 });
  return (
    <>
      {SHADOWS.map(width => (
        <path key={width} class="frame-shadow" d={lower} stroke-width={width} />
      ))}
      <path class="frame-sheet" d={edge} />
      <path class="frame-lines" d={gridLines(frame)} />
      <path class="frame-edge" d={edge} />
    </>
  );
}

function edgeAround({ west, north, columns, rows }: Rect): string {
  return `M${100 * west} ${100 * north}h${100 * columns}v${100 * rows}h${-100 * columns}z`;
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
