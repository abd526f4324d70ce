/** The ghost of the held domino on the board. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { TerrainTile } from '../../board/drawn/terrain-tile.tsx';
import { GhostOutline, GhostPicture } from '../../board/hand/ghost.tsx';
import type { Placing } from '../../board/hand/placing.ts';
import type { Rect } from '../../board/types.ts';
import { previewOf } from '../formulas.ts';
import { halvesOf } from '../view.ts';
import { ghostProblem } from '../words.ts';

interface Props {
  readonly position: Position;
  readonly rect: Rect;
  readonly placing: Placing;
}

export function HeldGhost({ position, rect, placing }: Props) {
  const halves = halvesOf(position.held);
  return (
    <GhostPicture
      rect={rect}
      placing={placing}
      held={position.held}
      problem={ghostProblem(position, placing)}
      explain={ghost => previewOf(position, ghost)}
      draw={([first, second], sheet) => (
        <>
          <TerrainTile half={halves[0]} x={100 * first.x} y={100 * first.y} />
          <TerrainTile half={halves[1]} x={100 * second.x} y={100 * second.y} />
          <GhostOutline over={sheet} />
        </>
      )}
    />
  );
}
