/** The best places for a domino that might be picked, each with its points. */
import { t } from '../../app/i18n/language.ts';
import { TerrainTile } from '../../board/drawn/terrain-tile.tsx';
import { GhostOutline } from '../../board/hand/ghost.tsx';
import { type Rect, rectOver } from '../../board/types.ts';
import { halvesOf } from '../view.ts';
import type { PickPreview } from './use-pick-preview.ts';

interface Props {
  readonly rect: Rect;
  readonly preview: PickPreview;
}

export function PickPreviewGhost({ rect, preview: { prospects, pointed } }: Props) {
  const prospect = prospects.get(pointed.value ?? 0);
  if (!prospect) return null;
  const { west, north, columns, rows } = rect;
  const halves = halvesOf(prospect.domino);
  return (
    <svg
      class="pick-preview-ghost"
      viewBox={`${100 * west} ${100 * north} ${100 * columns} ${100 * rows}`}
      aria-hidden="true"
      focusable="false"
    >
      {prospect.places.map(({ first, second, points }, index) => {
        const over = rectOver(first, second);
        const middle = {
          x: 100 * (over.west + over.columns / 2),
          y: 100 * (over.north + over.rows / 2),
        };
        return (
          <g key={`${first.x},${first.y},${second.x}`} class={index === 0 ? 'prospect best' : 'prospect'}>
            <TerrainTile half={halves[0]} x={100 * first.x} y={100 * first.y} />
            <TerrainTile half={halves[1]} x={100 * second.x} y={100 * second.y} />
            <GhostOutline over={over} />
            <circle cx={middle.x} cy={middle.y} r="30" />
            <text x={middle.x} y={middle.y} text-anchor="middle" dominant-baseline="central">
              {t('preview.points', { points })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
