/** The held domino on the board before it is laid, with the points it would bring or the reason why it may not lie there. */
import type { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/language.ts';
import type { Placing } from '../board/placing.ts';
import { TerrainTile } from '../board/terrain-tile.tsx';
import type { Rect } from '../board/types.ts';
import { halvesOf, problemAt } from './view.ts';

interface Props {
  readonly position: Position;
  readonly rect: Rect;
  readonly placing: Placing;
}

export function GhostPicture({ position, rect, placing }: Props) {
  const ghost = placing.ghost.value;
  if (!ghost) return null;
  const { first, second, option, turn } = ghost;
  const halves = halvesOf(position.held);
  const { west, north, columns, rows } = rect;
  const left = Math.min(first.x, second.x);
  const top = Math.min(first.y, second.y);
  const problem = option ? undefined : problemAt(position, first, turn);
  const width = 1 + Math.abs(first.x - second.x);
  const height = 1 + Math.abs(first.y - second.y);
  const bubble = { '--x': left - west + width / 2, '--y': top - north };
  return (
    <>
      <svg
        class={`ghost ${option ? 'fits' : 'wrong'} ${placing.isPinned.value ? 'pinned' : ''}`}
        viewBox={`${100 * west} ${100 * north} ${100 * columns} ${100 * rows}`}
        aria-hidden="true"
        focusable="false"
      >
        <TerrainTile half={halves[0]} x={100 * first.x} y={100 * first.y} />
        <TerrainTile half={halves[1]} x={100 * second.x} y={100 * second.y} />
        <rect x={100 * left} y={100 * top} width={100 * width} height={100 * height} rx="8" />
      </svg>
      <div class={`bubble ${option ? 'fits' : 'wrong'}`} style={bubble}>
        {option ? t('preview.points', { points: option.points }) : problem && t(`problem.${problem}`)}
      </div>
    </>
  );
}
