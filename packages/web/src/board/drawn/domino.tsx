/** A domino by itself: in a line, in the hand, under the pointer. */

import type { Half } from '../types.ts';
import { TerrainTile } from './terrain-tile.tsx';

interface Props {
  readonly halves: readonly [Half, Half];
  /** Quarter turns clockwise; the first half is west, north, east or south of the second. */
  readonly turn?: number;
  readonly class?: string;
  /** What it is called by what moves: `motion/scene.ts`. */
  readonly anchor?: string | undefined;
}

export function Domino({ halves, turn = 0, class: name = '', anchor }: Props) {
  const isUpright = turn % 2 === 1;
  const order = turn < 2 ? halves : ([halves[1], halves[0]] as const);
  return (
    // the shadow is the span's: WebKit paints that of a drawing only in part
    <span class={`domino ${name}`} data-upright={isUpright} data-anchor={anchor}>
      <svg viewBox={isUpright ? '0 0 100 200' : '0 0 200 100'} aria-hidden="true" focusable="false">
        <TerrainTile half={order[0]} x={0} y={0} />
        <TerrainTile half={order[1]} x={isUpright ? 0 : 100} y={isUpright ? 100 : 0} />
        {halves[0].kind !== halves[1].kind && (
          <path class="ink" d={isUpright ? 'M0 100h100' : 'M100 0v100'} />
        )}
      </svg>
    </span>
  );
}
