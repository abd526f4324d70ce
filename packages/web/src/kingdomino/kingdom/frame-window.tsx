/** The frame that a kingdom must fit: it slides with the ghost, and locks once the kingdom fills it. */
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import type { Placing } from '../../board/hand/placing.ts';
import type { Rect } from '../../board/types.ts';
import { frameAround, locksOf } from './camera.ts';

interface Props {
  readonly kingdom: Kingdom;
  readonly camera: Rect;
  readonly placing: Placing | undefined;
}

export function FrameWindow({ kingdom, camera, placing }: Props) {
  const ghost = placing?.ghost.value;
  const spots = ghost?.option ? [ghost.first, ghost.second] : [];
  const { west, north, columns } = frameAround(kingdom, spots);
  const { x, y } = locksOf(kingdom);
  // a share of its own size, so that it needs no pixels
  const at = {
    width: `${(100 * columns) / camera.columns}%`,
    height: `${(100 * columns) / camera.rows}%`,
    transform: `translate(${(100 * (west - camera.west)) / columns}%, ${(100 * (north - camera.north)) / columns}%)`,
  };
  return <div class={`frame-window ${x ? 'locked-x' : ''} ${y ? 'locked-y' : ''}`} style={at} />;
}
