/** The frame that a kingdom must fit: it is seen around the ghost, and locks once the kingdom fills it. */
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import type { Placing } from '../../board/hand/placing.ts';
import type { Rect } from '../../board/types.ts';
import { locksOf, shownFrame } from './camera.ts';

interface Props {
  readonly kingdom: Kingdom;
  readonly camera: Rect;
  readonly placing: Placing | undefined;
}

export function FrameWindow({ kingdom, camera, placing }: Props) {
  const ghost = placing?.ghost.value;
  const spots = ghost?.option ? [ghost.first, ghost.second] : [];
  const { west, north, columns, rows, isOpen } = shownFrame(kingdom, camera, spots);
  const { x, y } = locksOf(kingdom);
  // a share of its own size, so that it needs no pixels
  const at = {
    width: `${(100 * columns) / camera.columns}%`,
    height: `${(100 * rows) / camera.rows}%`,
    transform: `translate(${(100 * (west - camera.west)) / columns}%, ${(100 * (north - camera.north)) / rows}%)`,
  };
  const sides = [x && 'locked-x', y && 'locked-y', isOpen.x && 'open-x', isOpen.y && 'open-y'];
  return <div class={['frame-window', ...sides.filter(Boolean)].join(' ')} style={at} />;
}
