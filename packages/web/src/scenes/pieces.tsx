/** What the pictures beside pages are made of: dominoes, kings and parchment, at a place and at an angle. */
import '../styles/parts/scene.css';
import type { ComponentChildren } from 'preact';
import { TerrainTile } from '../board/drawn/terrain-tile.tsx';
import type { Half } from '../board/types.ts';

/** `forest 2 1`: the terrain, which drawing of it, and its crowns. */
export function half(text: string): Half {
  const [kind = '', variant, marks] = text.split(' ');
  return { kind, variant: Number(variant), marks: Number(marks) };
}

export interface Lying {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn?: number;
  readonly scale?: number;
}

const lying = ({ x, y, turn = 0, scale = 1 }: Lying) =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

/** Two halves as texts, its middle at the place. */
export function LooseDomino({ halves, ...at }: Lying & { readonly halves: readonly [string, string] }) {
  return (
    <g transform={lying(at)}>
      <rect class="scene-shade" x="-94" y="-42" width="200" height="100" rx="8" />
      <TerrainTile half={half(halves[0])} x={-100} y={-50} />
      <TerrainTile half={half(halves[1])} x={0} y={-50} />
      <path class="scene-ink" d="M0-50V50" />
      <rect class="scene-ink" x="-100" y="-50" width="200" height="100" rx="6" />
    </g>
  );
}

interface KingProps extends Lying {
  readonly colour: 'pink' | 'yellow' | 'green' | 'blue';
}

/** His feet at the place. */
export function SceneKing({ colour, ...at }: KingProps) {
  return (
    <g transform={lying(at)}>
      <ellipse class="scene-shade" cx="3" cy="-3" rx="30" ry="8" />
      <use href={`#king-${colour}`} x="-40" y="-100" width="80" height="100" />
    </g>
  );
}

/** A sheet of parchment around the middle of what lies on it. */
export function Sheet({
  width,
  height,
  children,
  ...at
}: Lying & { readonly width: number; readonly height: number; readonly children?: ComponentChildren }) {
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 8 };
  return (
    <g transform={lying(at)}>
      <rect class="scene-shade" {...box} x={box.x + 5} y={box.y + 9} />
      <rect class="scene-paper" {...box} />
      <rect class="scene-edge" x={box.x + 7} y={box.y + 7} width={width - 14} height={height - 14} rx="4" />
      {children}
    </g>
  );
}

/** The frame of every picture; beside the words of its page, so hidden from screen readers. */
export function Scene({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="page-scene" viewBox="0 0 340 400" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
